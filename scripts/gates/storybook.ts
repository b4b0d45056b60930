import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inBackground, must, root } from './command.ts';
import { type Gate, GateFailure } from './gate.ts';

interface Entry {
  readonly title: string;
  readonly type: string;
}

/** What a designer looks for in the sidebar. */
const chapters = ['Foundations', 'Patterns', 'Components', 'Charts', 'Media', 'Layouts', 'Screens'];

/** The Storybook that designers open: it builds, and no chapter of it is missing. */
export const storybook: Gate = {
  id: 'storybook',
  hint: 'npm run storybook:build shows the error; the title of a story begins with its chapter, as in docs/adr/0014.',
  run: async () => {
    const folder = join(root, '.cache/storybook');
    rmSync(folder, { recursive: true, force: true });
    await must(
      'storybook',
      ['build', '--output-dir', folder, '--disable-telemetry', '--quiet'],
      inBackground,
    );
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
      entries: Record<string, Entry>;
    };
    const entries = Object.values(index.entries);
    const there = new Set(entries.map(({ title }) => title.split('/')[0] ?? ''));
    const missing = chapters.filter((chapter) => !there.has(chapter));
    const unknown = [...there].filter((chapter) => !chapters.includes(chapter));
    if (missing.length) throw new GateFailure(`no story is in the chapter: ${missing.join(', ')}`);
    if (unknown.length) throw new GateFailure(`a chapter that nobody looks for: ${unknown.join(', ')}`);
    const count = (type: string) => entries.filter((entry) => entry.type === type).length;
    return { examined: { stories: count('story'), pages: count('docs') } };
  },
};
