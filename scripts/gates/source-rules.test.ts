import { describe, expect, test } from 'vitest';
import { checkSource } from './source-rules.ts';

const component = 'packages/ui/src/components/badge/badge.tsx';
const problemsOf = (file: string, text: string) => checkSource(file, text).problems;
const lines = (count: number) => 'const a = 1;\n'.repeat(count);

describe('file length', () => {
  test('accepts up to 200 lines', () => {
    expect(checkSource('apps/server/src/a.ts', lines(200))).toEqual({ warnings: [], problems: [] });
  });

  test('warns above 200 lines', () => {
    expect(checkSource('apps/server/src/a.ts', lines(201))).toEqual({
      warnings: ['apps/server/src/a.ts has 201 lines (aim for 150)'],
      problems: [],
    });
  });

  test('rejects more than 300 lines', () => {
    expect(problemsOf('apps/server/src/a.ts', lines(300))).toEqual([]);
    expect(problemsOf('apps/server/src/a.ts', lines(301))).toEqual([
      expect.stringContaining('301 lines, the limit is 300'),
    ]);
  });

  test.each(['apps/server/src/a.test.ts', 'packages/ui/src/components/a/a.stories.tsx', 'e2e/browser/a.ts'])(
    'accepts up to 500 lines in tests: %s',
    (file) => {
      expect(problemsOf(file, lines(500))).toEqual([]);
      expect(problemsOf(file, lines(501))).toEqual([expect.stringContaining('the limit is 500')]);
    },
  );
});

describe('colours', () => {
  test.each([
    '#fff',
    '#12161c',
    '#12161cff',
    'rgb(0 0 0)',
    'rgba(0,0,0,.5)',
    'hsl(0 0% 0%)',
    'oklch(50% 0 0)',
    'bg-white',
    'hover:text-slate-500',
    'ui:border-red-600',
  ])('rejects a raw colour in a component: %s', (colour) => {
    expect(problemsOf(component, `first line\nclassName="${colour}"\n`)).toEqual([
      expect.stringMatching(/badge\.tsx:2: raw colour .+: use a semantic token/),
    ]);
  });

  test.each([
    'ui:bg-surface-raised',
    'text-fg-muted',
    "from '#/lib/tv.ts'",
    'href="#top"',
    'ui:bg-transparent',
  ])('accepts %s', (text) => expect(problemsOf(component, `${text}\n`)).toEqual([]));

  test.each([
    ['a test', 'packages/ui/src/components/badge/badge.test.tsx'],
    ['the server', 'apps/server/src/platform/mail/message.ts'],
    ['the theme', 'apps/dashboard/src/theme/theme-settings.ts'],
  ])('accepts a raw colour in %s', (_name, file) => {
    expect(problemsOf(file, "const colour = '#12161c';\n")).toEqual([]);
  });
});

describe('imports', () => {
  const dashboard = 'apps/dashboard/src/features/a/a.tsx';

  test.each([
    ['xstate', dashboard],
    ['@tanstack/react-query', component],
    ['@lingui/react/macro', component],
    ['fastify', dashboard],
    ['kysely', dashboard],
    ['@radix-ui/react-dialog', dashboard],
    ['zod', dashboard],
    ['zod/mini', 'packages/api/src/client.ts'],
    ['openapi-fetch', dashboard],
  ])('rejects %s in %s', (module, file) => {
    expect(problemsOf(file, `import { a } from '${module}';\n`)).toEqual([
      expect.stringContaining(`${file}: ${module} is restricted`),
    ]);
  });

  test.each([
    ['xstate', 'packages/auth-machine/src/auth.machine.ts'],
    ['@tanstack/react-query', dashboard],
    ['pg', 'apps/server/src/platform/db/connect.ts'],
    ['@radix-ui/react-dialog', component],
    ['zod', 'packages/api/src/contract/limits.ts'],
    ['zod', 'apps/dashboard/src/components/form/proof.schema.ts'],
    ['react', component],
  ])('accepts %s in %s', (module, file) => {
    expect(problemsOf(file, `import { a } from '${module}';\n`)).toEqual([]);
  });

  test.each([
    ['over several lines', "import {\n  a,\n  b,\n} from 'xstate';\n"],
    ['for side effects', "import 'xstate';\n"],
    ['of a type', "import type { A } from 'xstate';\n"],
    ['as a re-export', "export { a } from 'xstate';\n"],
    ['at run time', `const a = await import${"('xstate');"}\n`],
  ])('detects an import %s', (_name, text) => {
    expect(problemsOf(dashboard, text)).toHaveLength(1);
  });

  test('rejects a relative path into a package', () => {
    expect(problemsOf(dashboard, "import { a } from '../../../../packages/ui/src/lib/tv.ts';\n")).toEqual([
      expect.stringContaining('reaches into a package'),
    ]);
  });

  test('ignores style sheets', () => {
    expect(problemsOf('apps/dashboard/src/styles/app.css', "@import 'xstate';\n")).toEqual([]);
  });
});

describe('secure contexts', () => {
  test.each([
    'crypto.randomUUID()',
    'await navigator.clipboard.writeText(text)',
    'crypto.subtle.digest(name, data)',
  ])('[C1] rejects in browser code, because it is missing on plain http: %s', (code) => {
    expect(problemsOf('apps/dashboard/src/a.ts', code)).toEqual([expect.stringContaining('plain http')]);
    expect(problemsOf('packages/ui/src/lib/a.ts', code)).toEqual([expect.stringContaining('plain http')]);
  });

  test.each(['apps/server/src/a.ts', 'apps/dashboard/src/a.test.ts', 'packages/ui/src/lib/copy-text.ts'])(
    'accepts it where it exists or has a fallback: %s',
    (file) => expect(problemsOf(file, 'navigator.clipboard.writeText(text)')).toEqual([]),
  );
});

describe('lazy components', () => {
  const wrapped = (name: string) =>
    `const Part = ${name}(\n  async () => (await import('#/features/a/part.tsx')).Part,\n);\n`;

  test.each(['lazyOverlay', 'lazySection', 'lazyExtra'])('[C3] accepts a component loaded by %s', (name) => {
    expect(problemsOf('apps/dashboard/src/a.tsx', wrapped(name))).toEqual([]);
  });

  test.each([
    wrapped('lazy'),
    "import { lazy, useState } from 'react';\n",
    "const load = () => import('./part.tsx');\n",
  ])('[C3] rejects a component whose failure would take the page with it: %s', (code) => {
    expect(problemsOf('apps/dashboard/src/a.tsx', code)).toEqual([
      expect.stringContaining('survive a chunk that fails'),
    ]);
  });
});

describe('stories', () => {
  const file = 'packages/ui/src/components/badge/badge.stories.tsx';
  const story = (name: string, body = '{}') => `export const ${name}: Story = ${body};\n`;
  const testOnly = "{\n  tags: ['test-only'],\n}";

  test('accepts states, then environments, then tests', () => {
    const text = [story('Default'), story('LongText'), story('RightToLeft'), story('Toggle', testOnly)].join(
      '',
    );
    expect(problemsOf(file, text)).toEqual([]);
  });

  test.each(['Cjk', 'LongWords', 'OnAPhone', 'WithError', 'NotThere', 'InACard', 'WorksByKeyboard'])(
    'rejects the name %s',
    (name) => expect(problemsOf(file, story(name))).toEqual([expect.stringContaining(`story ${name}: use`)]),
  );

  test.each([
    ['Default', story('Empty') + story('Default')],
    ['Empty', story('Phone') + story('Empty')],
    ['Dark', story('Toggle', testOnly) + story('Dark')],
  ])('rejects %s after its place', (name, text) => {
    expect(problemsOf(file, text)).toEqual([expect.stringContaining(`story ${name} comes too late`)]);
  });
});
