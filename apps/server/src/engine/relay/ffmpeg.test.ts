import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeWithTool } from '../testing/debian-tool.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { until } from '../testing/until.ts';

const ffmpeg = '/usr/bin/ffmpeg';

// An independent source client and decoder, on which most station software is built.
describeWithTool(ffmpeg, 'ffmpeg', () => {
  let bench: TestRelay;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    bench = await openRelay([mountConfig('/a')]);
  });

  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await bench.close();
  });

  function run(...args: string[]): ChildProcess {
    const child = spawn(ffmpeg, ['-nostdin', '-loglevel', 'info', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.push(child);
    return child;
  }

  function sendTone(): ChildProcess {
    const password = encodeURIComponent('secret-of-/a');
    const target = `icecast://source:${password}@127.0.0.1:${bench.port}/a`;
    const tone = ['-re', '-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=44100'];
    return run(...tone, '-b:a', '64k', '-content_type', 'audio/mpeg', '-f', 'mp3', target);
  }

  const live = () => bench.relay.state.live.get('/a');

  test.each([
    ['libvorbis', 'ogg', 'application/ogg', 'vorbis'],
    ['libopus', 'opus', 'audio/ogg', 'opus'],
    ['flac', 'ogg', 'application/ogg', 'flac'],
  ])('[F6] ffmpeg joins an Ogg stream of %s in the middle', async (encoder, format, type, codec) => {
    const target = `icecast://source:${encodeURIComponent('secret-of-/a')}@127.0.0.1:${bench.port}/a`;
    const tone = ['-re', '-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=48000'];
    const tags = ['-metadata', 'title=Paper Lanterns', '-metadata', 'artist=Nora Vale'];
    run(
      ...tone,
      ...tags,
      '-c:a',
      encoder,
      '-content_type',
      type,
      '-page_duration',
      '200000',
      '-f',
      format,
      target,
    );
    await until(() => (live()?.bytesRead ?? 0) > 12_000, 20_000);
    expect(live()?.contentType).toBe(`${type}; codecs=${codec}`);
    expect(live()?.title).toBe('Nora Vale - Paper Lanterns');
    const url = `http://127.0.0.1:${bench.port}/a`;
    const listening = run('-t', '1', '-i', url, '-af', 'volumedetect', '-f', 'null', '-');
    let report = '';
    listening.stderr?.on('data', (text) => {
      report += text;
    });
    const [code] = await once(listening, 'exit');
    expect(code).toBe(0);
    expect(report).toContain(`Audio: ${codec}`);
    expect(Number(/max_volume: (-?[\d.]+) dB/.exec(report)?.[1])).toBeGreaterThan(-40);
  });

  test('ffmpeg receives the audio that ffmpeg sends', async () => {
    sendTone();
    await until(() => (live()?.bytesRead ?? 0) > 24_000, 15_000);
    expect(live()?.source.agent).toMatch(/^Lavf\//);
    const listening = run(
      '-t',
      '2',
      '-i',
      `http://127.0.0.1:${bench.port}/a`,
      '-af',
      'volumedetect',
      '-f',
      'null',
      '-',
    );
    let report = '';
    listening.stderr?.on('data', (text) => {
      report += text;
    });
    const [code] = await once(listening, 'exit');
    expect(code).toBe(0);
    expect(report).toMatch(/time=00:00:0[12]\.\d\d/);
    expect(report).not.toMatch(/invalid|error/i);
    expect(Number(/max_volume: (-?[\d.]+) dB/.exec(report)?.[1])).toBeGreaterThan(-40);
  });

  test('the mount is off air within a second when ffmpeg is killed', async () => {
    const sending = sendTone();
    await until(live, 15_000);
    sending.kill('SIGKILL');
    await until(() => !live(), 1000);
  });
});
