/** One pass over all stories, which two gates read: `csp` what the policy refused, `stories` everything else. */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { StoryOutcome } from '../../e2e/stories/run-file.ts';
import { launch } from './browser-launch.ts';
import { ensureBuilt } from './build.ts';
import { must, root } from './command.ts';
import { productPolicy } from './product-policy.ts';
import { serveFolder } from './static-server.ts';
import { StoryWindow } from './story-window.ts';

/** A story and what became of it; `name` begins with its file. */
export interface StoryRun {
  readonly files: number;
  readonly stories: readonly StoryOutcome[];
  /** Files whose failure went away when they were run once more. */
  readonly flaky: readonly string[];
}

/** Stories wait now and then: twice as many pages as the two cores that the limit of time is for. */
const pages = 4;
const storyGlobs = ['packages/ui/src/**/*.stories.tsx', 'apps/dashboard/src/**/*.stories.tsx'];

let done: Promise<StoryRun> | undefined;
let built: Promise<string> | undefined;

/** The folder with the page that shows the stories, built by Vite as the product is; built once. */
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

/** Every story, served under exactly the product's policy; run once, however often asked. */
export function storyRun(): Promise<StoryRun> {
  done ??= runStories(globSync(storyGlobs, { cwd: root }).sort());
  return done;
}

async function runStories(files: readonly string[]): Promise<StoryRun> {
  const folder = await storyPage();
  const headers = {
    'content-security-policy': await productPolicy(),
  };
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
        // What the policy refused once stays refused.
        const refused = new Map(outcomes.map(({ name, violations }) => [name, violations]));
        outcomes = again.map((outcome) => ({
          ...outcome,
          violations: [...new Set([...(refused.get(outcome.name) ?? []), ...outcome.violations])],
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
