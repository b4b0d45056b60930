import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oggData, oggHeaders } from '../testing/ogg-pages.ts';
import { type RawClient, sendHead } from '../testing/raw-client.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { until } from '../testing/until.ts';

const ogg = 'Content-Type: audio/ogg\r\n';
const aac = 'Content-Type: audio/aac\r\n';
const held = mountConfig('/a', { reconnectHoldS: 10, maxListeners: 3 });

let bench: TestRelay;

beforeEach(async () => {
  bench = await openRelay([held, mountConfig('/b')]);
});

afterEach(() => bench.close());

const live = (mount: string) => bench.relay.state.live.get(mount);
const waiting = () => bench.relay.state.retained.get('/a')?.listeners.size;
const admin = (path: string) => sendHead(bench.adminPort, bench.admin(path));

/** The source drops without a word; resolves when the mount is off air. */
async function drop(source: RawClient): Promise<void> {
  source.socket.destroy();
  await until(() => !live('/a'));
}

describe('[F11] a source that drops', () => {
  test('is off air at once, while its listeners wait ten seconds and no longer', async () => {
    const source = await bench.source('/a');
    const listener = await bench.listener('/a');
    await drop(source);
    expect(bench.events.map(({ kind }) => kind)).toEqual(['mountUp', 'join', 'mountDown']);
    expect(await admin('stats?mount=/a')).toContain('Source does not exist');
    bench.clock.advance(9_999);
    expect(waiting()).toBe(1);
    bench.clock.advance(1);
    await listener.closed();
    await until(() => bench.events.at(-1)?.kind === 'leave');
    expect(bench.relay.state.retained.size).toBe(0);
  });

  test('continues with the same connections, still in step with the metadata', async () => {
    const source = await bench.source('/a');
    const [plain, icy] = [await bench.listener('/a'), await bench.listener('/a', 'Icy-MetaData: 1\r\n')];
    source.socket.write(Buffer.alloc(10_000, 1));
    await until(() => icy.body.length === 10_000 && plain.body.length === 10_000);
    await drop(source);
    const again = await bench.source('/a');
    await admin('metadata?mount=/a&mode=updinfo&song=Back');
    again.socket.write(Buffer.alloc(10_000, 2));
    await until(() => plain.body.length === 20_000);
    expect(plain.body.subarray(9_999, 10_001)).toEqual(Buffer.from([1, 2]));
    await icy.waitFor("StreamTitle='Back';");
    // The interval counts on from before the drop.
    expect(icy.body.indexOf("StreamTitle='Back';")).toBe(16_001);
    expect(live('/a')).toMatchObject({ listenerPeak: 2 });
    expect(live('/a')?.listeners.size).toBe(2);
    expect(bench.events.filter(({ kind }) => kind === 'leave')).toEqual([]);
  });

  test('holds the listeners of a source that fell silent', async () => {
    await bench.source('/a');
    const listener = await bench.listener('/a');
    bench.clock.advance(11_000);
    await until(() => waiting() === 1);
    const again = await bench.source('/a');
    again.socket.write('again');
    await listener.waitFor('again');
  });

  test('starts a new link of an Ogg chain, and ends it for another codec', async () => {
    const source = await bench.source('/a', ogg);
    source.socket.write(Buffer.concat([oggHeaders.opus(1), oggData(1, 'first')]));
    await until(() => live('/a')?.isCodecKnown);
    const listener = await bench.listener('/a');
    await listener.waitFor('first');
    await drop(source);
    const second = await bench.source('/a', ogg);
    // Not before the codec is known: a page arrives in parts.
    const next = Buffer.concat([oggHeaders.opus(2, 'TITLE=Back'), oggData(2, 'second')]);
    second.socket.write(next.subarray(0, 20));
    await until(() => live('/a')?.bytesRead === 20);
    expect(waiting()).toBe(1);
    expect(await admin('listclients?mount=/a')).toContain('<Listeners>1</Listeners>');
    second.socket.write(next.subarray(20));
    await listener.waitFor('second');
    expect(listener.body).toEqual(Buffer.concat([oggHeaders.opus(1), oggData(1, 'first'), next]));

    await drop(second);
    const third = await bench.source('/a', ogg);
    third.socket.write(Buffer.concat([oggHeaders.vorbis(3), oggData(3, 'third')]));
    await listener.closed();
    expect(listener.text).not.toContain('third');
  });

  test('ends listeners when it returns with another content type', async () => {
    const source = await bench.source('/a');
    const listener = await bench.listener('/a');
    await drop(source);
    await bench.source('/a', aac);
    await listener.closed();
    expect(live('/a')?.listeners.size).toBe(0);
  });

  test('lets new listeners wait too, within the limit of the mount', async () => {
    const source = await bench.source('/a');
    await bench.listener('/a');
    await drop(source);
    const late = await bench.listener('/a');
    expect(late.text).toMatch(/^HTTP\/1\.0 200 OK/);
    await bench.listener('/a');
    expect(await sendHead(bench.port, 'GET /a HTTP/1.0\r\n\r\n')).toContain('max listeners reached');
    const again = await bench.source('/a');
    again.socket.write('again');
    await late.waitFor('again');
    expect(late.body.toString()).toBe('again');
    expect(live('/a')?.listeners.size).toBe(3);
  });

  test('forgets a listener who leaves, or is removed, while waiting', async () => {
    const source = await bench.source('/a');
    const [gone, removed] = [await bench.listener('/a'), await bench.listener('/a')];
    await drop(source);
    gone.socket.destroy();
    await until(() => waiting() === 1);
    const [, id] = /<ID>(\d+)<\/ID>/.exec(await admin('listclients?mount=/a')) ?? [];
    await admin(`killclient?mount=/a&id=${id}`);
    await removed.closed();
    await until(() => waiting() === 0);
  });

  test('keeps one mount and one timer, however often it reconnects', async () => {
    for (let index = 0; index < 30; index += 1) {
      const source = await bench.source('/a', index % 2 === 0 ? ogg : 'Content-Type: audio/mpeg\r\n');
      if (index % 2 === 0) source.socket.write(Buffer.concat([oggHeaders.opus(1), oggData(1, 'x')]));
      await until(() => live('/a'));
      await drop(source);
    }
    expect(bench.relay.state.retained.size).toBe(1);
    bench.clock.advance(10_000);
    expect(bench.relay.state.retained.size).toBe(0);
    // The sweep of the sockets is all that is left.
    expect(bench.clock.nextInMs()).toBeLessThanOrEqual(1_000);
    bench.clock.advance(60_000);
  });
});

describe('[F11] the fallback', () => {
  beforeEach(() => bench.relay.state.applyConfig([{ ...held, fallback: '/b' }, mountConfig('/b')]));

  test('takes over at once when it is on air', async () => {
    const [source, other] = [await bench.source('/a'), await bench.source('/b')];
    const listener = await bench.listener('/a');
    await drop(source);
    other.socket.write('from the other');
    await listener.waitFor('from the other');
    expect(bench.relay.state.retained.size).toBe(0);
  });

  test('takes over after the wait when it came on air meanwhile', async () => {
    const source = await bench.source('/a');
    const listener = await bench.listener('/a');
    await drop(source);
    const other = await bench.source('/b');
    bench.clock.advance(5_000);
    other.socket.write('before');
    await until(() => live('/b')?.bytesRead === 6);
    expect(waiting()).toBe(1);
    bench.clock.advance(5_000);
    other.socket.write('from the other');
    await listener.waitFor('from the other');
    expect(listener.text).not.toContain('before');
  });
});

describe('[F11] listeners end at once', () => {
  test.each([
    ['the source is disconnected by staff', () => admin('killsource?mount=/a')],
    ['the cast is stopped', async () => bench.relay.state.applyConfig([mountConfig('/b')])],
    ['the password changes', async () => bench.relay.state.applyConfig([{ ...held, sourcePassword: 'new' }])],
  ])('when %s', async (_, end) => {
    await bench.source('/a');
    const listener = await bench.listener('/a');
    await end();
    await listener.closed();
    expect(bench.relay.state.retained.size).toBe(0);
  });

  test.each([
    ['the cast is stopped', [mountConfig('/b')]],
    ['the password changes', [{ ...held, sourcePassword: 'new' }]],
  ])('when %s while they wait', async (_, mounts) => {
    const source = await bench.source('/a');
    const listener = await bench.listener('/a');
    await drop(source);
    bench.relay.state.applyConfig(mounts);
    await listener.closed();
    expect(bench.relay.state.retained.size).toBe(0);
  });

  test('when the setting is off', async () => {
    bench.relay.state.applyConfig([mountConfig('/a', { reconnectHoldS: 0 })]);
    const source = await bench.source('/a');
    const listener = await bench.listener('/a');
    await drop(source);
    await listener.closed();
    expect(bench.relay.state.retained.size).toBe(0);
  });
});
