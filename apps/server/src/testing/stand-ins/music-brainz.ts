import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CoverOrigins } from '#/modules/stations/covers/look-up-cover.ts';
import { type Connector, createConnector } from '#/platform/connector/connector.ts';

/** A release group that MusicBrainz knows, with its cover if the archive has one. */
export interface KnownRelease {
  readonly id: string;
  readonly artist: string;
  readonly title: string;
  readonly album: string;
  readonly cover: Buffer | null;
}

/** MusicBrainz and the Cover Art Archive on loopback: they reject a second request within a second, as the former does. */
export interface MusicBrainzStandIn {
  readonly coverOrigins: CoverOrigins;
  readonly coverConnector: Connector;
  readonly releases: KnownRelease[];
  /** The queries that were answered or rejected, in order. */
  readonly queries: string[];
  readonly userAgents: Set<string>;
  /** Answers 503 to all searches. */
  isBusy: boolean;
  close(): Promise<void>;
}

export async function startMusicBrainz(now: () => Date): Promise<MusicBrainzStandIn> {
  let lastAt = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    standIn.userAgents.add(request.headers['user-agent'] ?? '');
    if (pathname === '/ws/2/recording') {
      const query = searchParams.get('query') ?? '';
      standIn.queries.push(query);
      const isTooFast = now().getTime() - lastAt < 1_000;
      lastAt = now().getTime();
      if (standIn.isBusy || isTooFast) return reply(response, 503, { error: 'rate limited' });
      return reply(response, 200, { count: 1, recordings: recordingsOf(standIn.releases, query) });
    }
    // The archive redirects to the server that has the file.
    const [, id] = /^\/release-group\/([^/]+)\/front-500$/.exec(pathname) ?? [];
    const cover = standIn.releases.find((each) => each.id === (id ?? pathname.slice(1)))?.cover ?? null;
    if (!cover) return reply(response, 404, 'Not found');
    if (id !== undefined) return response.writeHead(307, { location: `/${id}` }).end();
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(cover);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: MusicBrainzStandIn = {
    coverOrigins: { musicBrainz: `http://${place}`, coverArt: `http://${place}` },
    coverConnector: createConnector({
      userAgent: 'Studio tests covers (+https://studio.example)',
      allow: [place],
    }),
    releases: [],
    queries: [],
    userAgents: new Set(),
    isBusy: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A search finds whatever has a word of the query; unlike recordings come last. */
function recordingsOf(releases: readonly KnownRelease[], query: string) {
  const [, title, artist] = /^recording:"(.*)" AND artist:"(.*)"$/.exec(query) ?? [];
  return releases
    .filter((each) => each.artist === artist || each.title === title)
    .map((each) => ({
      id: each.id,
      score: each.title === title ? 100 : 60,
      title: each.title,
      'artist-credit': [{ name: each.artist, artist: { id: each.id, name: each.artist } }],
      releases: [
        {
          id: each.id,
          title: each.album,
          status: 'Official',
          'release-group': { id: each.id, 'primary-type': 'Album', title: each.album },
        },
      ],
    }));
}
