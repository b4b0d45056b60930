import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import { type CertificateFiles, openCertificateFiles } from '#/platform/tls/certificate-files.ts';
import type { TlsCertificate } from '#/platform/tls/contexts.ts';
import { selfSigned } from '#/testing/certificates/self-signed.ts';

let folder: string;
let opened: CertificateFiles | undefined;
const errors: unknown[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-files-'));
  errors.length = 0;
});
afterEach(async () => {
  await opened?.stop();
  opened = undefined;
  await rm(folder, { recursive: true });
});

const files = () => ({ certificate: path.join(folder, 'chain.pem'), key: path.join(folder, 'key.pem') });

async function write({ chain, key }: TlsCertificate): Promise<void> {
  await writeFile(files().certificate, chain);
  await writeFile(files().key, key);
}

async function open(clock: ManualClock): Promise<CertificateFiles> {
  opened = await openCertificateFiles(files(), { clock, onError: (error) => errors.push(error) });
  return opened;
}

test('a wildcard certificate covers the names of one level below it', async () => {
  await write(await selfSigned('*.sites.example'));
  const { covers } = await open(new ManualClock());
  expect(['aurora.sites.example', 'sites.example', 'a.b.sites.example', 'radio.example'].map(covers)).toEqual(
    [true, false, false, false],
  );
});

test('it covers nothing once it has expired', async () => {
  await write(await selfSigned('radio.example'));
  const clock = new ManualClock();
  const { covers } = await open(clock);
  expect(covers('radio.example')).toBe(true);
  clock.advance(366 * 86_400_000);
  expect(covers('radio.example')).toBe(false);
});

test('files that change are read again; the last ones stay while they do not fit together', async () => {
  const [first, second] = [await selfSigned('radio.example'), await selfSigned('radio.example')];
  await write(first);
  const clock = new ManualClock();
  const { current } = await open(clock);
  await writeFile(files().certificate, second.chain);
  clock.advance(10_000);
  await expect.poll(() => errors).toHaveLength(1);
  expect(current().chain).toBe(first.chain);
  await writeFile(files().key, second.key);
  await expect
    .poll(() => {
      clock.advance(10_000);
      return current().chain;
    })
    .toBe(second.chain);
});

test('files that cannot be used stop the start, with the settings to change', async () => {
  await expect(open(new ManualClock())).rejects.toThrow('TLS_CERTIFICATE and TLS_KEY cannot be used');
});
