import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TlsCertificate } from '#/platform/tls/contexts.ts';

/** A certificate for host names that signs itself. */
export async function selfSigned(...names: readonly string[]): Promise<TlsCertificate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-certificate-'));
  const [key, chain] = [path.join(folder, 'key.pem'), path.join(folder, 'chain.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=test', '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
    ...['-keyout', key, '-out', chain],
  ]);
  const made = { key: await readFile(key, 'utf8'), chain: await readFile(chain, 'utf8') };
  await rm(folder, { recursive: true });
  return made;
}
