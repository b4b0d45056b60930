import { composeStories } from '@storybook/react';
import axe, { type RunOptions } from 'axe-core';
import { configure } from 'storybook/test';

export interface StoryOutcome {
  readonly name: string;
  /** Why it did not render or its `play` did not pass. */
  readonly error: string | null;
  /** What axe found, a line each. */
  readonly findings: readonly string[];
  /** What the content policy refused, a line each. */
  readonly violations: readonly string[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    /** Given by the gate: makes the window this large. */
    resizeWindow?: (size: Size) => Promise<void>;
  }
}

/** The part of a composed story that is used. */
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

/** A component alone has no landmarks, and its links lead nowhere. */
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
 * Runs every story of a file under the content policy the page is served with: it renders, its `play` passes, axe finds
 * nothing as it stands and, with `bothLooks`, in the opposite theme and direction, and nothing breaks the policy.
 */
export async function runFile(
  module: Record<string, unknown>,
  { bothLooks }: { bothLooks: boolean },
): Promise<StoryOutcome[]> {
  // A query that waits would print the page at every try; of what it tells, the first line says what is missing.
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

/** The browser takes longer to be told its size than a small story to render. */
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
 * The story as it stands, then in the other theme and direction. Those are attributes of the document alone, so only what
 * depends on paint and place can differ. One that chose its look is judged in that: it is there beside another that is
 * judged in both.
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
/** Frames that were judged, by size, theme, direction and markup. */
const judgedFrames = new Set<string>();

/** Parts that stand here exactly as they stood around another screen: hundreds of screens have one frame. */
function partsJudgedBefore(): string[] {
  const { clientWidth, clientHeight, dir, dataset } = document.documentElement;
  return frameParts.filter((selector) => {
    const parts = [...document.querySelectorAll(selector)];
    if (parts.length === 0) return false;
    // Ids are new for each screen.
    const markup = parts.map(({ outerHTML }) => outerHTML.replaceAll(/_r_\w+_/g, '')).join();
    const key = [clientWidth, clientHeight, dir, dataset.theme, document.documentElement.lang, markup].join();
    const isKnown = judgedFrames.has(key);
    judgedFrames.add(key);
    return isKnown;
  });
}

async function findings(look: string, options: Pick<RunOptions, 'rules' | 'runOnly'>): Promise<string[]> {
  // Its own fetch of every style sheet serves one rule about the orientation of phones; the paths to what it found take
  // longer than to find it.
  const context = { include: document.body, exclude: partsJudgedBefore() };
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    preload: false,
    // Pages in frames are judged by themselves.
    iframes: false,
    selectors: false,
    ...options,
  });
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}${look}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
  );
}

/** Two frames: the first may have been under way. */
export async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
