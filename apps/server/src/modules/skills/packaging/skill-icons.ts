import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storeLimits } from '@unmuted/api/contract';
import type { FileStorage } from '#/platform/storage/storage.ts';

/** The icons of the store as PNG. */
export interface SkillIcons {
  readonly small: Uint8Array;
  readonly large: Uint8Array;
}

const sides = storeLimits.alexa.icons;

/** The icons of the store, made from the uploaded one; null if the storage has lost it. */
export async function makeSkillIcons(
  { backend, encodeImage, incoming }: FileStorage,
  icon: string,
): Promise<SkillIcons | null> {
  const content = await backend.open(path.basename(icon, path.extname(icon)));
  if (!content) return null;
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const source = path.join(incoming, randomUUID());
  const scaled = async (outputSide: number): Promise<Uint8Array> => {
    const target = `${source}.${outputSide}`;
    try {
      await encodeImage({ source, target, type: 'image/png', outputSide });
      return await readFile(target);
    } finally {
      await rm(target, { force: true });
    }
  };
  try {
    await pipeline(content, createWriteStream(source, { flags: 'wx', mode: 0o600 }));
    return { small: await scaled(sides.small), large: await scaled(sides.large) };
  } finally {
    await rm(source, { force: true });
  }
}
