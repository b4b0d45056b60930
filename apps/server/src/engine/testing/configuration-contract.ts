import { afterEach, describe, expect, test } from 'vitest';
import type { MountConfig } from '../engine.ts';
import { type ContractClients, contractMounts, type EngineUnderTest } from './contract-clients.ts';
import { until } from './until.ts';

interface Context {
  readonly subject: EngineUnderTest;
  readonly clients: ContractClients;
}

/** Part of the engine contract: the effect of `applyConfig` on connected clients. */
export function configurationContract(context: () => Context): void {
  describe('configuration', () => {
    const apply = (mounts: readonly MountConfig[]) => context().subject.engine.applyConfig(mounts);
    const changed = (mount: string, change: Partial<MountConfig>): MountConfig[] =>
      contractMounts.map((each) => (each.mount === mount ? { ...each, ...change } : each));
    const listenersOf = async (mount: string): Promise<number | undefined> =>
      (await context().clients.mountStats(mount))?.listeners;

    afterEach(async () => {
      const { clients, subject } = context();
      await clients.disconnect();
      await apply(contractMounts);
      await until(async () => (await subject.engine.listMounts()).length === 0);
    });

    test('an added mount accepts its source, a removed one loses it, others stay on air', async () => {
      const { clients } = context();
      await clients.source('/two');
      const player = await clients.listener('/two');
      expect(await clients.refusedSource('/new', 'pw-new')).toContain(' 401 ');
      const added = { mount: '/new', username: 'source', sourcePassword: 'pw-new', name: 'A <New> & "One"' };
      await apply([...contractMounts, { ...added, maxListeners: null }]);
      const { client } = await clients.source('/new');
      await clients.listener('/new');
      await apply(contractMounts);
      await client.closed();
      expect(await clients.refusedSource('/new', 'pw-new')).toContain(' 401 ');
      await stillHears(player);
    });

    test('a new password disconnects only the source that used the old one', async () => {
      const { clients } = context();
      const [{ client }] = [await clients.source('/one'), await clients.source('/two')];
      const player = await clients.listener('/two');
      await apply(changed('/one', { sourcePassword: 'pw-<&">-new' }));
      await client.closed();
      expect(await clients.refusedSource('/one', 'pw-one')).toContain(' 401 ');
      await until(async () => !(await clients.mountStats('/one')));
      await clients.source('/one', 'pw-<&">-new');
      await stillHears(player);
    });

    test('a new description of a mount disconnects no source', async () => {
      const { clients } = context();
      const { client } = await clients.source('/one');
      const player = await clients.listener('/one');
      const words = { name: 'Renamed', genre: 'Jazz', description: 'By night', url: 'https://jazz.example/' };
      await apply(changed('/one', words));
      await stillHears(player);
      expect(client.isClosed).toBe(false);
      // Icecast 2.4.4 uses the description for its statistics and directories; its players get the
      // encoder's.
      if (context().subject.engine.kind === 'icecast') return;
      const { text } = await clients.listener('/one');
      for (const line of ['name:Renamed', 'genre:Jazz', 'description:By night', 'url:https://jazz.example/'])
        expect(text).toContain(`icy-${line}\r\n`);
    });

    test('a new limit applies to a connected source and disconnects no listener', async () => {
      const { clients } = context();
      await clients.source('/small');
      const first = await clients.listener('/small');
      expect(await clients.refusedListener('/small')).toMatch(/ 40[13] /);
      await apply(changed('/small', { maxListeners: 2 }));
      // Icecast applies a new limit to its running sources a second later.
      await until(() => clients.isLetIn('/small'));
      expect(await clients.refusedListener('/small')).toMatch(/ 40[13] /);
      await stillHears(first);
    });

    test('a configured fallback is restored when the source reconnects', async () => {
      const { clients } = context();
      await apply(changed('/one', { fallback: '/two' }));
      await clients.source('/two');
      const source = await clients.source('/one');
      const first = await clients.listener('/one');
      await source.stop();
      await until(async () => (await listenersOf('/two')) === 1);
      const again = await clients.source('/one');
      const second = await clients.listener('/one');
      await again.stop();
      await until(async () => (await listenersOf('/two')) === 2);
      await stillHears(first);
      await stillHears(second);
    });
  });
}

async function stillHears(player: { readonly isClosed: boolean; readonly body: Buffer }): Promise<void> {
  const before = player.body.length;
  await until(() => player.body.length > before);
  expect(player.isClosed).toBe(false);
}
