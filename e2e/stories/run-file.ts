import { composeStories } from '@storybook/react';
import axe, { type RunOptions } from 'axe-core';
import { configure } from 'storybook/test';

export interface StoryOutcome {
  readonly name: string;
  /** Error of rendering or `play`. */
  readonly error: string | null;
  /** Violations found by axe, one per line. */
  readonly findings: readonly string[];
  /** Content policy violations, one per line. */
  readonly violations: readonly string[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    /** Provided by the gate: resizes the window. */
    resizeWindow?: (size: Size) => Promise<void>;
  }
}

/** The part of a composed story that we use. */
interface Story {
  readonly run: () => Promise<void>;
  readonly globals?: {
    readonly viewport?: { readonly value?: string };
    readonly theme?: string;
    readonly direction?: string;
  };
  readonly parameters?: {
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { styles: Record<keyof Size, string> }>>;
    };
  };
}

const desktop: Size = { width: 1280, height: 900 };
const phone: Size = { width: 360, height: 760 };
const storyLimitMs = 40_000;

/** Isolated components have no landmarks or link targets. */
const everyRule: Pick<RunOptions, 'rules'> = {
  rules: { region: { enabled: false }, 'skip-link': { enabled: false } },
};
const rulesOfPaint: Pick<RunOptions, 'runOnly'> = {
  runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

const refused: string[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  refused.push(`${effectiveDirective} refused ${blockedURI} ${sample}`.trim());
});

/**
 * Runs every story of a file under the page's content security policy: rendering, `play`, axe, with `bothLooks` also axe in the opposite
 * theme and direction, and policy violations.
 */
export async function runFile(
  module: Record<string, unknown>,
  { bothLooks }: { bothLooks: boolean },
): Promise<StoryOutcome[]> {
  // Avoids printing the page at every retry of a query; the message is sufficient.
  configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? '') });
  const stories = composeStories(module as never) as Record<string, Story>;
  const outcomes: StoryOutcome[] = [];
  for (const [name, story] of Object.entries(stories)) {
    await resizeTo(sizeOf(story));
    const error = await runStory(story);
    const findings = error === null ? await findingsOf(story, bothLooks) : [];
    outcomes.push({ name, error, findings, violations: [...new Set(refused.splice(0))] });
  }
  return outcomes;
}

/** Skips unnecessary resizes, which take longer than rendering a small story. */
async function resizeTo({ width, height }: Size): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  await window.resizeWindow?.({ width, height });
}

function sizeOf({ globals, parameters }: Story): Size {
  const value = globals?.viewport?.value;
  if (value === undefined) return desktop;
  const styles = parameters?.viewport?.options?.[value]?.styles;
  if (!styles) return phone;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

async function runStory(story: Story): Promise<string | null> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${storyLimitMs} ms`)), storyLimitMs);
  try {
    await Promise.race([story.run(), late]);
    return null;
  } catch (error) {
    return String(error).slice(0, 900);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Checks the story as it is, then in the other theme and direction with the rules that depend on them. Stories with a theme or
 * direction of their own are checked only in that one.
 */
async function findingsOf({ globals }: Story, bothLooks: boolean): Promise<string[]> {
  const { dataset } = document.documentElement;
  const first = await findings('', everyRule);
  if (!bothLooks || globals?.theme === 'dark' || globals?.direction === 'rtl') return first;
  const { theme } = dataset;
  const { dir } = document.documentElement;
  dataset.theme = theme === 'dark' ? 'light' : 'dark';
  document.documentElement.dir = dir === 'rtl' ? 'ltr' : 'rtl';
  await painted();
  const second = await findings(` (${dataset.theme}, ${document.documentElement.dir})`, rulesOfPaint);
  dataset.theme = theme ?? 'light';
  document.documentElement.dir = dir;
  return [...first, ...second];
}

/** Parts of the frame around a screen. */
const frameParts = ['side', 'header', 'top-nav', 'footer'].map(
  (part) => `[data-ui="app-shell"] [data-part="${part}"]`,
);
/** Frames already checked, by size, theme, direction and markup. */
const checkedFrames = new Set<string>();

/** Parts of the frame that were checked with identical markup on another screen. */
function partsAlreadyChecked(): string[] {
  const { clientWidth, clientHeight, dir, dataset } = document.documentElement;
  return frameParts.filter((selector) => {
    const parts = [...document.querySelectorAll(selector)];
    if (parts.length === 0) return false;
    // React ids differ for each screen.
    const markup = parts.map(({ outerHTML }) => outerHTML.replaceAll(/_r_\w+_/g, '')).join();
    const key = [clientWidth, clientHeight, dir, dataset.theme, document.documentElement.lang, markup].join();
    const isKnown = checkedFrames.has(key);
    checkedFrames.add(key);
    return isKnown;
  });
}

async function findings(look: string, options: Pick<RunOptions, 'rules' | 'runOnly'>): Promise<string[]> {
  // Preloading style sheets serves only one rule, about phone orientation. Selectors are slow.
  const context = { include: document.body, exclude: partsAlreadyChecked() };
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    preload: false,
    // Documents in iframes are checked separately.
    iframes: false,
    selectors: false,
    ...options,
  });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}${look}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
  );
}

/** Waits for two animation frames, because the first may already be in progress. */
export async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
