/** Writes the API reference of the packages to `api-reference/`, as a static site. */
import { join } from 'node:path';
import { convertPackages } from './api-reference/convert.ts';
import { renderSite } from './api-reference/render.ts';
import { root } from './gates/command.ts';

const out = join(root, 'api-reference');
const packages = await convertPackages();
const problems = [...packages.flatMap((each) => each.problems), ...(await renderSite(packages, out))];
for (const problem of problems) console.error(problem);
console.log(`${out}/index.html`);
process.exit(problems.length ? 1 : 0);
