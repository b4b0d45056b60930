import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EngineEvent, EngineFeatures } from '../engine.ts';
import { commandsContract } from './commands-contract.ts';
import { configurationContract } from './configuration-contract.ts';
import { ContractClients, contractMounts, type EngineUnderTest } from './contract-clients.ts';
import { hooksContract } from './hooks-contract.ts';
import { basic } from './raw-client.ts';
import { sourceHeadsContract } from './source-heads-contract.ts';
import { until } from './until.ts';

/**
 * The contract of every engine behind the port, run against a real one; additional tests depend on
 * its capabilities.
 */
export function describeEngineContract(
  name: string,
  abilities: Pick<EngineFeatures, 'configurable' | 'hooks'>,
  start: () => Promise<EngineUnderTest>,
): void {
  describe(`the engine contract, on ${name}`, () => {
    let subject: EngineUnderTest;
    let clients: ContractClients;
    const source = (mount: string) => clients.source(mount);
    const listener = (mount: string) => clients.listener(mount);
    const mountStats = (mount: string) => clients.mountStats(mount);

    beforeAll(async () => {
      subject = await start();
      clients = new ContractClients(subject);
    }, 20_000);

    afterAll(async () => {
      clients?.destroy();
      await subject?.stop();
    }, 20_000);

    test('reports its identity and start time', async () => {
      const stats = await subject.engine.readStats();
      expect(stats.version).toMatch(/^\d+\.\d+\.\d+$/);
      const runsForMs = Date.now() - Date.parse(stats.serverStart ?? '');
      expect(runsForMs).toBeGreaterThan(-2000);
      expect(runsForMs).toBeLessThan(60_000);
      expect(subject.engine.health()).toMatchObject({ state: 'up', version: stats.version });
      expect(subject.engine.features).toMatchObject(abilities);
      expect(subject.engine.capabilities.configurable).toBe(abilities.configurable);
    });

    test('a mount is live while its source sends, and off air within a second of its end', async () => {
      expect(await mountStats('/one')).toBeUndefined();
      const { stop } = await source('/one');
      expect(await mountStats('/one')).toMatchObject({
        listeners: 0,
        title: null,
        contentType: 'audio/mpeg',
        bitrate: 64,
        sourceAgent: 'Contract/1',
      });
      expect((await subject.engine.listMounts()).map((each) => each.mount)).toEqual(['/one']);
      await stop();
      await until(async () => !(await mountStats('/one')), 1000);
    });

    test('measures what a source sends, whatever it declares', async () => {
      const { client, stop } = await source('/one');
      const [startedAtMs, written] = [Date.now(), client.socket.bytesWritten];
      const measuredKbps = async () => (await mountStats('/one'))?.measuredKbps ?? null;
      expect(await measuredKbps()).toBeNull();
      await until(async () => (await measuredKbps()) !== null, 30_000);
      const sentKbps = ((client.socket.bytesWritten - written) * 8) / (Date.now() - startedAtMs);
      // It declares 64.
      expect(sentKbps).toBeGreaterThan(100);
      expect(Math.abs(((await measuredKbps()) ?? 0) - sentKbps) / sentKbps).toBeLessThan(0.2);
      await stop();
      await until(async () => !(await mountStats('/one')));
    }, 40_000);

    test.each([
      'Nora Vale - Paper Lanterns',
      '-',
      '1979',
      'true',
      '<img src=x onerror=alert(1)>',
      '日本 😀 "q" & \\',
    ])('returns the title %s in the statistics within a second, as text', async (title) => {
      const { stop } = await source('/one');
      await subject.engine.setMetadata('/one', title);
      await until(async () => (await mountStats('/one'))?.title === title, 1000);
      await stop();
      await until(async () => !(await mountStats('/one')));
    });

    test('counts, lists and removes listeners', async () => {
      const { stop } = await source('/one');
      const players = [await listener('/one'), await listener('/one')];
      await until(async () => (await mountStats('/one'))?.listeners === 2);
      const listed = await subject.engine.listClients('/one');
      expect(listed.map((each) => [each.ip, each.agent])).toEqual([
        ['127.0.0.1', '<b>Player</b> & Co'],
        ['127.0.0.1', '<b>Player</b> & Co'],
      ]);
      await subject.engine.killClient('/one', listed[0]?.id ?? '');
      await until(async () => (await mountStats('/one'))?.listeners === 1);
      await until(() => players.filter((player) => player.isClosed).length === 1);
      for (const player of players) player.socket.destroy();
      await until(async () => (await mountStats('/one'))?.listeners === 0);
      expect((await mountStats('/one'))?.listenerPeak).toBe(2);
      await stop();
      await until(async () => !(await mountStats('/one')));
    });

    test('rejects listeners of a full mount', async () => {
      const { stop } = await source('/small');
      await listener('/small');
      const second = clients.open('GET /small HTTP/1.0\r\n\r\n');
      await second.closed();
      // An Icecast with hooks reports this as one more rejection.
      const { features, capabilities } = subject.engine;
      const status = features.hooks ? capabilities.denyStatus : 403;
      expect(second.text).toMatch(new RegExp(`^HTTP/1\\.0 ${status} `));
      if (status === 403) expect(second.text).toContain('max listeners reached');
      await stop();
    });

    test('rejects a source with a wrong password with 401, and a second one on a mount with 403', async () => {
      const { stop } = await source('/two');
      const type = 'Content-Type: audio/mpeg\r\n\r\n';
      const wrong = clients.open(`PUT /one HTTP/1.0\r\n${basic('source', 'pw-two')}${type}`);
      const second = clients.open(`PUT /two HTTP/1.0\r\n${basic('source', 'pw-two')}${type}`);
      await Promise.all([wrong.closed(), second.closed()]);
      expect(wrong.text).toMatch(/^HTTP\/1\.0 401 /);
      expect(second.text).toMatch(/^HTTP\/1\.0 403 [\s\S]*Mountpoint in use/);
      await stop();
      await until(async () => !(await mountStats('/two')));
    });

    test('reports why a source was rejected, exactly if the engine has that capability', async () => {
      const { engine } = subject;
      if (!engine.capabilities.reportsRefusals || !engine.features.events) return;
      const received: string[] = [];
      const unsubscribe = engine.onEvent((event) => {
        if (event.kind === 'refused') received.push(`${event.mount} ${event.reason}`);
      });
      // Engines report a mount at most twice a second, so a refusal may go unreported: try again until one is.
      const reports = (attempt: () => Promise<unknown>, ...expected: string[]) =>
        until(async () => {
          await attempt();
          return expected.some((each) => received.includes(each));
        });
      const type = 'Content-Type: audio/mpeg\r\n\r\n';
      const put = (mount: string, more: string) => clients.open(`PUT ${mount} HTTP/1.0\r\n${more}`).closed();
      const wrongPassword = () => put('/one', `${basic('source', 'wrong')}${type}`);
      await reports(wrongPassword, '/one wrong_password', '/one wrong_credentials');
      await reports(() => put('/two', `${basic('source', 'pw-two')}\r\n`), '/two no_content_type');
      const { stop } = await source('/two');
      await reports(() => put('/two', `${basic('source', 'pw-two')}${type}`), '/two in_use');
      await stop();
      await until(async () => !(await mountStats('/two')));
      unsubscribe();
      expect(JSON.stringify(received)).not.toContain('pw-');
    });

    test('moves listeners', async () => {
      const [one, two] = [await source('/one'), await source('/two')];
      await listener('/one');
      await until(async () => (await mountStats('/one'))?.listeners === 1);
      await subject.engine.moveClients('/one', '/two');
      await until(async () => (await mountStats('/two'))?.listeners === 1);
      expect((await mountStats('/one'))?.listeners).toBe(0);
      await Promise.all([one.stop(), two.stop()]);
      await until(async () => (await subject.engine.listMounts()).length === 0);
    });

    test('moves one listener exactly if the engine has that capability', async () => {
      const { engine } = subject;
      const [one, two] = [await source('/one'), await source('/two')];
      await listener('/one');
      await listener('/one');
      await until(async () => (await mountStats('/one'))?.listeners === 2);
      const [first] = await engine.listClients('/one');
      const move = (id: string) => engine.moveClient('/one', id, '/two');
      if (engine.capabilities.moveOneListener) {
        await move(first?.id ?? '');
        expect((await engine.listClients('/two')).map(({ id }) => id)).toEqual([first?.id]);
        expect(await mountStats('/one')).toMatchObject({ listeners: 1 });
        await expect(move(first?.id ?? '')).rejects.toMatchObject({ code: 'unknown_client' });
      } else {
        await expect(move(first?.id ?? '')).rejects.toMatchObject({ code: 'unsupported' });
        expect(await mountStats('/one')).toMatchObject({ listeners: 2 });
      }
      await Promise.all([one.stop(), two.stop()]);
      await until(async () => (await engine.listMounts()).length === 0);
    });

    test('moves listeners to the fallback when the source disconnects', async () => {
      const [one, two] = [await source('/one'), await source('/two')];
      await listener('/one');
      // Icecast restores its configured fallback within a second of any source's connect.
      if (subject.engine.kind === 'icecast') await delay(1500);
      await subject.engine.setFallback('/one', '/two');
      expect((await subject.engine.listMounts()).find((each) => each.mount === '/one')?.fallback).toBe(
        '/two',
      );
      await one.stop();
      await until(async () => (await mountStats('/two'))?.listeners === 1);
      await two.stop();
      await until(async () => (await subject.engine.listMounts()).length === 0);
    });

    test('disconnects a source', async () => {
      const { client } = await source('/one');
      await subject.engine.killSource('/one');
      await until(async () => !(await mountStats('/one')), 1000);
      await client.closed();
    });

    test('disconnects a source and retains its listeners, exactly if the engine has that capability', async () => {
      const { engine } = subject;
      const first = await source('/one');
      const player = await listener('/one');
      await until(async () => (await mountStats('/one'))?.listeners === 1);
      const act = engine.killSource('/one', { keepListeners: true });
      if (engine.capabilities.keepListeners) {
        await act;
        await first.client.closed();
        await until(async () => !(await mountStats('/one')));
        const [remaining] = await engine.listClients('/one');
        expect(await engine.listMounts()).toMatchObject([{ mount: '/one', listeners: 1 }]);
        const again = await source('/one');
        const before = player.body.length;
        await until(() => player.body.length > before);
        expect(await engine.listClients('/one')).toMatchObject([{ id: remaining?.id }]);
        expect(player.isClosed).toBe(false);
        player.socket.destroy();
        await again.stop();
      } else {
        await expect(act).rejects.toMatchObject({ code: 'unsupported' });
        player.socket.destroy();
        await first.stop();
      }
      await until(async () => (await engine.listMounts()).length === 0);
    });

    test('distinguishes what was not found', async () => {
      const { engine } = subject;
      await expect(engine.listClients('/one')).rejects.toMatchObject({ code: 'unknown_mount' });
      await expect(engine.killSource('/one')).rejects.toMatchObject({ code: 'unknown_mount' });
      const { stop } = await source('/one');
      await expect(engine.killClient('/one', '999999')).rejects.toMatchObject({ code: 'unknown_client' });
      await expect(engine.moveClients('/one', '/none')).rejects.toMatchObject({ code: 'unknown_mount' });
      await expect(engine.moveClients('/one', '/one')).rejects.toMatchObject({ code: 'refused' });
      await stop();
      await until(async () => !(await mountStats('/one')));
    });

    test('emits events and applies a configuration exactly if the engine has those features', async () => {
      const { engine } = subject;
      const events: EngineEvent[] = [];
      if (engine.features.events) {
        const unsubscribe = engine.onEvent((event) => events.push(event));
        const { stop } = await source('/one');
        await until(() => events.some((event) => event.kind === 'mountUp' && event.mount === '/one'));
        await stop();
        await until(() => events.some((event) => event.kind === 'mountDown'));
        unsubscribe();
      } else {
        expect(() => engine.onEvent(() => {})).toThrow(expect.objectContaining({ code: 'unsupported' }));
      }
      if (engine.features.configurable) await engine.applyConfig(contractMounts);
      else await expect(engine.applyConfig([])).rejects.toMatchObject({ code: 'unsupported' });
    });

    const context = (): { subject: EngineUnderTest; clients: ContractClients } => ({ subject, clients });
    if (abilities.configurable) commandsContract(context);
    sourceHeadsContract(context);
    if (abilities.configurable) configurationContract(context);
    if (abilities.hooks) hooksContract(context);
  });
}
