/**
 * Compares the bytes of seven common parts with other component libraries: `node bench/ui/bytes.ts` prints tables and writes
 * them to .cache/bench-ui/bytes.md. Results and targets: docs/bench/ui.md. Fails when our parts exceed a target.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle, type Weight, weigh } from './bundle.ts';
import { installPackages } from './install.ts';
import { entryOf, type Library, type Part, parts } from './library.ts';
import { ourParts, ourProvider, ours } from './ours.ts';
import { styledPeers } from './styled-peers.ts';
import { unstyledPeers } from './unstyled-peers.ts';

const cache = resolve(import.meta.dirname, '../../.cache/bench-ui');
/** In bytes. */
const targets = { button: 2560, allScript: 42 * 1024, allStyles: 6 * 1024 } as const;

/** The weight of some parts of a library, all in one bundle. */
type Measure = (wanted: readonly Part[]) => Promise<Weight>;

interface Row {
  readonly library: Library;
  readonly all: Weight;
  /** Our weight with the same parts. */
  readonly ours: Weight;
  readonly single: ReadonlyMap<Part, Weight>;
}

const measureOurs = cached(async (wanted) => weigh(await ours(ourFolder(), exportsOf(wanted))));
const mine = await measureOurs(parts);
const myParts = await eachPart(parts, measureOurs);
const rows: Row[] = [];
for (const library of [...styledPeers, ...unstyledPeers]) rows.push(await measure(library));

const button = myParts.get('Button') ?? mine;
const provider = weigh(await ours(ourFolder(), ourProvider));
const text = [
  markdown(
    [
      'library',
      'Button: script',
      'Button: styles',
      '× ours',
      'all: script',
      'all: styles',
      '× ours',
      'differences',
    ],
    [['**@unmuted/ui**', ...cells(button), '1', ...cells(mine), '1', ''], ...rows.map(comparison)],
  ),
  markdown(
    ['script and styles, KiB', ...parts],
    [
      ['**@unmuted/ui**', ...parts.map((part) => total(myParts.get(part)))],
      ['**@unmuted/ui**, script only', ...parts.map((part) => kib(myParts.get(part)?.script))],
      ...rows.map(({ library, single }) => [
        nameOf(library),
        ...parts.map((part) => total(single.get(part))),
      ]),
    ],
  ),
  `UiProvider with English labels: ${kib(provider.script)} KiB, part of every figure of ours except Button.`,
].join('\n\n');
console.log(text);
writeFileSync(join(cache, 'bytes.md'), `${text}\n`);

const exceeded = [
  over('Button', button.script + button.styles, targets.button),
  over('script of all parts', mine.script, targets.allScript),
  over('styles of all parts', mine.styles, targets.allStyles),
].filter((line) => line !== undefined);
for (const line of exceeded) console.error(line);
process.exit(exceeded.length ? 1 : 0);

async function measure(library: Library): Promise<Row> {
  const folder = join(cache, library.name.replaceAll(/\W+/g, '-'));
  installPackages(folder, [`${library.name}@${library.version}`, ...(library.packages ?? [])]);
  const measureParts: Measure = async (wanted) =>
    weigh(await bundle(folder, { ...entryOf(library, wanted), locales: library.locales }));
  const has = parts.filter((part) => library.parts[part]);
  return {
    library,
    all: await measureParts(has),
    ours: await measureOurs(has),
    single: await eachPart(has, measureParts),
  };
}

async function eachPart(wanted: readonly Part[], measureParts: Measure): Promise<Map<Part, Weight>> {
  const weights = new Map<Part, Weight>();
  for (const part of wanted) weights.set(part, await measureParts([part]));
  return weights;
}

function cached(measureParts: Measure): Measure {
  const known = new Map<string, Promise<Weight>>();
  return (wanted) => {
    const key = wanted.join();
    const weight = known.get(key) ?? measureParts(wanted);
    known.set(key, weight);
    return weight;
  };
}

/** Inside the repository, where the built package is linked. */
function ourFolder(): string {
  const folder = join(cache, 'ours');
  mkdirSync(folder, { recursive: true });
  return folder;
}

function exportsOf(wanted: readonly Part[]) {
  return entryOf({ parts: ourParts }, wanted).exports;
}

function comparison({ library, all, ours: same, single }: Row): string[] {
  const missing = parts.filter((part) => !library.parts[part]).map((part) => `no ${part}`);
  const styles = { sheets: undefined, script: 'in script', app: 'by the app', none: 'none' }[library.styles];
  const one = single.get('Button');
  return [
    nameOf(library),
    ...(one ? [...cells(one, styles), ratio(library, one, button)] : ['–', '–', '–']),
    ...cells(all, styles),
    ratio(library, all, same),
    [...missing, ...(library.note ? [library.note] : [])].join('; '),
  ];
}

/** Without styles of its own, a library is compared with our script only. */
function ratio({ styles }: Library, theirs: Weight, same: Weight): string {
  const counted = styles === 'sheets' || styles === 'script' ? same.script + same.styles : same.script;
  return ((theirs.script + theirs.styles) / counted).toFixed(1);
}

function nameOf({ name, version, variant }: Library): string {
  return [`${name} ${version}`, ...(variant ? [variant] : [])].join(', ');
}

function cells({ script, styles }: Weight, instead?: string): [string, string] {
  return [kib(script), instead ?? kib(styles)];
}

function total(weight: Weight | undefined): string {
  return kib(weight && weight.script + weight.styles);
}

function kib(bytes: number | undefined): string {
  return bytes === undefined ? '–' : (bytes / 1024).toFixed(1);
}

function over(name: string, bytes: number, max: number): string | undefined {
  return bytes > max ? `${name}: ${bytes} bytes, the target is ${max}` : undefined;
}

function markdown(head: readonly string[], body: readonly (readonly string[])[]): string {
  const align = head.map((title) =>
    /^(library|script)/.test(title) || title === 'differences' ? '---' : '---:',
  );
  return [head, align, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
