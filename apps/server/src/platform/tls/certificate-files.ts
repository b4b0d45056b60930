import { X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import type { TlsCertificate } from '#/platform/tls/contexts.ts';

interface Files {
  /** PEM: the certificate and its intermediates. */
  readonly certificate: string;
  /** PEM. */
  readonly key: string;
}

/** A certificate in files of the operator, such as one for all sites (`*.sites.example`). */
export interface CertificateFiles {
  /** Whether it is valid now for a host name. */
  covers(name: string): boolean;
  current(): TlsCertificate;
  stop(): Promise<void>;
}

const checkEveryMs = 10_000;

/** Reads the files, and again when they change. Files that cannot be used stop the start; later they change nothing. */
export async function openCertificateFiles(
  files: Files,
  { clock, onError }: { readonly clock: TimerClock; readonly onError: (error: unknown) => void },
): Promise<CertificateFiles> {
  let version = await versionOf(files).catch(() => '');
  let loaded = await read(files).catch((error: unknown) => {
    throw new StartError(`TLS_CERTIFICATE and TLS_KEY cannot be used: ${reasonOf(error)}`);
  });
  const stop = startRepeatedWork({
    clock,
    everyMs: checkEveryMs,
    onError,
    async work() {
      const found = await versionOf(files);
      if (found === version) return;
      loaded = await read(files);
      version = found;
    },
  });
  return {
    covers: (name) => loaded.x509.validToDate > clock.now() && loaded.x509.checkHost(name) !== undefined,
    current: () => loaded.certificate,
    stop,
  };
}

async function read({ certificate, key }: Files) {
  const [chain, pem] = await Promise.all([readFile(certificate, 'utf8'), readFile(key, 'utf8')]);
  // Throws unless the key belongs to the certificate.
  createSecureContext({ cert: chain, key: pem });
  return { x509: new X509Certificate(chain), certificate: { chain, key: pem } };
}

/** Changes whenever one of the files is written or replaced. */
async function versionOf({ certificate, key }: Files): Promise<string> {
  const stats = await Promise.all([stat(certificate), stat(key)]);
  return stats.map(({ ino, mtimeMs, size }) => `${ino}:${mtimeMs}:${size}`).join(' ');
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
