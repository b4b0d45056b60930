/** Writes the index of the contract: every operation, schema and type below `src/contract/<area>/`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { defineLiveEvent } from '#/contract/shared/live-event.ts';

const root = join(import.meta.dirname, '..');
const header = '// Generated from the files of the contract by scripts/generate.ts. Do not edit.\n';
/** Paths of the main API; all others belong to the cast API. */
const mainPath = /^\/(?:control|admin|auth|authenticate|keys|runner)(?:\/|$)/;

interface ContractFile {
  /** `widgets/widgets.routes.ts`. */
  readonly name: string;
  readonly source: string;
}

export async function writeContractIndex(): Promise<void> {
  const routes = filesOf('*/*.routes.ts');
  const schemas = filesOf('*/*.schemas.ts');
  const main = routes.filter(isMain);
  const cast = routes.filter((file) => !main.includes(file));
  requireUniqueNames(main);
  requireUniqueNames(cast);
  write('contract.gen.ts', [
    ...routes.map((file) => `import * as ${nameOf(file)} from '#/contract/${file.name}';`),
    '\n/** Every operation of the main API, by its exported name. */',
    merged('mainRoutes', main),
    '/** Every operation of the cast API, by its exported name. */',
    `${merged('castRoutes', cast)}\n`,
    ...schemas.map(({ name }) => `export * from '#/contract/${name}';`),
  ]);
  write('types.gen.ts', schemas.flatMap(typesOf));
  await writeLiveEvents(filesOf('*/*.live.ts'));
}

/** An object of all routes of files. Its type is named, because a declaration file cannot hold one of this length. */
function merged(name: string, files: readonly ContractFile[]): string {
  const names = files.map(nameOf);
  const type = names.map((each) => `typeof ${each}`).join(' &\n  ');
  return `export const ${name}: ${type} = {\n${names.map((each) => `  ...${each},`).join('\n')}\n};`;
}

function filesOf(pattern: string): ContractFile[] {
  const base = join(root, 'src/contract');
  return globSync(pattern, { cwd: base })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => ({ name, source: readFileSync(join(base, name), 'utf8') }));
}

/** A live file exports one event, `fooEvent`, of the topic `foo`. */
async function writeLiveEvents(files: readonly ContractFile[]): Promise<void> {
  const events = await Promise.all(
    files.map(async ({ name }) => {
      const exports = (await import(join(root, 'src/contract', name))) as Readonly<
        Record<string, LiveEventSchema>
      >;
      const [[variable, schema] = [], ...others] = Object.entries(exports);
      if (!variable || !schema || others.length) throw new Error(`${name} must export one live event.`);
      return { name, variable, ...describe(schema) };
    }),
  );
  write('live/live-events.gen.ts', [
    ...events.map(({ name, variable }) => `import { ${variable} } from '#/contract/${name}';`),
    '\n/** The event of each live topic. */',
    `export const liveEvents = [${events.map(({ variable }) => variable).join(', ')}] as const;`,
  ]);
  write('live/live-topics.gen.ts', [
    '/** The live topics, and the required fields of their events. */',
    'export const liveTopics = {',
    ...events.map(({ topic, fields }) => `  ${topic}: ['${fields.join("', '")}'],`),
    '} as const;',
  ]);
}

type LiveEventSchema = ReturnType<typeof defineLiveEvent<string, z.ZodMiniObject>>;

function describe({ shape }: LiveEventSchema): { topic: string; fields: string[] } {
  const fields = Object.entries(shape.data.shape).flatMap(([name, field]) =>
    field instanceof z.ZodMiniOptional ? [] : [name],
  );
  return { topic: [...shape.event.def.values].join(), fields };
}

/** A file describes operations of one API. */
function isMain({ name, source }: ContractFile): boolean {
  const paths = [...source.matchAll(/^ {2}path: '([^']+)'/gm)].map(([, path = '']) => path);
  const areMain = paths.map((path) => mainPath.test(path));
  if (areMain.length === 0) throw new Error(`${name} has no operation.`);
  if (new Set(areMain).size > 1) throw new Error(`${name} has operations of both APIs.`);
  return areMain[0] === true;
}

/** The operations of an API become one object, in which a second export of the same name would replace the first. */
function requireUniqueNames(files: readonly ContractFile[]): void {
  const names = files.flatMap(({ source }) =>
    [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
  );
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length) throw new Error(`Two operations have the same name: ${repeated.join(', ')}.`);
}

/** `widgets/public.routes.ts` → `widgetsPublic`. */
function nameOf({ name }: ContractFile): string {
  return name.replace('.routes.ts', '').replace(/[/-](\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function typesOf({ name, source }: ContractFile): string[] {
  const names = [...source.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, type = '']) => type);
  return names.length ? [`export type { ${names.sort().join(', ')} } from '#/contract/${name}';`] : [];
}

function write(file: string, lines: readonly string[]): void {
  writeFileSync(join(root, 'src/contract', file), `${header}${lines.join('\n')}\n`);
}
