import { startTuneInServer, type TuneInServer } from '#/composition/demo/tune-in-server.ts';
import { type Connector, createConnector } from '#/platform/connector/connector.ts';

/** TuneIn on loopback, with a connector that reaches only it. */
export interface TuneInStandIn extends TuneInServer {
  readonly tuneInOrigin: string;
  readonly tuneInConnector: Connector;
  /** The calls of a station at TuneIn, in order. */
  callsOf(stationId: string): Record<string, string>[];
}

/** Credentials that the stand-in accepts; the key contains characters that encoders change. */
export const partner = { partnerId: 'Aur0ra', partnerKey: 'k+y/7%3D&f2c-9Qz', stations: ['s304112', 's11'] };
/** As the server must receive it. */
const receivedKey = 'k+y/7=&f2c-9Qz';

export async function startTuneIn({ now }: { readonly now: () => Date }): Promise<TuneInStandIn> {
  const server = await startTuneInServer({
    partners: [{ ...partner, partnerKey: receivedKey }],
    now: () => now().getTime(),
  });
  return {
    ...server,
    tuneInOrigin: server.origin,
    tuneInConnector: createConnector({
      userAgent: 'Studio tests',
      allow: [new URL(server.origin).host],
      limits: { redirects: 0, firstByteMs: 500, perHost: 20, inAll: 20 },
    }),
    callsOf: (stationId) =>
      server.queries
        .map((query) => Object.fromEntries(new URLSearchParams(query)))
        .filter(({ id }) => id === stationId),
  };
}
