/** Gates that run or build the stories. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';
import { runStories } from './story-run.ts';

/** Every story in a real browser: it renders, its `play` function passes, and axe reports nothing. */
export const stories: Gate = {
  id: 'stories',
  hint: 'npm run storybook shows the story. One file: npx vitest run --config vitest.stories.config.ts <part of the file name>',
  run: async () => {
    const { files, stories: outcomes, flaky } = await runStories();
    const broken = outcomes.flatMap(({ name, error, findings }) => {
      const lines = [...(error === null ? [] : [error]), ...findings];
      return lines.length ? [`${name}\n  ${lines.join('\n  ')}`] : [];
    });
    const tests = { passed: outcomes.length - broken.length, failed: broken.length, skipped: 0 };
    if (broken.length) throw new GateFailure(broken.join('\n'), tests);
    return {
      examined: { files, stories: outcomes.length },
      tests,
      notes: flaky.length ? [`passed on retry: ${flaky.join(', ')}`] : [],
    };
  },
};

/** Every story under the product's content security policy. Storybook itself needs inline scripts, so it can't check this. */
export const csp: Gate = {
  id: 'csp',
  hint: 'The story injects styles, scripts or markup that the content security policy blocks: see docs/adr/0004.',
  run: async () => {
    const { stories: outcomes } = await runStories();
    const broken = outcomes.flatMap(({ name, violations }) =>
      violations.map((violation) => `${name}: ${violation}`),
    );
    if (broken.length) throw new GateFailure(broken.join('\n'));
    return { examined: { stories: outcomes.length } };
  },
};

interface Entry {
  readonly title: string;
  readonly type: string;
}

/** The first level of the sidebar. */
const chapters = [
  'Start',
  'Guides',
  'Foundations',
  'Patterns',
  'Components',
  'Charts',
  'Media',
  'Layouts',
  'Screens',
];

/** Storybook builds, and its sidebar has exactly these chapters. */
export const storybook: Gate = {
  id: 'storybook',
  hint: 'npm run storybook:build shows the error. The title of a story starts with its chapter, see docs/adr/0014.',
  run: async () => {
    const folder = join(root, '.cache/storybook');
    rmSync(folder, { recursive: true, force: true });
    await must('storybook', ['build', '--output-dir', folder, '--disable-telemetry', '--quiet']);
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
      entries: Record<string, Entry>;
    };
    const entries = Object.values(index.entries);
    const present = new Set(entries.map(({ title }) => title.split('/')[0] ?? ''));
    const missing = chapters.filter((chapter) => !present.has(chapter));
    const unknown = [...present].filter((chapter) => !chapters.includes(chapter));
    if (missing.length) throw new GateFailure(`empty chapter: ${missing.join(', ')}`);
    if (unknown.length) throw new GateFailure(`unknown chapter: ${unknown.join(', ')}`);
    const count = (type: string) => entries.filter((entry) => entry.type === type).length;
    return { examined: { stories: count('story'), pages: count('docs') } };
  },
};
