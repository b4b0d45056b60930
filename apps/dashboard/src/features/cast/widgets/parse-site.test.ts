import { expect, test } from 'vitest';
import { parseSite } from '#/features/cast/widgets/parse-site.ts';

test.each([
  ['radio.example', 'https://radio.example'],
  ['https://Radio.example/listen?now=1#top', 'https://radio.example'],
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['https://*.radio.example', 'https://*.radio.example'],
  ['ftp://radio.example', 'ftp://radio.example'],
])('%s is %s', (typed, site) => {
  expect(parseSite(typed)).toBe(site);
});
