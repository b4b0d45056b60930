import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ensureBuilt, root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { launch } from './launch-browser.ts';
import { serveFolder } from './static-server.ts';

interface Budgets {
  /** Bytes of JS and CSS, brotli 11, that the browser loads for a page. */
  readonly pages: Record<string, number>;
  /** Total bytes of the files of a glob, brotli 11 unless `raw`. */
  readonly files: Record<string, { readonly max: number; readonly raw?: boolean }>;
}

/** Byte budgets in scripts/budgets.json. */
export const bytes: Gate = {
  id: 'bytes',
  hint: 'The page exceeds scripts/budgets.json: load the code on demand, or raise the budget and give the reason in the commit.',
  run: async () => {
    await ensureBuilt();
    const budgets = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8')) as Budgets;
    const over: string[] = [];
    const notes: string[] = [];
    const compare = (name: string, size: number, max: number) => {
      notes.push(`${name}: ${size} of ${max} bytes`);
      if (size > max) over.push(`${name}: ${size} bytes, the budget is ${max}`);
    };
    for (const [path, max] of Object.entries(budgets.pages)) compare(path, await pageBytes(path), max);
    for (const [pattern, { max, raw }] of Object.entries(budgets.files))
      compare(pattern, fileBytes(pattern, raw), max);
    if (over.length) throw new GateFailure(over.join('\n'));
    return { examined: { budgets: notes.length }, notes };
  },
};

async function pageBytes(path: string): Promise<number> {
  const folder = join(root, 'apps/dashboard/dist');
  const server = await serveFolder({ folder, answers: { '/config.json': config } });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const seen = new Map<string, number>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const file = join(folder, pathname);
      if (/\.(js|css)$/.test(pathname) && existsSync(file))
        seen.set(pathname, brotliSize(readFileSync(file)));
    });
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    if (!(await page.locator('form').count())) throw new GateFailure(`${path} did not render its form`);
    return [...seen.values()].reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
    server.close();
  }
}

function fileBytes(pattern: string, raw = false): number {
  const files = globSync(pattern, { cwd: root });
  if (!files.length) throw new GateFailure(`no file for ${pattern}`);
  return files.reduce((sum, file) => {
    const content = readFileSync(join(root, file));
    return sum + (raw ? content.length : brotliSize(content));
  }, 0);
}

function brotliSize(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const config = {
  apiUrl: '/api',
  castApiUrl: '/cast-api',
  brand: 'Studio',
  company: 'Unmuted Ltd',
  defaultLocale: 'en',
  sentryDsn: null,
  releaseId: 'bytes',
  supportUrl: null,
};
