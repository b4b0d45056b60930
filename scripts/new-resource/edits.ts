import type { ResourceNames } from './names.ts';

/** A change of an existing file. */
export interface Edit {
  readonly file: string;
  readonly change: (source: string) => string;
}

/** Changes of existing files that a resource of a cast needs. */
export function editsFor(names: ResourceNames, migration: string): Edit[] {
  const { area, names: plural, name, Name, Names, namesVar, nameVar, Label, Labels } = names;
  const server = 'apps/server/src';
  const api = 'packages/api/src';
  return [
    {
      file: `${api}/contract/shared/limits.ts`,
      change: before('} as const;', [
        `  /** ${Labels} of a cast, and characters of their note. */`,
        `  cast${Names}: 50,`,
        `  ${nameVar}Note: 500,`,
      ]),
    },
    {
      file: `${api}/contract/identity/audit-actions.ts`,
      change: before('] as const;', [`  '${name}.created',`, `  '${name}.updated',`, `  '${name}.deleted',`]),
    },
    {
      file: `${api}/testing/fixtures/index.ts`,
      change: append([`export { ${nameVar}List, ${namesVar} } from '#/testing/fixtures/${plural}.ts';`]),
    },
    {
      file: `${api}/testing/handlers.ts`,
      change: chain(
        withImport(`import { ${nameVar}Handlers } from '#/testing/fixtures/${plural}.ts';`),
        before('} as const satisfies MockHandlers;', [`  ...${nameVar}Handlers,`]),
      ),
    },
    {
      file: `${server}/platform/db/migrations/index.ts`,
      change: chain(
        withImport(`import { ${namesVar} } from '#/platform/db/migrations/${migration}.ts';`),
        before('};', [`  '${migration}': ${namesVar},`]),
      ),
    },
    {
      file: `${server}/platform/db/schema.ts`,
      change: chain(
        withImport(`import type { ${Name}Tables } from '#/platform/db/${name}-tables.ts';`),
        replace('interface Database\n  extends ', `interface Database\n  extends ${Name}Tables, `),
      ),
    },
    {
      file: `${server}/modules/${area}/index.ts`,
      change: chain(
        withImport(`import { ${nameVar}Handlers } from '#/modules/${area}/${plural}/${plural}.routes.ts';`),
        withHandlers(`${nameVar}Handlers(deps)`),
      ),
    },
    {
      file: 'apps/dashboard/src/features/cast/shell/cast-pages.ts',
      change: before("  settings: { path: '/settings'", [
        `  ${namesVar}: { path: '/${plural}', name: msg\`${Labels}\` },`,
      ]),
    },
    {
      file: 'apps/dashboard/src/i18n/event.messages.ts',
      change: before('};', [
        `  '${name}.created': msg\`${Label} created\`,`,
        `  '${name}.updated': msg\`${Label} updated\`,`,
        `  '${name}.deleted': msg\`${Label} deleted\`,`,
      ]),
    },
  ];
}

type Change = Edit['change'];

const chain =
  (...changes: readonly Change[]): Change =>
  (source) =>
    changes.reduce((text, change) => change(text), source);

function replace(anchor: string, text: string): Change {
  return (source) => {
    if (!source.includes(anchor)) throw new Error(`No ${JSON.stringify(anchor)}`);
    return source.replace(anchor, () => text);
  };
}

/** Inserts lines before the last line that starts with the anchor. */
function before(anchor: string, lines: readonly string[]): Change {
  return (source) => {
    const at = source.lastIndexOf(`\n${anchor}`);
    if (at < 0) throw new Error(`No line ${JSON.stringify(anchor)}`);
    return `${source.slice(0, at + 1)}${lines.map((line) => `${line}\n`).join('')}${source.slice(at + 1)}`;
  };
}

const append =
  (lines: readonly string[]): Change =>
  (source) =>
    `${source.trimEnd()}\n${lines.join('\n')}\n`;

/** Formatting sorts the imports. */
const withImport =
  (line: string): Change =>
  (source) =>
    `${line}\n${source}`;

/** Adds handlers of the cast API to a module. */
function withHandlers(call: string): Change {
  return (source) => {
    if (/\bcast: \{/.test(source)) return source.replace(/\bcast: \{/, `cast: { ...${call},`);
    if (/\bcast: \w+\(deps\)/.test(source))
      return source.replace(/\bcast: (\w+\(deps\))/, `cast: { ...$1, ...${call} }`);
    if (/\bmain: /.test(source)) return source.replace(/\bmain: /, `cast: ${call}, main: `);
    throw new Error('The module has no handlers object.');
  };
}
