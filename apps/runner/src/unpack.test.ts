import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpack } from '#/unpack.ts';
import { builtKit } from '../../server/src/testing/apps/app-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-kit-'));
});
afterEach(() => rm(folder, { recursive: true }));

const content = new TextEncoder().encode('hello '.repeat(100));
/** `os: 3`: the attributes are those of Unix. */
const unix = (mode: number) => ({ os: 3, attrs: mode * 0x10000 });

describe('unpacking', () => {
  it('writes files below the folder, with their right to be run', async () => {
    const zip = builtKit({
      android: { 'build.gradle': content, gradlew: [content, unix(0o100755)] },
      'kit.json': [content, { level: 0 }],
    });
    await unpack(zip, folder);
    expect(await readFile(path.join(folder, 'android/build.gradle'))).toEqual(Buffer.from(content));
    const modeOf = async (name: string) => ((await stat(path.join(folder, name))).mode & 0o777).toString(8);
    expect([await modeOf('android/gradlew'), await modeOf('kit.json')]).toEqual(['700', '600']);
  });

  it.each(['../evil', 'a/../../evil', '/evil', 'a//evil', 'C:evil', 'a\\..\\evil', 'evil\0.txt', './evil'])(
    'refuses %j, and writes nothing',
    async (name) => {
      const zip = builtKit({ 'first.txt': content, [name]: content });
      await expect(unpack(zip, folder)).rejects.toThrow('is not below the folder');
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it.each([
    ['a link', builtKit({ link: [content, unix(0o120777)] }), 'is a link'],
    ['a name twice', builtKit({ Readme: content, readme: content }), 'twice'],
    ['something else', Buffer.from('hello'), 'no zip'],
    ['an end without a directory', Buffer.from(`PK\x05\x06${'\x01'.repeat(18)}`, 'latin1'), 'damaged'],
  ])('refuses %s', async (_name, zip, message) => {
    await expect(unpack(zip, folder)).rejects.toThrow(message);
  });

  it('refuses a file that is larger than announced, and a damaged one', async () => {
    const zip = builtKit({ a: content });
    const directory = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    const lying = Buffer.from(zip);
    lying.writeUInt32LE(10, directory + 24);
    await expect(unpack(lying, folder)).rejects.toThrow('is damaged');
    const damaged = Buffer.from(zip);
    damaged.writeUInt32LE(0, directory + 16);
    await expect(unpack(damaged, folder)).rejects.toThrow('is damaged');
  });
});
