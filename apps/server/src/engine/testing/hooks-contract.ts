import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContractClients, contractMounts, type EngineUnderTest } from './contract-clients.ts';
import { RecordedHooks } from './recorded-hooks.ts';
import { until } from './until.ts';

interface Context {
  readonly subject: EngineUnderTest;
  readonly clients: ContractClients;
}

/** Part of the engine contract: calls to the hooks, and the effect of their results. */
export function hooksContract(context: () => Context): void {
  describe('hooks', () => {
    const hooks = (): RecordedHooks => context().subject.hooks ?? new RecordedHooks();

    beforeEach(async () => {
      const { clients, subject } = context();
      await clients.disconnect();
      await until(async () => (await subject.engine.listMounts()).length === 0);
      hooks().forget();
      await clients.source('/one');
    });

    afterEach(() => {
      hooks().answer = () => ({ allowed: true });
    });

    test('passes a join with all known fields, and a leave with its duration', async () => {
      const { clients, subject } = context();
      const player = await clients.listener('/one?token=1&x=/two', 'Referer: https://site.test/?a=b&c\r\n');
      expect(hooks().joins).toEqual([
        {
          mount: '/one',
          clientId: expect.stringMatching(/^\d+$/),
          ip: '127.0.0.1',
          agent: '<b>Player</b> & Co',
          referrer: 'https://site.test/?a=b&c',
        },
      ]);
      const [{ clientId = '' } = {}] = hooks().joins;
      expect((await subject.engine.listClients('/one')).map(({ id }) => id)).toEqual([clientId]);
      await until(async () =>
        (await subject.engine.listClients('/one')).some(({ connectedS }) => connectedS >= 1),
      );
      await player.close();
      await until(() => hooks().leaves.length === 1);
      const [leave] = hooks().leaves;
      expect(leave).toEqual({ mount: '/one', clientId, durationS: expect.any(Number) });
      expect(leave?.durationS).toBeGreaterThanOrEqual(1);
      expect(leave?.durationS).toBeLessThan(5);
    });

    test('marks the probe of an Apple player, which then joins as a listener', async () => {
      const { clients, subject } = context();
      const apple = 'GET /one HTTP/1.1\r\nUser-Agent: AppleCoreMedia/1.0\r\nIcy-MetaData: 1\r\n';
      const probe = clients.open(`${apple}Range: bytes=0-1\r\n\r\n`);
      // Another status would make the player continue without titles.
      await probe.waitFor(' 200 OK');
      expect(probe.text).toMatch(/icy-metaint: ?\d+/);
      expect(hooks().joins).toMatchObject([{ mount: '/one', isProbe: true }]);
      await probe.close();
      const player = clients.open(`${apple}\r\n`);
      await until(() => player.body.length > 100);
      expect(hooks().joins[1]).not.toHaveProperty('isProbe');
      await until(async () => (await subject.engine.listClients('/one')).length === 1);
      await until(() => hooks().leaves.length === 1);
    });

    test('passes null for a missing user agent and referrer', async () => {
      const { clients } = context();
      const player = clients.open('GET /one HTTP/1.0\r\n\r\n');
      await player.waitFor(' 200 OK');
      expect(hooks().joins).toMatchObject([{ agent: null, referrer: null }]);
    });

    test('rejects a listener as the capabilities declare, without a leave', async () => {
      const { clients, subject } = context();
      hooks().answer = ({ mount }) => ({ allowed: mount !== '/one', message: 'Not in your country' });
      const { denyStatus } = subject.engine.capabilities;
      expect(await clients.refusedListener('/one')).toContain(` ${denyStatus} `);
      await until(async () => (await clients.mountStats('/one'))?.listeners === 0);
      expect([hooks().joins.length, hooks().leaves.length]).toEqual([1, 0]);
    });

    test('rejects when a hook fails', async () => {
      const { clients, subject } = context();
      hooks().answer = () => {
        throw new Error('broken');
      };
      const { denyStatus } = subject.engine.capabilities;
      expect(await clients.refusedListener('/one')).toContain(` ${denyStatus} `);
    });

    test('reports a leave for a removed listener', async () => {
      const { clients, subject } = context();
      await clients.listener('/one');
      const [{ clientId = '' } = {}] = hooks().joins;
      await subject.engine.killClient('/one', clientId);
      await until(() => hooks().leaves.some((each) => each.clientId === clientId));
    });

    test('a move triggers neither a leave nor a join', async () => {
      const { clients, subject } = context();
      await clients.source('/two');
      const player = await clients.listener('/one');
      await subject.engine.moveClients('/one', '/two');
      await until(async () => (await clients.mountStats('/two'))?.listeners === 1);
      expect([hooks().joins.length, hooks().leaves.length]).toEqual([1, 0]);
      await player.close();
      await until(() => hooks().leaves.length === 1);
      expect(hooks().leaves[0]?.mount).toBe('/one');
    });

    test('keeps calling the hooks after a new configuration, also for listeners from before it', async () => {
      const { clients, subject } = context();
      const player = await clients.listener('/one');
      await subject.engine.applyConfig(contractMounts);
      await clients.listener('/one');
      expect(hooks().joins).toHaveLength(2);
      await player.close();
      await until(() => hooks().leaves.length === 1);
      expect(hooks().leaves[0]?.clientId).toBe(hooks().joins[0]?.clientId);
    });
  });
}
