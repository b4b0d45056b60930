/**
 * Shows the stories of a file, built as the product is: `window.runStories('packages/ui/…/button.stories.tsx')` runs each and
 * answers what came out; `?sheet=…` puts them beside each other, `?cover=…` shows the first one that covers the page, and both
 * set `window.shown`.
 */
import { setProjectAnnotations } from '@storybook/react';
import preview from '../../.storybook/preview.tsx';
import type { StoryOutcome } from './run-file.ts';
import type { Sheet } from './sheet.ts';
import './sheet.css';

declare global {
  interface Window {
    runStories?: (file: string) => Promise<readonly StoryOutcome[]>;
    shown?: Sheet | { readonly failed: string };
  }
}

const files = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../../apps/dashboard/src/**/*.stories.tsx',
]);
const query = new URLSearchParams(location.search);
const sheet = query.get('sheet');
const cover = query.get('cover');

setProjectAnnotations(preview as never);
if (sheet !== null) await show((parts) => load(sheet).then(parts.showSheet));
else if (cover !== null)
  await show(async (parts) => {
    await parts.showCover(await load(cover));
    return { isShown: true, hasCover: true };
  });
else {
  const { runFile } = await import('./run-file.ts');
  // A screen has stories of its own in the dark and mirrored; a component is judged in both looks at once.
  window.runStories = async (file) =>
    runFile(await load(file), { bothLooks: file.startsWith('packages/ui/') });
}

async function show(how: (parts: typeof import('./sheet.ts')) => Promise<Sheet>): Promise<void> {
  try {
    window.shown = await how(await import('./sheet.ts'));
  } catch (error) {
    window.shown = { failed: String(error) };
  }
}

async function load(path: string): Promise<Record<string, unknown>> {
  const found = files[`../../${path}`];
  if (!found) throw new Error(`the page was built without ${path}`);
  return found();
}
