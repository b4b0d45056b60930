/** Checks the built package as a consumer: the README's recipes compile, and Button is within its size budget. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { compileExamples } from '../../../scripts/compile-examples.ts';

const packageDir = resolve(import.meta.dirname, '..');
/** Brotli size limit of Button with its styles, in bytes. */
const buttonBudget = 2560;

compileExamples({ packageDir, least: 10 });
const size = join(import.meta.dirname, 'size.ts');
execFileSync(process.execPath, [size, 'button', String(buttonBudget)], { cwd: packageDir, stdio: 'inherit' });
