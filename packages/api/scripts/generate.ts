/** Generates the index of the contract, both OpenAPI documents and the client types. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { buildDocument } from '#/contract/shared/openapi.ts';
import { writeContractIndex } from './contract-index.ts';

await writeContractIndex();
// Loaded after its index has been written.
const { castRoutes, mainRoutes } = await import('#/contract/contract.gen.ts');

const documents = {
  main: buildDocument({
    title: 'Studio main API',
    description: 'Accounts, products and settings.',
    serverUrl: '/api',
    routes: Object.values(mainRoutes),
  }),
  cast: buildDocument({
    title: 'Studio cast API',
    description: 'Live and time-series data of casts.',
    serverUrl: '/cast-api',
    routes: Object.values(castRoutes),
  }),
};

const root = join(import.meta.dirname, '..');
for (const [name, document] of Object.entries(documents)) {
  const json = `${JSON.stringify(document, null, 2)}\n`;
  writeFileSync(join(root, `openapi/${name}.gen.json`), json);
  // Only `paths` and `operations` are imported; the rest stays private to the file.
  const types = astToString(await openapiTS(json))
    .replace(/^export type (?:webhooks|\$defs) = .*\n/gm, '')
    .replace('export interface components', 'interface components')
    .replaceAll('"application/octet-stream": string', '"application/octet-stream": Blob');
  // Not `.d.ts`: the compiler does not copy declarations into `dist`, and the built package needs them.
  writeFileSync(
    join(root, `src/generated/${name}.gen.ts`),
    `// Generated from the contract by scripts/generate.ts. Do not edit.\n${types}`,
  );
}
