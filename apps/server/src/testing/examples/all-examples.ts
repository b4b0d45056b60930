import { globSync } from 'node:fs';
import path from 'node:path';
import type { OperationExample, OperationExamples } from '#/testing/examples/example.ts';

/** The example of each operation, from the `*.examples.ts` files of this folder. */
export const allExamples: ReadonlyMap<string, OperationExample> = await loadExamples();

async function loadExamples(): Promise<ReadonlyMap<string, OperationExample>> {
  const all = new Map<string, OperationExample>();
  for (const file of globSync('*.examples.ts', { cwd: import.meta.dirname }).sort()) {
    const { examples } = (await import(path.join(import.meta.dirname, file))) as {
      examples: OperationExamples;
    };
    for (const [id, example] of Object.entries(examples)) {
      if (all.has(id)) throw new Error(`${id} has two examples.`);
      all.set(id, example);
    }
  }
  return all;
}
