import { readdirSync, readFileSync } from 'node:fs';

/** Processes, other than this one, whose environment or command line holds one of the texts. Linux. */
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
      // It has ended by itself.
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // It ended meanwhile, or is not ours to read.
  }
}
