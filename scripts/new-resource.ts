/**
 * `npm run new:resource <area>/<plural-name>`: writes a resource of a cast that lists, shows, edits with a version, and
 * keeps a history: contract, fixtures, migration, server module, client calls, queries, screen, stories and tests.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { root, run } from './gates/command.ts';
import { editsFor } from './new-resource/edits.ts';
import { filesFor } from './new-resource/files.ts';
import { fill, namesOf } from './new-resource/names.ts';
import { translate, translatedLocales } from './new-resource/translations.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { singular: { type: 'string' } },
});
const names = namesOf(positionals[0] ?? '', values.singular);
const migration = `${nextMigration()}-${names.names}`;

// Everything is computed before the first write, so that an error leaves no trace.
const templates = join(root, 'scripts/new-resource/templates');
const created = filesFor(names, migration).map(({ file, template }) => ({
  file,
  text: fill(readFileSync(join(templates, template), 'utf8'), names),
}));
const edited = editsFor(names, migration).map(({ file, change }) => {
  try {
    return { file, text: change(readFileSync(join(root, file), 'utf8')) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
});
const existing = created.find(({ file }) => existsSync(join(root, file)));
if (existing) throw new Error(`${existing.file} exists already.`);

for (const { file, text } of [...created, ...edited]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
await step('npx', ['biome', 'check', '--write', ...[...created, ...edited].map(({ file }) => file)]);
await step('npm', ['run', 'generate']);
for (const locale of translatedLocales) {
  const file = join(root, `apps/dashboard/src/i18n/locales/${locale}.po`);
  writeFileSync(file, translate(readFileSync(file, 'utf8'), locale, names));
}
await generateRouteTree();
console.log(`Created:\n${created.map(({ file }) => `  ${file}`).join('\n')}`);
console.log(`Changed, besides generated files:\n${edited.map(({ file }) => `  ${file}`).join('\n')}`);
console.log(
  `Next: translate "${names.Labels}" in the catalogues, then docs/guide/add-an-area.md from step 1.`,
);

function nextMigration(): string {
  const numbers = readdirSync(join(root, 'apps/server/src/platform/db/migrations'))
    .map((file) => Number.parseInt(file, 10))
    .filter((number) => !Number.isNaN(number));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** The router's Vite plugin writes the tree when a server starts. */
async function generateRouteTree(): Promise<void> {
  const server = await createServer({
    root: join(root, 'apps/dashboard'),
    configFile: join(root, 'apps/dashboard/vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  await server.close();
}

async function step(command: string, args: readonly string[]): Promise<void> {
  const { code, stdout } = await run(command, [...args]);
  if (code === 0) return;
  throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed:\n${stdout}`);
}
