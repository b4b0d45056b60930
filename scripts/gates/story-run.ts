/** One run of all stories, which the gates `csp` and `stories` share. */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { StoryOutcome } from '../../e2e/stories/run-file.ts';
import { ensureBuilt, must, root } from './command.ts';
import { launch } from './launch-browser.ts';
import { productPolicy } from './product-policy.ts';
import { serveFolder } from './static-server.ts';
import { StoryWindow } from './story-window.ts';

export interface StoryRun {
  readonly files: number;
  /** `name` starts with the file. */
  readonly stories: readonly StoryOutcome[];
  /** Files that failed once and passed on retry (CI only). */
  readonly flaky: readonly string[];
}

/** Stories sometimes wait for timers, so two pages per core keep two cores busy. */
const pages = 4;
const storyGlobs = ['packages/ui/src/**/*.stories.tsx', 'apps/dashboard/src/**/*.stories.tsx'];

let done: Promise<StoryRun> | undefined;
let built: Promise<string> | undefined;

/** Builds the page that renders the stories, once per run, and returns its folder. */
export function storyPage(): Promise<string> {
  built ??= buildPage();
  return built;
}

async function buildPage(): Promise<string> {
  await ensureBuilt();
  const folder = join(root, '.cache/stories');
  rmSync(folder, { recursive: true, force: true });
  const config = ['--config', 'e2e/stories/vite.config.ts', '--outDir', folder, '--logLevel', 'error'];
  await must('vite', ['build', ...config]);
  return folder;
}

/** Runs every story under the product's content security policy, once per run. */
export function runStories(): Promise<StoryRun> {
  done ??= serveAndRun(globSync(storyGlobs, { cwd: root }).sort());
  return done;
}

async function serveAndRun(files: readonly string[]): Promise<StoryRun> {
  const folder = await storyPage();
  const headers = { 'content-security-policy': await productPolicy() };
  const server = await serveFolder({ folder, headers });
  const browser = await launch();
  try {
    return await runAll(browser, server.url, files);
  } finally {
    await browser.close();
    server.close();
  }
}

async function runAll(browser: Browser, url: string, files: readonly string[]): Promise<StoryRun> {
  const queue = [...files];
  const stories: StoryOutcome[] = [];
  const flaky: string[] = [];
  const work = async () => {
    const storyWindow = new StoryWindow(browser, url);
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      let outcomes = await storyWindow.run(file);
      if (process.env.CI && outcomes.some(isBad)) {
        await storyWindow.close();
        const again = await storyWindow.run(file);
        if (!again.some(isBad)) flaky.push(file);
        // A policy violation is never flaky: those of the first run count too.
        const earlier = new Map(outcomes.map(({ name, violations }) => [name, violations]));
        outcomes = again.map((outcome) => ({
          ...outcome,
          violations: [...new Set([...(earlier.get(outcome.name) ?? []), ...outcome.violations])],
        }));
      }
      stories.push(...outcomes.map((outcome) => ({ ...outcome, name: `${file} ${outcome.name}` })));
    }
    await storyWindow.close();
  };
  await Promise.all(Array.from({ length: pages }, work));
  return { files: files.length, stories, flaky };
}

const isBad = ({ error, findings }: StoryOutcome) => error !== null || findings.length > 0;
