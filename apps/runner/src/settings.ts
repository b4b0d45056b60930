import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { UsageError } from '#/usage-error.ts';

/** What a registered runner keeps, readable by its user alone. */
export interface Settings {
  /** The address of the API, such as `https://studio.example/api`. */
  readonly url: string;
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly labels: readonly string[];
  /** X25519, PKCS#8 in base64: opens the secrets of jobs. */
  readonly privateKey: string;
}

/** The file of the settings; its folder also has the folders of jobs. */
export function settingsFileOf(given: string | undefined): string {
  return path.resolve(given ?? path.join(homedir(), '.studio-runner', 'runner.json'));
}

/** The folder of running jobs. */
export const workFolderOf = (settingsFile: string): string => path.join(path.dirname(settingsFile), 'work');

/** Written to another file first, so that a crash leaves the previous settings. */
export async function saveSettings(file: string, settings: Settings): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.new`;
  await writeFile(next, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  // The mode above does not change that of an existing file.
  await chmod(next, 0o600);
  await rename(next, file);
}

export async function readSettings(file: string): Promise<Settings> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new UsageError(`${file} does not exist: run "studio-runner register" first.`);
  const value = parse(text) as Partial<Settings> | null;
  const texts = [value?.url, value?.id, value?.name, value?.token, value?.privateKey];
  if (!texts.every((each) => typeof each === 'string') || !Array.isArray(value?.labels))
    throw new UsageError(`${file} is damaged: register this machine again.`);
  return value as Settings;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
