/** Writes the bill of materials of the product. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSbom } from './lib/sbom.ts';

const root = join(import.meta.dirname, '..');
const file = 'sbom.cdx.json';
const sbom = makeSbom(root);
writeFileSync(join(root, file), `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${sbom.components.length} packages`);
