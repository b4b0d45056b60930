/**
 * Compares tables of 100,000 rows (or `BENCH_ROWS`) in a browser: `node bench/ui/table.ts` prints the medians of several rounds, at
 * full speed and at a quarter of it, as ratios to ours in the same run, and writes them to .cache/bench-ui/table-<rows>.md.
 * Results and targets: docs/bench/ui.md. Run nothing else meanwhile.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../scripts/gates/launch-options.ts';
import { serveFolder } from '../../scripts/gates/static-server.ts';
import { buildPage } from './table/build.ts';
import { floor } from './table/floor.ts';
import { type Visit, visit } from './table/measure.ts';
import { ours, oursByNumber, ROWS, type TablePage } from './table/pages.ts';
import { peerPages } from './table/peer-pages.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } });
const rounds = Number(values.rounds);
const speeds = [
  { name: 'full speed', slowdown: 1 },
  { name: 'a quarter of the speed', slowdown: 4 },
];
/** In milliseconds. */
const times: readonly [keyof Visit, string][] = [
  ['rowsShown', 'load to rows'],
  ['filter', 'filter'],
  ['sortText', 'sort text'],
  ['sortNumber', 'sort number'],
  ['jump', 'jump to end'],
  ['frame95', 'frame p95'],
  ['work', 'work per frame'],
];
const amounts: readonly [keyof Visit, string][] = [
  ['blank', 'blank frames'],
  ['heap', 'heap, MiB'],
  ['heapAfter', 'heap after, MiB'],
];

const candidates: { readonly page: TablePage; readonly server: Awaited<ReturnType<typeof serveFolder>> }[] =
  [];
for (const [index, page] of [ours, oursByNumber, ...peerPages, floor].entries()) {
  if (ROWS > (page.maxRows ?? ROWS)) continue;
  const server = await serveFolder({ folder: await buildPage(page, index) });
  candidates.push({ page, server });
}

const texts: string[] = [];
for (const { name, slowdown } of speeds) {
  const visits = candidates.map(() => [] as Visit[]);
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < candidates.length; step += 1) {
      // Each round starts with another candidate, so that other load on the machine affects all of them.
      const turn = (round + step) % candidates.length;
      const candidate = candidates[turn];
      if (!candidate) continue;
      let browser: Browser | undefined;
      try {
        browser = await chromium.launch(launchOptions);
        visits[turn]?.push(await visit(browser, candidate.server.url, candidate.page, slowdown));
      } catch (error) {
        console.error(`${candidate.page.name}, ${name}, round ${round + 1}:`, error);
      }
      await browser?.close();
    }
  }
  texts.push(
    `At ${name}, ratio to the first row, medians of ${rounds} rounds:\n\n${table(visits, ratio)}`,
    `At ${name}, milliseconds, median (minimum):\n\n${table(visits, summary)}`,
  );
}
for (const { server } of candidates) server.close();
const text = texts.join('\n\n');
console.log(text);
const cache = resolve(import.meta.dirname, '../../.cache/bench-ui');
mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, `table-${ROWS}.md`), `${text}\n`);

function table(
  visits: readonly (readonly Visit[])[],
  timeCell: (taken: readonly number[], ofOurs: readonly number[]) => string,
): string {
  const head = ['table', ...[...times, ...amounts].map(([, title]) => title)];
  const rows = candidates.map(({ page }, index) => {
    const figures = (list: readonly Visit[] | undefined, figure: keyof Visit) =>
      (list ?? []).map((one) => one[figure]);
    return [
      `${page.name} ${page.version}`.trim(),
      ...times.map(([figure]) => timeCell(figures(visits[index], figure), figures(visits[0], figure))),
      ...amounts.map(([figure]) => number(median(figures(visits[index], figure)), 0)),
    ];
  });
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function ratio(taken: readonly number[], ofOurs: readonly number[]): string {
  return number(median(taken) / median(ofOurs), 1);
}

function summary(taken: readonly number[]): string {
  return `${number(median(taken), 0)} (${number(Math.min(...taken), 0)})`;
}

/** A dash when no visit finished. */
function number(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

function median(taken: readonly number[]): number {
  const sorted = taken.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
