import { createSecureContext, type SecureContext } from 'node:tls';
import type { Clock } from '#/platform/clock/clock.ts';
import { createStaleMemo } from '#/platform/lib/stale-memo.ts';

/** Both in PEM. */
export interface TlsCertificate {
  readonly chain: string;
  readonly key: string;
}

export interface ContextsDeps {
  readonly clock: Clock;
  /** The certificate of a host name; null if there is none. */
  readonly load: (name: string) => Promise<TlsCertificate | null>;
  readonly onError: (error: unknown) => void;
}

/** How soon a new or renewed certificate is used. */
const forMs = 5_000;
/** A context takes about 44 KiB. */
const capacity = 1_000;

/**
 * TLS contexts by host name, from memory; while certificates cannot be read, the last ones. Names without a certificate
 * are remembered too, so that they cost one look-up in five seconds.
 */
export function createContexts({ clock, load, onError }: ContextsDeps) {
  const built = new Map<string, { readonly chain: string; readonly context: SecureContext }>();

  async function loadContext(name: string): Promise<SecureContext | null> {
    const certificate = await load(name);
    const known = built.get(name);
    built.delete(name);
    if (!certificate) return null;
    const { chain, key } = certificate;
    // The same context keeps the session tickets of visitors who return.
    const context = known?.chain === chain ? known.context : createSecureContext({ cert: chain, key });
    built.set(name, { chain, context });
    const [oldest] = built.keys();
    if (built.size > capacity && oldest !== undefined) built.delete(oldest);
    return context;
  }

  const memo = createStaleMemo({ clock, forMs, capacity, load: loadContext, onError });
  return {
    /** Null if the name has no certificate. */
    get: (name: string): Promise<SecureContext | null> =>
      isHostName(name) ? memo.get(name.toLowerCase()) : Promise.resolve(null),
  };
}

export type Contexts = ReturnType<typeof createContexts>;

const isHostName = (name: string): boolean =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(name) && name.length <= 253;
