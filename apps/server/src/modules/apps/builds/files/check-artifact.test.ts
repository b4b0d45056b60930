import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBinaryManifest } from '#/modules/apps/builds/files/binary-manifest.ts';
import { checkArtifact, kindOfName } from '#/modules/apps/builds/files/check-artifact.ts';
import { readPropertyTexts } from '#/modules/apps/builds/files/property-list.ts';
import { readProtoManifest } from '#/modules/apps/builds/files/proto-manifest.ts';
import {
  binaryManifest,
  builtApk,
  builtApp,
  builtBundle,
  builtIpa,
  plainZip,
  propertyList,
  protoManifest,
} from '#/testing/apps/app-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-artifacts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const android = { platform: 'android', ...builtApp } as const;
const ios = { platform: 'ios', ...builtApp } as const;

async function check(
  content: Buffer,
  kind: Parameters<typeof checkArtifact>[1],
  expected: Parameters<typeof checkArtifact>[2],
) {
  const place = path.join(folder, 'file');
  await writeFile(place, content);
  return checkArtifact(place, kind, expected).then(
    () => 'accepted',
    ({ code, params }) => [code, params.reason],
  );
}

describe('an artifact of the app', () => {
  it.each([
    ['apk', builtApk(), android],
    ['aab', builtBundle(), android],
    ['ipa', builtIpa(), ios],
    ['symbols', Buffer.from('a -> b'), android],
  ] as const)('is accepted: %s', async (kind, content, expected) => {
    expect(await check(content, kind, expected)).toBe('accepted');
  });

  it.each([
    ['of another package', builtApk(), { packageId: 'fm.other.app' }, 'package'],
    ['of another version', builtApk(), { versionName: '1.3.0' }, 'version_name'],
    ['of another version code', builtBundle(), { versionCode: 13 }, 'version_code'],
    ['without a manifest', plainZip(), {}, 'content'],
    ['that is no zip', Buffer.from('PK hello'), {}, 'content'],
    ['that is cut off', builtApk().subarray(0, -30), {}, 'content'],
    ['that is empty', Buffer.alloc(0), {}, 'content'],
  ])('is refused %s', async (_name, content, change, reason) => {
    const kind = content.equals(builtBundle()) ? 'aab' : 'apk';
    expect(await check(content, kind, { ...android, ...change })).toEqual(['build.artifact_invalid', reason]);
  });

  it.each([
    ['apk', builtApk('', {}), android],
    ['aab', builtBundle({}), android],
    ['ipa', builtIpa({}), ios],
  ] as const)('is refused without a signature: %s', async (kind, content, expected) => {
    expect(await check(content, kind, expected)).toEqual(['build.artifact_invalid', 'unsigned']);
  });

  it('is accepted with the signature of an APK before its directory', async () => {
    const apk = builtApk('', {});
    const magic = Buffer.from('APK Sig Block 42', 'latin1');
    const end = apk.length - 22;
    const start = apk.readUInt32LE(end + 16);
    const signed = Buffer.concat([apk.subarray(0, start), magic, apk.subarray(start)]);
    signed.writeUInt32LE(start + magic.length, end + magic.length + 16);
    expect(await check(signed, 'apk', android)).toBe('accepted');
  });

  it('is refused for the other platform', async () => {
    expect(await check(builtApk(), 'apk', ios)).toEqual(['build.artifact_invalid', 'platform']);
  });
});

it.each([
  ['Aurora.APK', 'apk'],
  ['app-release.aab', 'aab'],
  ['Aurora.ipa', 'ipa'],
  ['mapping.txt', 'symbols'],
  ['Aurora.app.dSYM.zip', 'symbols'],
  ['report.html', 'other'],
])('%s is of the kind %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});

it('reads the topmost dictionary of an XML property list', () => {
  const texts = readPropertyTexts(
    Buffer.from(`<?xml version="1.0"?><plist version="1.0"><dict>
      <key>CFBundleIcons</key><dict><key>CFBundleIdentifier</key><string>inner</string><key>A</key><dict/></dict>
      <key>CFBundleIdentifier</key><string>fm.aurora.app</string>
      <key>CFBundleName</key><string>Rock &amp; Roll</string></dict></plist>`),
  );
  expect(Object.fromEntries(texts ?? [])).toEqual({
    CFBundleIdentifier: 'fm.aurora.app',
    CFBundleName: 'Rock & Roll',
  });
});

/** Every prefix, and every single byte replaced: no loop without end and no error but null. */
it.each([
  ['binary manifest', binaryManifest, readBinaryManifest],
  ['bundle manifest', protoManifest, readProtoManifest],
  ['property list', propertyList, readPropertyTexts],
])('reads a damaged %s without an error', (_name, content, read) => {
  for (let at = 0; at < content.length; at += 1) {
    expect(() => read(content.subarray(0, at))).not.toThrow();
    for (const byte of [0, 0x7f, 0xff]) {
      const damaged = Buffer.from(content);
      damaged[at] = byte;
      expect(() => read(damaged)).not.toThrow();
    }
  }
});
