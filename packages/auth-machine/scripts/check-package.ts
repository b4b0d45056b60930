/**
 * Looks at the built package as its users do: what an entry weighs in the browser with XState in it, and whether
 * the declarations, and the README's examples with them, compile for somebody who has neither our sources nor our
 * compiler options.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const packageDir = resolve(import.meta.dirname, '..');

/** Bytes after minifying and brotli 11. React is not counted: every app that uses the entry has it anyway. */
const budgets = { './dist/index.js': 13_312, './dist/react/index.js': 1_300 };

const consumer = `
import { type AuthServices, createAuthActor, SessionEndedError, selectUser } from '@unmuted/auth-machine';
import { typedAuthHooks } from '@unmuted/auth-machine/react';
import { createTestAuth } from '@unmuted/auth-machine/testing';

interface User { role: string; firstName: string }
declare const services: AuthServices<User>;
const actor = createAuthActor(services, { renewEveryMs: 1000 });
actor.send({ type: 'signIn.customer', credentials: { email: 'a@example.test', password: 'x' } });
export const firstName: string | undefined = selectUser(actor.getSnapshot())?.firstName;
export const { AuthProvider, useAuth } = typedAuthHooks<User>();
export const value: 'idle' | 'pending' | 'authenticated' | 'failed' | 'expired' = createTestAuth().actor.getSnapshot().value;
export const ended: Error = new SessionEndedError('gone');
// @ts-expect-error the declarations are no any
actor.send({ type: 'signUp' });
`;

/** The README's code blocks by the file name in their first line. */
function readExamples(): [string, string][] {
  const text = readFileSync(join(packageDir, 'README.md'), 'utf8');
  const blocks = [...text.matchAll(/```tsx?\n\/\/ (\S+)\.(tsx?)\n(.*?)```/gs)];
  if (blocks.length < 4) throw new Error(`README.md shows ${blocks.length} examples, 4 are expected`);
  return blocks.map(([, name, kind, code]) => [`${name}.${kind}`, code ?? '']);
}

async function measure(entry: keyof typeof budgets): Promise<number> {
  const output = await build({
    configFile: false,
    root: packageDir,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: resolve(packageDir, entry),
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const chunks = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  return chunks.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0),
    0,
  );
}

/** Throws with the compiler's own words when the declarations do not compile. */
function compileConsumer(moduleResolution: 'bundler' | 'nodenext'): void {
  const parent = join(packageDir, 'node_modules');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, '.consumer-'));
  try {
    // Without it nodenext takes the files for CommonJS.
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const files: [string, string][] = [['consumer.ts', consumer], ...readExamples()];
    for (const [name, code] of files) writeFileSync(join(folder, name), code);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      lib: ['es2022', 'dom', 'dom.iterable'],
      target: 'es2022',
      jsx: 'react-jsx',
      module: moduleResolution === 'bundler' ? 'preserve' : 'nodenext',
      moduleResolution,
      allowImportingTsExtensions: true,
    };
    const include = files.map(([name]) => name);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
    const tsc = resolve(packageDir, '../../node_modules/typescript7/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', folder], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const resolution of ['bundler', 'nodenext'] as const) {
  compileConsumer(resolution);
  console.log(`declarations compile with moduleResolution ${resolution}`);
}
for (const [entry, max] of Object.entries(budgets) as [keyof typeof budgets, number][]) {
  const size = await measure(entry);
  console.log(`${entry}: ${size} of ${max} bytes brotli`);
  if (size > max) process.exitCode = 1;
}
