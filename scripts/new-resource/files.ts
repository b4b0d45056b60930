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
    { file: `e2e/contract/${name}-calls.ts`, template: 'e2e/calls.ts.tmpl' },
  ];
}
