import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from '../../../e2e/support/product.ts';
import { run } from '../command.ts';
import type { Findings } from './consumers.ts';
import { installApp, readmeFiles } from './packed-app.ts';

/** The examples of both packages without components run in Node against the real server. */
export async function checkNode(): Promise<Findings> {
  const folder = await installApp('node', ['api', 'auth-machine']);
  const product = await startProduct();
  try {
    for (const name of ['api', 'auth-machine'] as const) {
      mkdirSync(join(folder, name));
      for (const [file, code] of readmeFiles(name)) {
        writeFileSync(join(folder, name, file), code.replaceAll('http://localhost:4100', product.origin));
      }
    }
    const { stdout, all, code } = await run('node', ['--test', '--test-reporter=tap', 'examples.ts'], {
      cwd: folder,
      env: { STUDIO_ORIGIN: product.origin },
    });
    const passed = Number(/^# pass (\d+)$/m.exec(stdout)?.[1] ?? 0);
    return { checks: passed, wrong: code === 0 ? [] : [all] };
  } finally {
    await product.stop();
  }
}
