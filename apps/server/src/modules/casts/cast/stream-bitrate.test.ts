import { expect, test } from 'vitest';
import { bitrateIssueOf, sourceKbps } from './stream-bitrate.ts';

type Source = Parameters<typeof bitrateIssueOf>[0];

const source = (part: Partial<Source>): Source => ({
  codec: 'mp3',
  declaredKbps: 128,
  measuredKbps: 128,
  allowedKbps: 192,
  ...part,
});

test.each([
  ['as announced', {}, null],
  ['with the noise of a measurement', { measuredKbps: 135 }, null],
  ['at the limit of the plan', { declaredKbps: 192, measuredKbps: 199 }, null],
  ['above the plan, unannounced', { declaredKbps: null, measuredKbps: 320 }, 'above_plan'],
  ['above the plan, announced as allowed', { declaredKbps: 128, measuredKbps: 320 }, 'above_plan'],
  ['announced above the plan, not measured yet', { declaredKbps: 320, measuredKbps: null }, 'above_plan'],
  ['announced above the plan, sent below', { declaredKbps: 320, measuredKbps: 190 }, 'undeclared_rate'],
  ['far from what is announced', { measuredKbps: 96 }, 'undeclared_rate'],
  ['nothing known yet', { declaredKbps: null, measuredKbps: null }, null],
  ['a variable bitrate below its nominal one', { codec: 'opus', measuredKbps: 70 }, null],
  ['a variable bitrate with peaks', { codec: 'ogg', declaredKbps: 192, measuredKbps: 240 }, null],
  [
    'a variable bitrate far above the plan',
    { codec: 'opus', declaredKbps: null, measuredKbps: 320 },
    'above_plan',
  ],
  [
    'a lossless stream, for which plans name no limit',
    { codec: 'flac', measuredKbps: 900, allowedKbps: null },
    null,
  ],
] as const)('a source %s has the issue %j', (_what, part, issue) => {
  expect(bitrateIssueOf(source(part))).toBe(issue);
});

test.each([
  ['the announced bitrate that the measurement confirms', { measuredKbps: 127 }, 128],
  ['the measured bitrate when nothing is announced', { declaredKbps: null, measuredKbps: 127 }, 127],
  ['the measured bitrate when it contradicts the announced one', { measuredKbps: 320 }, 320],
  ['the announced bitrate before the measurement', { measuredKbps: null }, 128],
  ['the announced bitrate of a variable stream', { codec: 'opus', measuredKbps: 80 }, 128],
  ['the measured bitrate of a lossless stream', { codec: 'flac', measuredKbps: 700 }, 700],
  ['nothing while nothing is known', { declaredKbps: null, measuredKbps: null }, null],
] as const)('shows %s', (_what, part, shown) => {
  expect(sourceKbps(source(part))).toBe(shown);
});
