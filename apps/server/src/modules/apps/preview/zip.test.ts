import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contentOf, readZip } from './zip-reader.ts';
import { deflatedEntry, storedEntry, writeZip } from './zip-writer.ts';

const text = Buffer.from('Radio Aurora '.repeat(100));
const files = { 'a.txt': text, 'res/b.png': Buffer.from([1, 2, 3]), 'resources.arsc': text };
const sample = () =>
  writeZip([
    deflatedEntry('a.txt', text),
    storedEntry('res/b.png', files['res/b.png']),
    storedEntry('resources.arsc', text),
  ]);

describe('a written zip', () => {
  it('is read by another implementation', () => {
    const read = unzipSync(sample());
    expect(Object.fromEntries(Object.entries(read).map(([name, data]) => [name, Buffer.from(data)]))).toEqual(
      files,
    );
  });

  it('is read again, with the same entries', () => {
    const zip = sample();
    const entries = readZip(zip);
    expect(Object.fromEntries(entries.map((entry) => [entry.name, contentOf(entry)]))).toEqual(files);
    expect(writeZip(entries)).toEqual(zip);
  });

  it('has stored files at multiples of four', () => {
    const zip = sample();
    const places = readZip(zip).map(({ data }) => data.byteOffset - zip.byteOffset);
    expect(places.slice(1).map((place) => place % 4)).toEqual([0, 0]);
  });
});

describe('a reader refuses', () => {
  const changed = (change: (zip: Buffer) => void) => {
    const zip = sample();
    change(zip);
    return zip;
  };
  const directory = (zip: Buffer) => zip.readUInt32LE(zip.length - 6);

  it.each<[string, () => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a comment or data after the end', () => Buffer.concat([sample(), Buffer.alloc(1)])],
    ['data before the first entry', () => Buffer.concat([Buffer.alloc(4), sample()])],
    ['the same name twice', () => writeZip([storedEntry('a', text), storedEntry('a', text)])],
    ['a path upwards', () => writeZip([storedEntry('res/../../a', text)])],
    ['an absolute path', () => writeZip([storedEntry('/a', text)])],
    ['a folder', () => writeZip([storedEntry('a/', Buffer.alloc(0))])],
    ['an encrypted entry', () => changed((zip) => zip.writeUInt16LE(1, directory(zip) + 8))],
    ['headers that differ', () => changed((zip) => zip.writeUInt32LE(7, 22))],
    ['two names of an entry', () => changed((zip) => zip.write('b', 30))],
    ['a wrong number of entries', () => changed((zip) => zip.writeUInt16LE(2, zip.length - 12))],
    ['a directory elsewhere', () => changed((zip) => zip.writeUInt32LE(4, zip.length - 6))],
  ])('%s', (_what, zip) => {
    expect(() => readZip(zip())).toThrow('preview.template_damaged');
  });

  it('a content with another sum or size', () => {
    const [first, second] = readZip(sample());
    if (!first || !second) throw new Error('no entries');
    expect(() => contentOf({ ...first, crc: 1 })).toThrow('preview.template_damaged');
    expect(() => contentOf({ ...second, size: 2 })).toThrow('preview.template_damaged');
    expect(() => contentOf({ ...first, data: first.data.subarray(1) })).toThrow('preview.template_damaged');
  });

  it('a content that inflates to more than 8 MiB', () => {
    const bomb = deflatedEntry('bomb', Buffer.alloc(9 * 1024 * 1024));
    expect(() => contentOf(bomb)).toThrow('preview.template_damaged');
  });
});
