/** Looks at the built package as its users do: the README's recipes compile, and a Button costs what it may. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { compileExamples } from '../../../scripts/compile-examples.ts';

const packageDir = resolve(import.meta.dirname, '..');
/** Bytes of a Button with its styles, brotli. */
const buttonBudget = 2560;

compileExamples({ packageDir, least: 10 });
const size = join(import.meta.dirname, 'size.ts');
execFileSync(process.execPath, [size, 'button', String(buttonBudget)], { cwd: packageDir, stdio: 'inherit' });
