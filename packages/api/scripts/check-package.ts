/** Checks the built package as a consumer: the README's examples compile. The consumers gate runs them. */
import { resolve } from 'node:path';
import { compileExamples } from '../../../scripts/compile-examples.ts';

compileExamples({ packageDir: resolve(import.meta.dirname, '..'), least: 5 });
