import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { adtsFrameAt } from '#/modules/stations/probe/adts.ts';
import { audioOfSegment } from '#/modules/stations/probe/id3-in-segment.ts';

const ffmpeg = '/usr/bin/ffmpeg';

describeWithTool(ffmpeg, 'ffmpeg', () => {
  let init: Buffer;
  let segment: Buffer;
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'fmp4-'));
    execFileSync(ffmpeg, [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'sine=frequency=440:duration=3:sample_rate=48000'],
      ...['-ac', '2', '-c:a', 'aac', '-f', 'hls', '-hls_time', '2', '-hls_segment_type', 'fmp4'],
      join(folder, 'all.m3u8'),
    ]);
    init = readFileSync(join(folder, 'init.mp4'));
    segment = readFileSync(join(folder, 'all0.m4s'));
    rmSync(folder, { recursive: true });
  });

  it('returns the AAC of a segment with its initialization segment as frames of ADTS', () => {
    for (const audio of [audioOfSegment(segment, init), audioOfSegment(Buffer.concat([init, segment]))]) {
      let [at, frames] = [0, 0];
      for (let frame = adtsFrameAt(audio, at); frame; frame = adtsFrameAt(audio, at)) {
        expect(frame).toMatchObject({ sampleRateHz: 48_000, channels: 2 });
        at += frame.length;
        frames += 1;
      }
      expect(at).toBe(audio.length);
      // Two seconds of 1,024 samples each.
      expect(frames).toBeGreaterThanOrEqual(93);
    }
  });

  it('does not fail on truncated and damaged segments', () => {
    for (let end = 0; end < 400; end += 1) {
      audioOfSegment(segment.subarray(0, end), init);
      audioOfSegment(segment, init.subarray(0, end));
    }
    for (let at = 0; at < Math.min(1_000, init.length); at += 1) {
      const damaged = Buffer.from(init);
      damaged[at] = 0xff;
      audioOfSegment(segment, damaged);
      const broken = Buffer.from(segment);
      broken[at] = 0xff;
      audioOfSegment(broken, init);
    }
  });
});
