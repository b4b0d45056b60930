/**
 * Shows the stories of a file, built as the product is: `window.runStories('packages/ui/…/button.stories.tsx')` runs each and
 * answers what came out; `?sheet=…` puts them beside each other, `?cover=…` shows the first one that covers the page, and both
 * set `window.sheetIs`.
 */
import { setProjectAnnotations } from '@storybook/react';
import preview from '../../.storybook/preview.tsx';
import type { StoryOutcome } from './run-file.ts';
import './sheet.css';

declare global {
  interface Window {
    runStories?: (file: string) => Promise<readonly StoryOutcome[]>;
    sheetIs?: 'ready' | 'empty' | { readonly failed: string };
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
if (sheet !== null) await show(sheet, 'showSheet');
else if (cover !== null) await show(cover, 'showCover');
else {
  const { runFile } = await import('./run-file.ts');
  // A screen has stories of its own in the dark and mirrored; a component is judged in both looks at once.
  window.runStories = async (file) =>
    runFile(await load(file), { bothLooks: file.startsWith('packages/ui/') });
}

async function show(file: string, how: 'showSheet' | 'showCover'): Promise<void> {
  try {
    const parts = await import('./sheet.ts');
    window.sheetIs = (await parts[how](await load(file))) ? 'ready' : 'empty';
  } catch (error) {
    window.sheetIs = { failed: String(error) };
  }
}

async function load(path: string): Promise<Record<string, unknown>> {
  const found = files[`../../${path}`];
  if (!found) throw new Error(`the page was built without ${path}`);
  return found();
}
