import { readFile } from 'node:fs/promises';

/** For the log, the server's own calls and Node itself. */
const otherFiles = 200;

/**
 * Returns how many connections the relay accepts: the wanted number, or fewer where the system allows fewer open files.
 * Beyond that, connections fail without a reply, the server's own calls too.
 */
export async function readMaxSockets(wanted: number, file = '/proc/self/limits'): Promise<number> {
  const limits = await readFile(file, 'utf8').catch(() => '');
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return soft === undefined ? wanted : Math.min(wanted, Math.max(1, Number(soft) - otherFiles));
}
