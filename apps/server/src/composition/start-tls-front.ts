import type { Logger } from 'pino';
import { findCertificate } from '#/composition/modules.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Config } from '#/platform/config/config.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import { trusting } from '#/platform/http/trusted-proxies.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import { type CertificateFiles, openCertificateFiles } from '#/platform/tls/certificate-files.ts';
import { challengePath } from '#/platform/tls/challenge-path.ts';
import { createContexts } from '#/platform/tls/contexts.ts';
import { startTlsFront } from '#/platform/tls/front.ts';
import type { Upstream } from '#/platform/tls/proxy.ts';

/** Proxies whose `X-Forwarded-For` is trusted, with our own TLS front, which connects over loopback. */
export function frontProxies({
  TRUSTED_PROXIES,
  HTTPS_PORT,
}: Pick<Config, 'TRUSTED_PROXIES' | 'HTTPS_PORT'>): readonly string[] {
  return HTTPS_PORT === undefined ? TRUSTED_PROXIES : [...TRUSTED_PROXIES, '127.0.0.1', '::1'];
}

/** Where certificates come from; null if this server requests none. */
export function acmeSettingsOf({
  HTTPS_PORT,
  ACME_DIRECTORY,
  ACME_EMAIL,
}: Pick<Config, 'HTTPS_PORT' | 'ACME_DIRECTORY' | 'ACME_EMAIL'>) {
  if (HTTPS_PORT === undefined || ACME_DIRECTORY === 'none') return null;
  return { directory: ACME_DIRECTORY, email: ACME_EMAIL ?? null };
}

interface FilesDeps {
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

/** The operator's own certificate; null if there is none. */
export async function openFilesOf(
  { HTTPS_PORT, TLS_CERTIFICATE, TLS_KEY }: Config,
  deps: FilesDeps,
): Promise<CertificateFiles | null> {
  if (HTTPS_PORT === undefined || TLS_CERTIFICATE === undefined || TLS_KEY === undefined) return null;
  return openCertificateFiles({ certificate: TLS_CERTIFICATE, key: TLS_KEY }, deps);
}

interface FrontDeps extends FilesDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
  readonly logger: Pick<Logger, 'info'>;
  readonly files: CertificateFiles | null;
  /** The address that the app listens on. */
  readonly appUrl: string;
  /** The engine's origin for this server; null without an engine. */
  readonly engineOrigin: string | null;
}

/** Starts the TLS front if it is configured. Returns its stop function. */
export async function startTlsFrontOf(
  config: Config,
  deps: FrontDeps,
): Promise<(() => Promise<void>) | null> {
  const { HTTPS_PORT: httpsPort, HTTP_PORT: httpPort, HTTPS_HOST: host } = config;
  if (httpsPort === undefined) return null;
  const { db, clock, secrets, files, onError } = deps;
  const contexts = createContexts({
    clock,
    onError,
    load: async (name) => (files?.covers(name) ? files.current() : findCertificate({ db, secrets }, name)),
  });
  const { ENGINE_PUBLIC_ORIGIN: streams } = config;
  const engine = deps.engineOrigin === null ? null : upstreamOf(deps.engineOrigin);
  try {
    const front = await startTlsFront(
      {
        contexts,
        onError,
        challengePath,
        app: upstreamOf(deps.appUrl),
        streams:
          streams === undefined || !engine ? null : { name: new URL(streams).hostname, upstream: engine },
        publicPort: () => Number(new URL(config.PUBLIC_URL ?? '').port || 443),
        isTrustedProxy: trusting(config.TRUSTED_PROXIES),
        socketsPerAddress: config.ENGINE_SOCKETS_PER_ADDRESS,
      },
      { host, httpsPort, httpPort },
    );
    deps.logger.info({ httpsPort: front.httpsPort, httpPort: front.httpPort }, 'TLS front ready');
    return front.stop;
  } catch (error) {
    throw new StartError(`HTTPS_PORT ${httpsPort} or HTTP_PORT ${httpPort} cannot be used: ${String(error)}`);
  }
}

function upstreamOf(origin: string): Upstream {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  // A server that listens on all addresses is reached over loopback.
  if (host === '0.0.0.0' || host === '::')
    return { host: host === '::' ? '::1' : '127.0.0.1', port: Number(port) };
  return { host, port: Number(port || 80) };
}
