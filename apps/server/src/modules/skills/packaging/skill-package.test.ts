import { skillLocales } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { interactionModelOf } from '#/modules/skills/packaging/interaction-model.ts';
import { manifestOf } from '#/modules/skills/packaging/manifest.ts';
import { type PackageFormat, packageOf } from '#/modules/skills/packaging/skill-package.ts';
import { endpoint, fullDocument } from '#/modules/skills/packaging/testing/full-document.ts';
import { readZip } from '#/modules/skills/packaging/testing/read-zip.ts';

const icons = { small: Buffer.from('108 pixels'), large: Buffer.from('512 pixels') };
const amazonId = 'amzn1.ask.skill.5c1e0f6a-8a3f-4f0e-9d52-2f4f8a1b9a04';
const zipOf = (format: PackageFormat, id: string | null = amazonId) =>
  Buffer.from(packageOf(fullDocument, { endpoint, icons, amazonId: id }, format));

const filesOf = (zip: Buffer) => new Map(readZip(zip).map(({ name, content }) => [name, content]));
const jsonOf = (files: ReadonlyMap<string, Buffer>, name: string): unknown =>
  JSON.parse(files.get(name)?.toString() ?? 'null');

describe('the package for the import', () => {
  const files = filesOf(zipOf('smapi'));

  it('has the manifest at its root, a model of each locale, and the icons that the manifest names', () => {
    expect(jsonOf(files, 'skill.json')).toEqual(manifestOf(fullDocument, endpoint));
    for (const voice of fullDocument.voices)
      expect(jsonOf(files, `interactionModels/custom/${voice.locale}.json`)).toEqual(
        interactionModelOf(voice),
      );
    const named = JSON.stringify(jsonOf(files, 'skill.json')).match(/(?<=file:\/\/)[^"]+/g) ?? [];
    expect(named).toHaveLength(2 * skillLocales.length);
    expect([...new Set(named)].map((name) => files.get(name)?.toString())).toEqual([
      '108 pixels',
      '512 pixels',
    ]);
    expect(files.size).toBe(1 + skillLocales.length + 2);
  });
});

describe('the project for ask deploy', () => {
  it('has the same files in the folder that its settings name', () => {
    const files = filesOf(zipOf('ask'));
    expect(jsonOf(files, 'ask-resources.json')).toEqual({
      askcliResourcesVersion: '2020-03-31',
      profiles: { default: { skillMetadata: { src: './skill-package' } } },
    });
    for (const [name, content] of filesOf(zipOf('smapi')))
      expect(files.get(`skill-package/${name}`)).toEqual(content);
  });

  it('names the skill at Amazon if there is one, so that it is updated', () => {
    expect(jsonOf(filesOf(zipOf('ask')), '.ask/ask-states.json')).toEqual({
      askcliStatesVersion: '2020-03-31',
      profiles: { default: { skillId: amazonId } },
    });
    expect(filesOf(zipOf('ask', null)).has('.ask/ask-states.json')).toBe(false);
  });
});

describe.each(['ask', 'smapi'] as const)('the zip for %s', (format) => {
  it('is the same for the same input, with sorted names and a fixed date', () => {
    expect(zipOf(format)).toEqual(zipOf(format));
    const files = readZip(zipOf(format));
    const names = files.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    // 1 January 1980.
    expect(new Set(files.map(({ stamp }) => stamp))).toEqual(new Set([0x0021_0000]));
  });
});
