import { describe, expect, it } from 'vitest';
import { gatesThatSee } from './sight.ts';

const seen = (path: string, before: string | null, after: string | null) =>
  gatesThatSee([{ path, before, after }]);

describe('which gates see a change', () => {
  it.each([
    ['a type', 'let a: number = 1;', 'let a: any = 1;'],
    ['a space', 'let a = 1;', 'let a =  1;'],
    ['a comment', 'let a = 1;', '// one\nlet a = 1;'],
    ['an import of types', 'export {};', "import type { A } from './a.ts';\nexport {};"],
  ])('%s is seen by those that read, not by those that run', (_name, before, after) => {
    expect(seen('apps/server/src/platform/live/bus.ts', before, after)).not.toContain('unit');
    expect(seen('apps/server/src/platform/live/bus.ts', before, after)).toContain('types');
  });

  it('a change of the server is seen by its own suites and the journeys, not by the stories', () => {
    const gates = seen('apps/server/src/platform/live/bus.ts', 'let a = 1;', 'let a = 2;');
    expect(gates).toEqual(expect.arrayContaining(['unit', 'http', 'contract', 'browser']));
    expect(gates).not.toEqual(expect.arrayContaining(['stories']));
  });

  it('a change of a component is seen wherever it is shown, not by the server', () => {
    const gates = seen('packages/ui/src/components/button/button.tsx', '1;', '2;');
    expect(gates).toEqual(
      expect.arrayContaining([
        'component',
        'consumers',
        'bytes',
        'csp',
        'stories',
        'looks',
        'storybook',
        'browser',
      ]),
    );
    expect(gates).not.toContain('http');
  });

  it('a change of what is not code, and of the root, counts as a change', () => {
    expect(seen('packages/api/package.json', '{}', '{ }')).toContain('browser');
    expect(seen('vitest.config.ts', '1;', '2;')).toContain('http');
  });

  it('a test is seen where it runs', () => {
    const gates = seen('apps/server/src/platform/http/access.http.test.ts', '1;', '2;');
    expect(gates).toContain('http');
    expect(gates).not.toContain('browser');
  });
});
