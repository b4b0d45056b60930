import { readdirSync, readFileSync } from 'node:fs';

/** Other processes whose environment or command line contains one of the texts. Linux only. */
export function processesNaming(texts: readonly string[]): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => {
      const about = `${read(`/proc/${pid}/environ`)}\n${commandOf(pid)}`;
      return texts.some((text) => about.includes(text));
    });
}

export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

export function endAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already exited.
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Exited, or not readable.
  }
}
