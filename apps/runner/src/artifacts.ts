import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file that a build made. */
export interface BuiltFile {
  readonly name: string;
  readonly sha256: string;
  readonly content: Blob;
}

/** As the server accepts them. */
const namePattern = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.)){0,98}[A-Za-z0-9]$/;

/** The names of the files in the output folder, and of what is no file or cannot be uploaded by its name. */
export async function listBuilt(
  folder: string,
): Promise<{ readonly names: readonly string[]; readonly ignored: readonly string[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const all = entries.map((entry) => ({ name: entry.name, isFile: entry.isFile() }));
  const isBuilt = ({ name, isFile }: { name: string; isFile: boolean }) => isFile && namePattern.test(name);
  const names = (wanted: boolean) =>
    all
      .filter((each) => isBuilt(each) === wanted)
      .map(({ name }) => name)
      .sort();
  return { names: names(true), ignored: names(false) };
}

export async function readBuilt(folder: string, name: string): Promise<BuiltFile> {
  const place = path.join(folder, name);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(place)) hash.update(chunk as Buffer);
  return { name, sha256: hash.digest('hex'), content: await openAsBlob(place) };
}
