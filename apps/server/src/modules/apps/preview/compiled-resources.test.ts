import { beforeAll, describe, expect, it } from 'vitest';
import { changeManifest } from './binary-xml.ts';
import { chunkAt } from './resource-chunks.ts';
import { changeColors } from './resource-table.ts';
import { readStringPool, writeStringPool } from './string-pool.ts';
import { readTemplate } from './template.ts';
import { contentOf, readZip } from './zip-reader.ts';

let manifest: Buffer;
let table: Buffer;
beforeAll(async () => {
  const entries = readZip(await readTemplate());
  const named = (name: string) => {
    const entry = entries.find((each) => each.name === name);
    if (!entry) throw new Error(name);
    return contentOf(entry);
  };
  manifest = named('AndroidManifest.xml');
  table = named('resources.arsc');
});

describe('a string pool', () => {
  const strings = ['', 'Radio', 'é 局 😀', 'x'.repeat(200), 'é'.repeat(100), 'y'.repeat(20_000)];

  it.each([true, false])('reads what it has written (UTF-8: %s)', (isUtf8) => {
    const chunk = writeStringPool({ strings, isUtf8 });
    expect(chunk.length % 4).toBe(0);
    expect(readStringPool(chunk, chunkAt(chunk, 0))).toEqual({ strings, isUtf8 });
  });

  it('is refused if a string is beyond its end', () => {
    const chunk = writeStringPool({ strings, isUtf8: true });
    chunk.writeUInt32LE(1_000_000, 28 + 8);
    expect(() => readStringPool(chunk, chunkAt(chunk, 0))).toThrow('preview.template_damaged');
  });
});

describe('a manifest', () => {
  const changes = {
    packageId: 'fm.aurora.app',
    versionCode: 77,
    versionName: '7.7',
    label: 'ラジオ Aurora é',
  };
  const stringsOf = (xml: Buffer) => readStringPool(xml, chunkAt(xml, 8)).strings;

  it('has the new values instead of the placeholders, and all else', () => {
    const changed = changeManifest(manifest, changes);
    const placeholders = ['app.radio.template', '1.0', 'Label of the template'];
    const kept = stringsOf(manifest).filter((text) => !placeholders.includes(text));
    expect(stringsOf(changed)).toHaveLength(stringsOf(manifest).length);
    expect(stringsOf(changed)).toEqual(
      expect.arrayContaining([...kept, 'fm.aurora.app', '7.7', 'ラジオ Aurora é']),
    );
    expect(stringsOf(changed)).not.toEqual(expect.arrayContaining(['app.radio.template']));
  });

  it('is the original again with the original values', () => {
    const original = {
      packageId: 'app.radio.template',
      versionCode: 1,
      versionName: '1.0',
      label: 'Label of the template',
    };
    expect(changeManifest(changeManifest(manifest, changes), original)).toEqual(manifest);
  });

  it('is refused if it is something else', () => {
    expect(() => changeManifest(table, changes)).toThrow('preview.template_damaged');
    expect(() => changeManifest(manifest.subarray(0, 2000), changes)).toThrow('preview.template_damaged');
  });
});

describe('a resource table', () => {
  it('changes one colour in one appearance', () => {
    const changed = changeColors(table, [{ name: 'brand', isNight: true, color: '#abcdef' }]);
    const differing = [...table.keys()].filter((at) => table[at] !== changed[at]);
    const at = (differing[0] ?? 0) & ~3;
    expect(differing.every((place) => place >= at && place < at + 4)).toBe(true);
    // The colour of the sources before, the new one after.
    expect(table.readUInt32LE(at).toString(16)).toBe('ffa8c7fa');
    expect(changed.readUInt32LE(at).toString(16)).toBe('ffabcdef');
  });

  it.each([
    ['unknown', false],
    // The icon has no dark appearance.
    ['icon_background', true],
    // Not a colour.
    ['touch_target', false],
  ])('has no colour %s (dark: %s)', (name, isNight) => {
    expect(() => changeColors(table, [{ name, isNight, color: '#abcdef' }])).toThrow(
      'preview.template_damaged',
    );
  });
});
