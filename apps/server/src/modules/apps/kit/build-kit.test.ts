import { createHash } from 'node:crypto';
import type { AppPlatform } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { buildKit, zipKit } from '#/modules/apps/kit/build-kit.ts';
import { KitFault } from '#/modules/apps/kit/kit-fault.ts';
import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';
import { readZip } from '#/modules/skills/packaging/testing/read-zip.ts';
import { hardName, pictureNames, sampleDocument, sampleKit } from '#/testing/apps/sample-kit.ts';

const platforms = ['android', 'ios'] as const;
const kits = new Map<AppPlatform, KitFile[]>();
for (const platform of platforms) kits.set(platform, await buildKit(sampleKit(platform)));

const kitOf = (platform: AppPlatform) => kits.get(platform) ?? [];
const textOf = (files: readonly KitFile[], path: string) =>
  files.find((file) => file.path === path)?.content.toString();
const problemsOf = async (input: KitInput) => {
  const fault: unknown = await buildKit(input).catch((error: unknown) => error);
  return fault instanceof KitFault ? fault.problems : null;
};

describe.each(platforms)('the kit of %s', (platform) => {
  it('lists the SHA-256 of each of its files', () => {
    const files = kitOf(platform);
    const kit = JSON.parse(textOf(files, 'kit.json') ?? '');
    expect(kit).toMatchObject({
      schema: 1,
      platform,
      packageId: 'fm.aurora.app',
      name: hardName,
      versionName: '1.2.0',
      versionCode: 12,
    });
    const others = files.filter(({ path }) => path !== 'kit.json');
    expect(kit.files).toEqual(
      Object.fromEntries(
        others.map(({ path, content }) => [path, createHash('sha256').update(content).digest('hex')]),
      ),
    );
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  it('is the same zip for the same input', async () => {
    const zip = zipKit(kitOf(platform));
    expect(zipKit(await buildKit(sampleKit(platform)))).toEqual(zip);
    const read = readZip(zip).map(({ name, content }) => [name, content.toString('base64')]);
    const written = kitOf(platform).map(({ path, content }) => [
      path,
      Buffer.from(content).toString('base64'),
    ]);
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(written));
  });

  it('contains the configuration as it is', () => {
    const path = platform === 'android' ? 'android/app/src/main/assets/config.json' : 'ios/App/config.json';
    expect(JSON.parse(textOf(kitOf(platform), path) ?? '')).toEqual(sampleKit(platform).config);
  });
});

describe('the texts for the stores', () => {
  it('lie where fastlane reads them, in the codes of Google', () => {
    const files = kitOf('android').filter(({ path }) => path.startsWith('fastlane/metadata/'));
    expect(files.map(({ path }) => path.replace('fastlane/metadata/android/', ''))).toEqual(
      [
        'en-GB/changelogs/12.txt',
        'en-GB/full_description.txt',
        'en-GB/images/featureGraphic.png',
        'en-GB/images/icon.png',
        'en-GB/images/phoneScreenshots/1.png',
        'en-GB/images/phoneScreenshots/2.png',
        ...['seven', 'ten'].flatMap((size) =>
          [1, 2, 3, 4].map((number) => `en-GB/images/${size}InchScreenshots/${number}.png`),
        ),
        'en-GB/short_description.txt',
        'en-GB/title.txt',
        'ja-JP/full_description.txt',
        'ja-JP/images/icon.png',
        'ja-JP/images/phoneScreenshots/1.png',
        'ja-JP/images/phoneScreenshots/2.png',
        'ja-JP/short_description.txt',
        'ja-JP/title.txt',
      ].sort(),
    );
    expect(textOf(kitOf('android'), 'fastlane/metadata/android/ja-JP/title.txt')).toBe('ラジオオーロラ\n');
  });

  it('lie where fastlane reads them, in the codes of Apple', () => {
    const paths = kitOf('ios').map(({ path }) => path);
    const listed = paths.filter((path) => /^fastlane\/(?:metadata|screenshots)\//.test(path));
    expect(listed.map((path) => path.replace('fastlane/', ''))).toEqual(
      [
        'metadata/copyright.txt',
        ...['description', 'keywords', 'name', 'privacy_url', 'release_notes', 'subtitle', 'support_url'].map(
          (name) => `metadata/en-GB/${name}.txt`,
        ),
        ...['description', 'keywords', 'name', 'privacy_url', 'subtitle', 'support_url'].map(
          (name) => `metadata/ja/${name}.txt`,
        ),
        'metadata/primary_category.txt',
        ...['email_address', 'first_name', 'last_name', 'notes', 'phone_number'].map(
          (name) => `metadata/review_information/${name}.txt`,
        ),
        ...[1, 2, 3, 4].map((number) => `screenshots/en-GB/0${number}_IPAD_PRO_3GEN_129.png`),
        ...[1, 2].map((number) => `screenshots/en-GB/0${number}_phone.png`),
        ...[1, 2].map((number) => `screenshots/ja/0${number}_phone.png`),
      ].sort(),
    );
    const text = (name: string) => textOf(kitOf('ios'), `fastlane/metadata/${name}.txt`);
    expect(text('review_information/first_name')).toBe('Noor van den\n');
    expect(text('review_information/last_name')).toBe('Berg\n');
    expect(text('review_information/notes')).toMatch(/^Ask for Noor\.\n\n[\s\S]*lock the device/);
  });
});

describe('a kit that could not be used', () => {
  const listing = sampleDocument('android').listings[0];
  if (!listing) throw new Error('the sample has no listing');

  it('names texts that the store of the platform refuses, and shortens none', async () => {
    const listings = [{ ...listing, title: 'x'.repeat(31), keywords: 'ラ'.repeat(34) }];
    expect(await problemsOf(sampleKit('android', { listings }))).toEqual([
      { code: 'too_long', field: 'title', language: 'en-GB' },
    ]);
    expect(await problemsOf(sampleKit('ios', { listings }))).toEqual([
      { code: 'too_long', field: 'title', language: 'en-GB' },
      { code: 'too_long', field: 'keywords', language: 'en-GB' },
    ]);
  });

  it('names a package id, missing files and a missing address', async () => {
    expect(await problemsOf(sampleKit('android', { packageId: 'com.example.app' }))).toEqual([
      { code: 'package_id', field: 'packageId' },
    ]);
    expect(await problemsOf(sampleKit('ios', { icon: null }))).toEqual([{ code: 'icon', field: 'icon' }]);
    const input = sampleKit('android');
    const pictures = new Map(input.pictures);
    pictures.delete(pictureNames.feature);
    expect(await problemsOf({ ...input, pictures })).toEqual([
      { code: 'picture', field: 'featureGraphic', language: 'en-GB' },
    ]);
    const config = { ...input.config, streams: [] };
    expect(await problemsOf({ ...input, config })).toEqual([{ code: 'streams', field: 'source' }]);
  });

  it.each(platforms)('names an icon of %s that is damaged', async (platform) => {
    const input = sampleKit(platform);
    const pictures = new Map(input.pictures).set(pictureNames.icon, Buffer.from('no picture'));
    expect(await problemsOf({ ...input, pictures })).toEqual([{ code: 'icon', field: 'icon' }]);
  });
});

it('answers "data safety" only for apps without ads', async () => {
  const csv = textOf(kitOf('android'), 'data-safety.csv')?.trim().split('\n') ?? [];
  expect(csv).toHaveLength(2);
  expect(csv[1]).toMatch(/^PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA,,false,REQUIRED,/);
  const withAds = await buildKit(sampleKit('android', { hasAds: true }));
  expect(textOf(withAds, 'data-safety.csv')).toBeUndefined();
  expect(textOf(withAds, 'data-safety.txt')).toContain('no answers');
});

it('says in Markdown what the owner said, with the name as text', () => {
  const name = String.raw`"A" & \<B\> 'ラジオ' \\n $x $(HOME) %s @é`;
  for (const platform of platforms) {
    const text = textOf(kitOf(platform), 'declarations.md');
    expect(text).toContain(name);
    expect(text).toContain('https://aurora.example/privacy');
  }
});
