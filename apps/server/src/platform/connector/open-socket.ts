import { connect as connectTcp, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { Target } from '#/platform/connector/target.ts';

/** Connects to an address, never to a name, which could resolve to another address by now. */
export type Dial = (place: { readonly host: string; readonly port: number }) => Socket;

export const dialTcp: Dial = ({ host, port }) => connectTcp({ host, port });

export interface OpenOptions {
  readonly dial: Dial;
  readonly connectMs: number;
  /** CA certificates that replace Node's. */
  readonly ca?: string | undefined;
}

export interface Opened {
  readonly socket: Duplex;
  /** The address that accepted the connection. */
  readonly address: string;
  /** Null without TLS. */
  readonly certificateEndsAt: Date | null;
}

const atMost = 4;

/** Connects to the first validated address that responds, with one timeout for all of them. */
export async function openSocket(target: Target, options: OpenOptions): Promise<Opened> {
  const until = performance.now() + options.connectMs;
  let last: unknown;
  for (const address of target.addresses.slice(0, atMost)) {
    try {
      return await openOne(target, address, { ...options, connectMs: until - performance.now() });
    } catch (error) {
      last = error;
      // Another address helps neither with an invalid certificate nor with a timeout.
      if (error instanceof ConnectorError && error.code !== 'unreachable') throw error;
    }
  }
  throw last;
}

async function openOne(target: Target, address: string, options: OpenOptions): Promise<Opened> {
  const { promise, resolve, reject } = Promise.withResolvers<Opened>();
  const plain = options.dial({ host: address, port: target.port });
  const timer = setTimeout(
    () => reject(new ConnectorError('time_out', `${target.host} does not let us in in time`)),
    Math.max(1, options.connectMs),
  );
  plain.once('error', (cause) =>
    reject(new ConnectorError('unreachable', `${target.host} is not reached`, { cause })),
  );
  plain.once('connect', () => {
    if (!target.isTls) return resolve({ socket: plain, address, certificateEndsAt: null });
    const secure = connectTls({
      socket: plain,
      host: target.host,
      ...(isIP(target.host) === 0 && { servername: target.host }),
      ...(options.ca !== undefined && { ca: options.ca }),
    });
    secure.once('secureConnect', () => {
      const ends = Date.parse(secure.getPeerCertificate().valid_to);
      resolve({ socket: secure, address, certificateEndsAt: Number.isNaN(ends) ? null : new Date(ends) });
    });
    secure.once('error', (cause) =>
      reject(new ConnectorError('certificate', `${target.host} has no good certificate`, { cause })),
    );
  });
  try {
    return await promise;
  } catch (error) {
    plain.on('error', () => {});
    plain.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
