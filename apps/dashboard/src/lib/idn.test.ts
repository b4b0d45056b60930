import { expect, test } from 'vitest';
import { inOwnScript } from '#/lib/idn.ts';

test.each([
  'écoute.radio.example',
  '电台.example',
  'ラジオ局.例え.jp',
  'bücher.example',
  'радио.рф',
  'plain.example',
])('the DNS form of %s is shown in its own script', (name) =>
  expect(inOwnScript(new URL(`https://${name}`).hostname)).toBe(name),
);

test.each(['xn--.example', 'xn--a!b.example', 'xn--99999999.example'])('%s stays as it is', (name) =>
  expect(inOwnScript(name)).toBe(name),
);
