import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { valuesOf } from '#/modules/statistics/statistics/summary.service.ts';

it("the example in docs/guide/statistics.md matches the server's figures", async () => {
  const page = await readFile(new URL('../../../../../../docs/guide/statistics.md', import.meta.url), 'utf8');
  const example = page.slice(page.indexOf('## An example'), page.indexOf('## Compared'));
  const [starts = 0, active = 0, tlh = 0, unique = 0, returning = 0] = [
    /([\d,]+) starts/,
    /of which ([\d,]+) lasted/,
    /heard ([\d,.]+) hours/,
    /([\d,]+) different listeners/,
    /\n([\d,]+) of whom/,
  ].map((pattern) => Number(pattern.exec(example)?.[1]?.replaceAll(',', '')));
  const sums = { starts, active, unique, returning, listenedMs: tlh * 3_600_000 };
  const values = valuesOf(sums, { counting: 'active' });
  const figureOf = (figure: string) =>
    new RegExp(`^\\| ${figure} .*\\| ([\\d.]+)(?: min| %)? \\|$`, 'm').exec(example)?.[1];
  expect(figureOf('ATSL')).toBe(values.atslMin?.toFixed(1));
  expect(figureOf('Bounce')).toBe(((values.bounce ?? 0) * 100).toFixed(1));
  expect(figureOf('Returning')).toBe(((values.returning ?? 0) * 100).toFixed(1));
  expect(figureOf('AQH, roughly')).toBe((tlh / (14 * 24)).toFixed(1));
  expect(values.tlh).toBeCloseTo(9_841.6, 6);
});
