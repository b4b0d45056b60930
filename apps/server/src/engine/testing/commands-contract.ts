import { describe, expect, test } from 'vitest';
import { type ContractClients, contractMounts, type EngineUnderTest } from './contract-clients.ts';
import { basic } from './raw-client.ts';
import { until } from './until.ts';

interface Context {
  readonly subject: EngineUnderTest;
  readonly clients: ContractClients;
}

/** Every command of the relay and of Icecast 2.4.4, with arguments that name `/one`. */
const commands = [
  'metadata?mount=/one&mode=updinfo&song=Stolen',
  'listclients?mount=/one',
  'killclient?mount=/one&id=1',
  'killsource?mount=/one',
  'moveclients?mount=/one',
  'moveclients?mount=/one&destination=/two',
  'moveclients?mount=/one&destination=/small',
  'fallbacks?mount=/one&fallback=/two',
  'fallbacks?mount=/one&fallback=/small',
  'updatemetadata?mount=/one',
  'manageauth?mount=/one',
  'stats',
  'stats?mount=/one',
  'stats.xml',
  'listmounts',
  'streamlist',
  'streamlist.txt',
  'buildm3u?mount=/one&username=a&password=b',
  '%6cistclients?mount=/one',
  '/listclients?mount=/one',
  '../admin/listclients?mount=/one',
  '',
  ...[
    'listclients',
    'moveclients',
    'fallbacks',
    'killclient',
    'killsource',
    'updatemetadata',
    'manageauth',
  ].map((name) => `${name}.xsl?mount=/one`),
  'stats.xsl',
  'listmounts.xsl',
];

const callers = [
  ['the own source', basic('source', 'pw-one')],
  ['the source of another mount', basic('source', 'pw-two')],
  ['nobody', ''],
  ['an admin without the password', basic('admin', 'pw-one')],
] as const;

/** Part of the engine contract: who can command which mount. `/one` and `/two` are of one cast, `/small` of another. */
export function commandsContract(context: () => Context): void {
  describe('commands', () => {
    test.each(callers)(
      '[I1] %s can command nothing on the public port, except the title of its own mount',
      async (caller, authorization) => {
        const { clients, subject } = context();
        const stops = [
          await clients.source('/one'),
          await clients.source('/two'),
          await clients.source('/small'),
        ];
        const player = await clients.listener('/one');
        const refused: string[] = [];
        for (const command of commands) {
          const request = clients.open(`GET /admin/${command} HTTP/1.0\r\n${authorization}\r\n`);
          await request.closed();
          const isOwnTitle = caller === 'the own source' && command.startsWith('metadata');
          // Icecast closes a connection with a path that it cannot normalize.
          const allowed = isOwnTitle ? /^HTTP\/1\.0 200 / : /^(?:HTTP\/1\.0 40[0134] |$)/;
          if (!allowed.test(request.text) || /127\.0\.0\.1|\/two|\/small/.test(request.body.toString()))
            refused.push(`${command}: ${request.text}`);
        }
        expect(refused).toEqual([]);
        const { mounts } = await subject.engine.readStats();
        const title = caller === 'the own source' ? 'Stolen' : null;
        await until(async () => (await clients.mountStats('/one'))?.title === title);
        expect(mounts.map(({ mount }) => mount).sort()).toEqual(['/one', '/small', '/two']);
        expect(mounts.find(({ mount }) => mount === '/one')?.listeners).toBe(1);
        const listed = await subject.engine.listMounts();
        expect(listed.map(({ fallback }) => fallback)).toEqual([null, null, null]);
        expect(player.isClosed).toBe(false);
        await Promise.all([player.close(), ...stops.map(({ stop }) => stop())]);
        await until(async () => (await subject.engine.listMounts()).length === 0);
      },
    );

    test('[I1] the server moves listeners between mounts of one cast only', async () => {
      const { clients, subject } = context();
      const { engine } = subject;
      const stops = [
        await clients.source('/one'),
        await clients.source('/two'),
        await clients.source('/small'),
      ];
      await clients.listener('/one');
      const [client] = await engine.listClients('/one');
      const denied = { code: 'refused' };
      await expect(engine.moveClients('/one', '/small')).rejects.toMatchObject(denied);
      await expect(engine.setFallback('/one', '/small')).rejects.toMatchObject(denied);
      if (engine.capabilities.moveOneListener)
        await expect(engine.moveClient('/one', client?.id ?? '', '/small')).rejects.toMatchObject(denied);
      expect(await engine.listClients('/small')).toEqual([]);
      await engine.moveClients('/one', '/two');
      await until(async () => (await engine.listClients('/two'))[0]?.id === client?.id);
      await clients.disconnect();
      await Promise.all(stops.map(({ stop }) => stop()));
      await engine.applyConfig(contractMounts);
      await until(async () => (await engine.listMounts()).length === 0);
    });

    test('[A15] no public page lists the mounts', async () => {
      const { clients, subject } = context();
      const stops = [await clients.source('/one'), await clients.source('/two')];
      const pages = [
        '/',
        '/status-json.xsl',
        '/status.xsl',
        '/server_version.xsl',
        '/auth.xsl',
        '/xml2json.xslt',
      ];
      for (const page of [...pages, '/xspf.xsl', '/vclt.xsl', '/.xspf', '/.vclt', '/admin.cgi', '/7.html']) {
        const request = clients.open(`GET ${page} HTTP/1.0\r\n\r\n`);
        await request.closed();
        expect(`${page} ${request.text}`).not.toMatch(/\/one|\/two/);
      }
      await Promise.all(stops.map(({ stop }) => stop()));
      await until(async () => (await subject.engine.listMounts()).length === 0);
    });
  });
}
