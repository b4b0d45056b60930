import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import type { Brand } from './brand.ts';
import { buildPreview } from './build-preview.ts';
import { createPreviewKey, type PreviewKey } from './preview-key.ts';
import { iconPath } from './preview-pictures.ts';
import { rebrandTemplate } from './rebrand.ts';
import { readTemplate } from './template.ts';
import { plainPng, sampleBrand } from './testing/sample-brand.ts';
import { contentOf, readZip } from './zip-reader.ts';

const run = promisify(execFile);
const now = new Date('2026-11-29T12:00:00Z');
const keyTypes = ['ec', 'rsa-2048', 'rsa-4096'] as const;

let template: Buffer;
let folder: string;
let keys: Record<(typeof keyTypes)[number], PreviewKey>;
beforeAll(async () => {
  template = await readTemplate();
  folder = await mkdtemp(path.join(tmpdir(), 'studio-preview-'));
  const made = await Promise.all(
    keyTypes.map(
      async (type) => [type, await createPreviewKey({ commonName: 'Aurora', type, now })] as const,
    ),
  );
  keys = Object.fromEntries(made) as typeof keys;
});
afterAll(() => rm(folder, { recursive: true }));

describe('the app of a brand', () => {
  it('has the station, the pictures and all else of the template', () => {
    const { pictures, station } = sampleBrand();
    const entries = readZip(rebrandTemplate(template, sampleBrand()));
    const content = (name: string) => {
      const entry = entries.find((each) => each.name === name);
      return entry && contentOf(entry);
    };
    expect(JSON.parse(content('assets/station.json')?.toString() ?? '')).toEqual(station);
    expect(content(iconPath('foreground', 'xhdpi'))).toEqual(pictures.icons.foreground.xhdpi);
    const original = readZip(template);
    expect(entries.map(({ name }) => name)).toEqual([
      ...original.map(({ name }) => name),
      'assets/station.json',
    ]);
    const classes = original.find(({ name }) => name === 'classes.dex');
    expect(content('classes.dex')).toEqual(classes && contentOf(classes));
  });

  it('is the same from the same input, in less than a second', () => {
    const build = () => buildPreview({ template, brand: sampleBrand(), key: keys['rsa-2048'] });
    const start = performance.now();
    const preview = build();
    expect(performance.now() - start).toBeLessThan(1000);
    // RSA signatures are deterministic.
    expect(build()).toEqual(preview);
    expect(preview.sizeBytes).toBe(preview.apk.length);
    expect(preview.sha256).toBe(createHash('sha256').update(preview.apk).digest('hex'));
  });

  it('is refused with a picture that is damaged, or of another size', () => {
    const withLogo = (logo: Buffer) => sampleBrand({ pictures: { ...sampleBrand().pictures, logo } });
    expect(() => rebrandTemplate(template, withLogo(Buffer.from('no picture')))).toThrow(
      'preview.picture_damaged',
    );
    expect(() => rebrandTemplate(template, withLogo(plainPng(511, '#336699')))).toThrow(
      'preview.picture_size_wrong',
    );
  });

  it('is refused from a template that is truncated', () => {
    for (let length = 0; length < template.length; length += 997)
      expect(() => rebrandTemplate(template.subarray(0, length), sampleBrand())).toThrow(
        'preview.template_damaged',
      );
  });
});

async function writeApk(name: string, apk: Buffer): Promise<string> {
  const file = path.join(folder, `${name}.apk`);
  await writeFile(file, apk);
  return file;
}

describeWithTool('/usr/bin/apksigner', 'apksigner', () => {
  const verify = async (file: string) =>
    (await run('apksigner', ['verify', '--verbose', '--print-certs', file])).stdout;

  it.each(keyTypes)('signs with v2 and v3, by a key of the type %s', async (type) => {
    const preview = buildPreview({ template, brand: sampleBrand(), key: keys[type] });
    const report = await verify(await writeApk(type, preview.apk));
    expect(report).toContain('(APK Signature Scheme v2): true');
    expect(report).toContain('(APK Signature Scheme v3): true');
    expect(report).toContain(`certificate SHA-256 digest: ${preview.certificateSha256}`);
  });

  it('signs an app of several chunks', async () => {
    const logo = plainPng(512, '#336699');
    const padding = Buffer.alloc(3_000_000, 'x');
    // Data after the end of a PNG are ignored.
    const pictures = { ...sampleBrand().pictures, logo: Buffer.concat([logo, padding]) };
    const { apk } = buildPreview({ template, brand: sampleBrand({ pictures }), key: keys.ec });
    expect(await verify(await writeApk('large', apk))).toContain('(APK Signature Scheme v3): true');
  });

  it('is refused by a phone if a byte is changed anywhere', async () => {
    const { apk } = buildPreview({ template, brand: sampleBrand(), key: keys.ec });
    const directory = apk.readUInt32LE(apk.length - 6);
    const block = directory - 8 - Number(apk.readBigUInt64LE(directory - 24));
    const first = block + 8;
    const second = first + 8 + Number(apk.readBigUInt64LE(first));
    // In a block the signed data start with digests, 28 bytes after its size; the public key is at the end.
    const places = {
      'first entry': 12,
      'middle of the entries': Math.floor(block / 2),
      'last byte of the entries': block - 1,
      'digest of v2': first + 50,
      'public key of v2': second - 10,
      'digest of v3': second + 50,
      'public key of v3': directory - 34,
      directory: directory + 20,
      'end record': apk.length - 12,
    };
    const accepted: string[] = [];
    for (const [place, at] of Object.entries(places)) {
      const changed = apk.with(at, (apk[at] ?? 0) ^ 1);
      await verify(await writeApk('changed', Buffer.from(changed))).then(
        () => accepted.push(place),
        () => {},
      );
    }
    expect(accepted).toEqual([]);
  });
});

describeWithTool('/usr/bin/aapt', 'aapt', () => {
  const hard: Partial<Brand>[] = [
    { label: 'ラジオ Aurora é "x" & <y>' },
    { label: 'راديو أورورا' },
    { label: '📻'.repeat(15), packageId: `fm.${'a'.repeat(147)}`, versionCode: 2_100_000_000 },
  ];

  it.each(hard)('reads the facts of %j', async (facts) => {
    const brand = sampleBrand(facts);
    const { apk } = buildPreview({ template, brand, key: keys.ec });
    const { stdout } = await run('aapt', ['dump', 'badging', await writeApk('badging', apk)]);
    expect(stdout).toContain(
      `package: name='${brand.packageId}' versionCode='${brand.versionCode}' versionName='1.2.3'`,
    );
    expect(stdout).toContain(
      `application: label='${brand.label.replaceAll('"', '\\"')}' icon='res/mipmap-anydpi-v26/ic_launcher.xml'`,
    );
    expect(stdout).toContain("sdkVersion:'24'\ntargetSdkVersion:'36'");
    expect(stdout).toContain("launchable-activity: name='app.radio.MainActivity'");
  });

  it('reads the colours', async () => {
    const { apk } = buildPreview({ template, brand: sampleBrand(), key: keys.ec });
    const { stdout } = await run('aapt', ['dump', '--values', 'resources', await writeApk('colors', apk)]);
    expect(stdout).toMatch(/:color\/icon_background: t=0x1c d=0xff102030 /);
    expect(stdout).toMatch(/:color\/brand: t=0x1c d=0xff336699 /);
  });
});

describeWithTool('/usr/bin/zipalign', 'zipalign', () => {
  it('is aligned, with the table of resources stored', async () => {
    const { apk } = buildPreview({ template, brand: sampleBrand(), key: keys.ec });
    const { stdout } = await run('zipalign', ['-c', '-v', '4', await writeApk('aligned', apk)]);
    expect(stdout).toMatch(/^Verification succes+ful$/m);
    expect(stdout).toMatch(/resources\.arsc \(OK\)/);
  });
});
