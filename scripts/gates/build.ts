import { must } from './command.ts';

let built: Promise<unknown> | undefined;

/** Builds every workspace once a run; the build tool skips what has not changed. */
export function ensureBuilt(): Promise<unknown> {
  built ??= must('turbo', ['run', 'build', '--output-logs=errors-only']);
  return built;
}
