import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';

/** What a designer opens, built: every story and page of documentation is in its index. */
export const storybook: Gate = {
  id: 'storybook',
  hint: 'npm run storybook:build says what it cannot build; a page is missing when its file fails to load.',
  run: async () => {
    const folder = join(root, '.cache/storybook');
    rmSync(folder, { recursive: true, force: true });
    // The sheets of the library are compiled by Storybook itself (.storybook/vite.ts).
    await must('storybook', ['build', '--output-dir', folder, '--disable-telemetry', '--quiet']);
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
      entries: Record<string, { type: string; title: string }>;
    };
    const all = Object.values(entries);
    const chapters = new Set(all.map(({ title }) => title.split('/')[0] ?? ''));
    const missing = ['Foundations', 'Patterns', 'Components', 'Screens'].filter(
      (name) => !chapters.has(name),
    );
    if (missing.length) throw new GateFailure(`Storybook has no chapter ${missing.join(', ')}`);
    return {
      examined: {
        stories: all.filter(({ type }) => type === 'story').length,
        pages: all.filter(({ type }) => type === 'docs').length,
      },
    };
  },
};
