import type { ResourceNames } from './names.ts';

/** A new file and its template. */
export interface NewFile {
  readonly file: string;
  readonly template: string;
}

export function filesFor({ area, names, name }: ResourceNames, migration: string): NewFile[] {
  const contract = `packages/api/src/contract/${area}/${names}`;
  const server = 'apps/server/src';
  const module = `${server}/modules/${area}/${names}/${names}`;
  const dashboard = 'apps/dashboard/src';
  const topic = `${dashboard}/features/cast/${names}`;
  const routes = `${dashboard}/routes`;
  return [
    { file: `${contract}.schemas.ts`, template: 'contract/schemas.ts.tmpl' },
    { file: `${contract}.routes.ts`, template: 'contract/routes.ts.tmpl' },
    { file: `packages/api/src/testing/fixtures/${names}.ts`, template: 'contract/fixtures.ts.tmpl' },
    { file: `${server}/platform/db/migrations/${migration}.ts`, template: 'server/migration.ts.tmpl' },
    { file: `${server}/platform/db/${name}-tables.ts`, template: 'server/tables.ts.tmpl' },
    { file: `${module}.repository.ts`, template: 'server/repository.ts.tmpl' },
    { file: `${module}.service.ts`, template: 'server/service.ts.tmpl' },
    { file: `${module}.routes.ts`, template: 'server/routes.ts.tmpl' },
    { file: `${module}.http.test.ts`, template: 'server/http.test.ts.tmpl' },
    { file: `${server}/testing/examples/${names}.examples.ts`, template: 'server/examples.ts.tmpl' },
    { file: `e2e/contract/${names}.calls.ts`, template: 'e2e/calls.ts.tmpl' },
    { file: `${dashboard}/data/${names}/${names}.queries.ts`, template: 'dashboard/queries.ts.tmpl' },
    { file: `${topic}/${names}.screen.tsx`, template: 'dashboard/screen.tsx.tmpl' },
    { file: `${topic}/${names}.search.ts`, template: 'dashboard/search.ts.tmpl' },
    { file: `${topic}/${name}.schema.ts`, template: 'dashboard/schema.ts.tmpl' },
    { file: `${topic}/${names}-list.tsx`, template: 'dashboard/list.tsx.tmpl' },
    { file: `${topic}/${name}-link.tsx`, template: 'dashboard/link.tsx.tmpl' },
    { file: `${topic}/${name}-form.tsx`, template: 'dashboard/form.tsx.tmpl' },
    { file: `${topic}/${name}-history.tsx`, template: 'dashboard/history.tsx.tmpl' },
    { file: `${topic}/use-${name}-changes.ts`, template: 'dashboard/changes.ts.tmpl' },
    { file: `${topic}/${names}.test.tsx`, template: 'dashboard/test.tsx.tmpl' },
    { file: `${topic}/${names}.stories.tsx`, template: 'dashboard/stories.tsx.tmpl' },
    {
      file: `${routes}/_customer/cast.$username.${names}.tsx`,
      template: 'dashboard/customer-route.tsx.tmpl',
    },
    {
      file: `${routes}/_admin/admin.cast.$username.${names}.tsx`,
      template: 'dashboard/staff-route.tsx.tmpl',
    },
  ];
}
