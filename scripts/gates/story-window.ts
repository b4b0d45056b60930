import type { Browser, Page } from 'playwright';
import type { StoryOutcome } from '../../e2e/stories/run-file.ts';
import { GateFailure } from './gate.ts';

/** A window is replaced after this many files, which limits leaks. */
const filesPerWindow = 12;
const fileLimitMs = 300_000;

/** A browser page that runs story files one after another, each with empty storage. */
export class StoryWindow {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #errors: string[] = [];
  #page: Page | undefined;
  #files = 0;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Runs the stories of a file. Throws a `GateFailure` when they do not finish. */
  async run(file: string): Promise<readonly StoryOutcome[]> {
    if (this.#files === filesPerWindow) await this.close();
    this.#page ??= await this.#open();
    this.#files += 1;
    this.#errors.length = 0;
    try {
      return await within(fileLimitMs, this.#page.evaluate(runInPage, file));
    } catch (error) {
      const printed = this.#errors.slice(0, 10).join('\n');
      throw new GateFailure(`${file}: its stories did not finish: ${String(error)}\n${printed}`);
    }
  }

  /** Closes the page; the next file opens a new one. */
  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
    this.#files = 0;
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#errors.push(String(error)));
    await page.exposeFunction('resizeWindow', (size: { width: number; height: number }) =>
      page.setViewportSize(size),
    );
    await page.goto(`${this.#url}/e2e/stories/index.html`);
    await page.waitForFunction(() => window.runStories !== undefined);
    return page;
  }
}

/** Runs inside the page. */
async function runInPage(file: string): Promise<readonly StoryOutcome[]> {
  localStorage.clear();
  sessionStorage.clear();
  if (!window.runStories) throw new Error('the story page has not loaded');
  return window.runStories(file);
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
