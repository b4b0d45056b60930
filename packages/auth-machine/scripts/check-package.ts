/**
 * Checks the built package as consumers use it: the size of each entry in the browser with XState
 * included, and whether the declarations, and the README's examples with them, compile without our
 * sources and compiler options.
 */
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { compileExamples } from '../../../scripts/compile-examples.ts';

const packageDir = resolve(import.meta.dirname, '..');

/**
 * Bytes after minification and brotli 11. React is not counted, since every app that uses the entry
 * already includes it.
 */
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

compileExamples({ packageDir, least: 4, beside: [['consumer.ts', consumer]] });
for (const [entry, max] of Object.entries(budgets) as [keyof typeof budgets, number][]) {
  const size = await measure(entry);
  console.log(`${entry}: ${size} of ${max} bytes brotli`);
  if (size > max) process.exitCode = 1;
}
