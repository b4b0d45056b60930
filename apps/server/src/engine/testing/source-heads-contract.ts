import { expect, test } from 'vitest';
import type { ContractClients, EngineUnderTest } from './contract-clients.ts';
import { basic } from './raw-client.ts';
import { silence } from './silence.ts';
import { until } from './until.ts';

const own = basic('source', 'pw-one');
const mpeg = 'Content-Type: audio/mpeg\r\n';

/** The heads of real source clients, and of what Icecast 2.4.4 accepts besides. */
const acceptedHeads: readonly (readonly [client: string, head: string])[] = [
  ['a client that predates HTTP', `SOURCE /one ICE/1.0\r\n${own}${mpeg}ice-name: a\r\n`],
  ['libshout', `SOURCE /one HTTP/1.0\r\n${own}User-Agent: libshout/2.4.6\r\n${mpeg}ice-public: 0\r\n`],
  ['libshout without a content type', `SOURCE /one HTTP/1.0\r\n${own}`],
  ['curl', `PUT /one HTTP/1.1\r\nHost: a\r\n${own}${mpeg}Expect: 100-continue\r\n`],
  ['PUT without Expect', `PUT /one HTTP/1.1\r\nHost: a\r\n${own}${mpeg}`],
  ['PUT with HTTP/1.0', `PUT /one HTTP/1.0\r\n${own}${mpeg}`],
  ['a lower-case method', `source /one HTTP/1.0\r\n${own}${mpeg}`],
  ['a lower-case PUT', `put /one HTTP/1.1\r\n${own}${mpeg}`],
  ['repeated spaces', `SOURCE  /one  HTTP/1.0\r\n${own}${mpeg}`],
  ['an escaped mount', `SOURCE /%6fne HTTP/1.0\r\n${own}${mpeg}`],
  ['bare line feeds', `SOURCE /one HTTP/1.0\n${own.replace('\r', '')}Content-Type: audio/mpeg\n`],
  ['a line without a colon', `SOURCE /one HTTP/1.0\r\n${own}${mpeg}nonsense\r\n`],
  ['a folded header', `SOURCE /one HTTP/1.0\r\n${own}${mpeg}ice-description: a\r\n  and b\r\n`],
  ['a header without spaces', `SOURCE /one HTTP/1.0\r\n${own}Content-Type:audio/mpeg\r\n`],
  ['a query with raw bytes', `SOURCE /one?name=Bj\u00f6rk HTTP/1.0\r\n${own}${mpeg}`],
  ...[
    'audio/mp3',
    'audio/x-mp3',
    'audio/mpeg3',
    'audio/x-mpeg',
    'audio/aac',
    'audio/aacp',
    'audio/x-aac',
  ].map((type) => [type, `SOURCE /one HTTP/1.0\r\n${own}Content-Type: ${type}\r\n`] as const),
];

/** Runs on every engine, so that the relay accepts what Icecast does. */
export function sourceHeadsContract(
  context: () => { readonly subject: EngineUnderTest; readonly clients: ContractClients },
): void {
  test.each(acceptedHeads)('[B2] accepts a source like %s', async (_client, head) => {
    const { clients } = context();
    const source = clients.open(`${head}${head.includes('\r') ? '\r\n' : '\n'}`);
    await source.waitFor(' 200 OK');
    source.socket.write(silence(8));
    await until(() => clients.mountStats('/one'));
    await source.close();
    await until(async () => !(await clients.mountStats('/one')));
    expect(source.text).toMatch(/^HTTP\/1\.[01] (?:100|200) /);
  });

  test('[F2] keeps a title with raw bytes above 0x7f in the query', async () => {
    const { clients } = context();
    const { stop } = await clients.source('/one');
    const query = 'mount=/one&mode=updinfo&charset=UTF-8&song=Bj\u00f6rk';
    await clients.open(`GET /admin/metadata?${query} HTTP/1.0\r\n${own}\r\n`).closed();
    await until(async () => (await clients.mountStats('/one'))?.title === 'Björk', 1000);
    await stop();
    await until(async () => !(await clients.mountStats('/one')));
  });
}
