/**
 * A table of 100,000 rows in a browser: ours beside TanStack Table as its documentation shows it, AG Grid Community and the least
 * that React can do.
 * `node bench/ui/table.ts` prints medians of several rounds in turn, at full speed and at a quarter of it, and writes them to
 * .cache/bench-ui/table.md; what they mean and what is aimed at stands in docs/bench/ui.md. Nothing else should run meanwhile.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/gates/launch-options.ts';
import { serveFolder } from '../../scripts/gates/static-server.ts';
import { buildPage } from './table/build.ts';
import { floor } from './table/floor.ts';
import { type Visit, visit } from './table/measure.ts';
import { pages } from './table/pages.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } });
const rounds = Number(values.rounds);
const speeds = [
  { name: 'full speed', slowdown: 1 },
  { name: 'a quarter of the speed', slowdown: 4 },
];
const figures: readonly [keyof Visit, string][] = [
  ['rowsShown', 'load to rows, ms'],
  ['filter', 'filter, ms'],
  ['sortText', 'sort text, ms'],
  ['sortNumber', 'sort number, ms'],
  ['jump', 'jump to end, ms'],
  ['frame95', 'frame p95, ms'],
  ['work', 'work a frame, ms'],
  ['blank', 'blank frames'],
  ['heap', 'heap, MiB'],
  ['heapAfter', 'heap after, MiB'],
];

const candidates = [];
for (const [index, page] of [...pages, floor].entries()) {
  const server = await serveFolder({ folder: await buildPage(page, index) });
  candidates.push({ page, server });
}

const texts: string[] = [];
for (const { name, slowdown } of speeds) {
  const visits = candidates.map(() => [] as Visit[]);
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < candidates.length; step += 1) {
      // Each round begins with another one: whatever the machine does meanwhile meets all of them.
      const turn = (round + step) % candidates.length;
      const candidate = candidates[turn];
      if (!candidate) continue;
      const browser = await chromium.launch(launchOptions);
      visits[turn]?.push(await visit(browser, candidate.server.url, candidate.page, slowdown));
      await browser.close();
    }
  }
  const head = ['table', ...figures.map(([, title]) => title)];
  const rows = candidates.map(({ page }, index) => [
    `${page.name} ${page.version}`.trim(),
    ...figures.map(([figure]) => summary((visits[index] ?? []).map((one) => one[figure]))),
  ]);
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  texts.push(
    `At ${name}, median (least) of ${rounds} rounds:\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`,
  );
}
for (const { server } of candidates) server.close();
const text = texts.join('\n\n');
console.log(text);
const cache = resolve(import.meta.dirname, '../../.cache/bench-ui');
mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, 'table.md'), `${text}\n`);

function summary(taken: readonly number[]): string {
  const sorted = taken.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1
      ? (sorted[middle] ?? Number.NaN)
      : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
  return `${Math.round(median)} (${Math.round(sorted[0] ?? Number.NaN)})`;
}
