import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { silence } from '#/engine/testing/silence.ts';
import { probeAudio } from '#/platform/connector/probe-audio.ts';

it('returns no_probe when ffprobe is not installed', async () => {
  expect(await probeAudio(silence(40), { binary: '/nowhere/ffprobe' })).toBe('no_probe');
});

it('[E3] ffprobe gets bytes through a pipe, no URL, and no protocol to open one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-probe-'));
  // ffprobe runs as another user when the tests run as root.
  await chmod(folder, 0o777);
  const binary = path.join(folder, 'ffprobe');
  const noted = path.join(folder, 'noted');
  // Stands in for ffprobe: records its arguments and its input.
  const program = `#!${process.execPath}
    const input = require('node:fs').readFileSync(0, 'utf8');
    require('node:fs').writeFileSync(${JSON.stringify(noted)}, JSON.stringify([process.argv.slice(2), input]));
    console.log('{"streams":[{"codec_type":"audio","codec_name":"mp3"}]}');`;
  await writeFile(binary, program, { mode: 0o755 });
  expect(await probeAudio(Buffer.from('http://127.0.0.1/'), { binary })).toEqual({ codec: 'mp3' });
  const [args, input] = JSON.parse(await readFile(noted, 'utf8')) as [string[], string];
  expect(input).toBe('http://127.0.0.1/');
  expect(args.slice(args.indexOf('-i'))).toEqual(['-i', 'pipe:0']);
  expect(args[args.indexOf('-protocol_whitelist') + 1]).toBe('pipe');
  expect(args.join(' ')).not.toMatch(/file|http|concat|hls/);
  await rm(folder, { recursive: true });
});

describeWithTool('/usr/bin/ffprobe', 'ffmpeg', () => {
  let folder: string;
  let secret: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'studio-probe-'));
    // Readable by all: the options of ffprobe protect it, not its permissions.
    await chmod(folder, 0o755);
    secret = path.join(folder, 'secret.mp3');
    await writeFile(secret, silence(400));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const playlist = (place: string) =>
    Buffer.from(
      `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${place}\n#EXT-X-ENDLIST\n`,
    );

  it('detects the codec, even when the last frame is truncated', async () => {
    expect(await probeAudio(silence(100).subarray(0, -50))).toEqual({ codec: 'mp3' });
  });

  it.each(['', 'no sound at all', '<html><body>Sign in first</body></html>'])(
    '%j is not audio',
    async (text) => {
      expect(await probeAudio(Buffer.from(text))).toBe('none');
    },
  );

  it('[E3] a playlist opens no file, neither this machine’s passwords nor an audio file', async () => {
    for (const place of ['file:///etc/passwd', `file://${secret}`, secret, `concat:${secret}`])
      expect(await probeAudio(playlist(place))).toBe('none');
    expect(await probeAudio(Buffer.from(`ffconcat version 1.0\nfile '${secret}'\n`))).toBe('none');
  });

  it('[E3] the same playlist does open it with an unrestricted ffprobe, which proves the test', () => {
    const args = ['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0'];
    const unguarded = ['-protocol_whitelist', 'pipe,file', '-allowed_extensions', 'ALL', '-f', 'hls'];
    const { stdout } = spawnSync('/usr/bin/ffprobe', [...args, ...unguarded, '-i', 'pipe:0'], {
      input: playlist(`file://${secret}`),
    });
    expect(stdout.toString()).toContain('mp3');
  });
});
