/**
 * What a Button and the seven common parts (Button, Dialog, Select, Table, Tabs, Toast, DropdownMenu) cost an app: ours beside
 * the libraries people would pick instead. `npm run bench:ui` prints the table and writes it to docs/bench/ui.md; the peers are
 * installed in .cache by this bench alone. Targets: docs/bench/ui.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle, type Weight, weigh } from './bundle.ts';
import { ourButton, ourSeven, ours } from './ours.ts';
import { type Peer, peers } from './peers.ts';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache/bench-ui');

/** Bytes of script and styles together that ours may have, and of the seven's parts. */
const targets = { button: 2560, sevenScript: 42 * 1024, sevenStyles: 6 * 1024 } as const;

interface Row {
  readonly name: string;
  readonly button: Weight;
  readonly seven: Weight;
  readonly lacks: string;
}

const rows: Row[] = [await measureOurs()];
for (const peer of peers) rows.push(await measure(peer));

const table = [
  '| library | Button: script | Button: styles | seven: script | seven: styles | it lacks |',
  '| --- | ---: | ---: | ---: | ---: | --- |',
  ...rows.map(
    ({ name, button, seven, lacks }) =>
      `| ${[name, ...[button, seven].flatMap(({ script, styles }) => [kib(script), kib(styles)]), lacks].join(' | ')} |`,
  ),
].join('\n');
console.log(table);
mkdirSync(join(root, '.cache/bench-ui'), { recursive: true });
writeFileSync(join(root, '.cache/bench-ui/bytes.md'), `${table}\n`);

const [mine] = rows;
const missed = mine
  ? [
      over('Button', mine.button.script + mine.button.styles, targets.button),
      over('script of the seven', mine.seven.script, targets.sevenScript),
      over('styles of the seven', mine.seven.styles, targets.sevenStyles),
    ].filter((line) => line !== undefined)
  : [];
for (const line of missed) console.error(line);
process.exit(missed.length ? 1 : 0);

function over(what: string, bytes: number, max: number): string | undefined {
  return bytes > max ? `${what}: ${bytes} bytes, the target is ${max}` : undefined;
}

function kib(bytes: number): string {
  return bytes === 0 ? '–' : `${(bytes / 1024).toFixed(1)} KiB`;
}

async function measureOurs(): Promise<Row> {
  // Inside the repository, where the built package is linked.
  const folder = join(root, '.cache/bench-ui/ours');
  mkdirSync(folder, { recursive: true });
  return {
    name: '**@unmuted/ui**',
    button: weigh(await ours(folder, ourButton)),
    seven: weigh(await ours(folder, ourSeven)),
    lacks: '',
  };
}

async function measure(peer: Peer): Promise<Row> {
  const folder = install(peer);
  return {
    name: `${peer.name} ${peer.version}`,
    button: weigh(await bundle(folder, peer.button, peer.sheets?.button)),
    seven: weigh(await bundle(folder, peer.seven, peer.sheets?.seven)),
    lacks: peer.lacks ?? '',
  };
}

/** A folder of its own for each, so that none lends another a package. */
function install({ name, version, beside = [] }: Peer): string {
  const folder = join(cache, name.replaceAll(/\W+/g, '-'));
  if (existsSync(join(folder, 'node_modules', name))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, 'react@19', 'react-dom@19', `${name}@${version}`, ...beside], {
    cwd: folder,
    stdio: 'inherit',
  });
  return folder;
}
