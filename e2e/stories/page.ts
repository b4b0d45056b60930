/**
 * Shows the stories of a file, built as the product is: `window.runStories('packages/ui/…/button.stories.tsx')` runs each and
 * answers what came out; `?sheet=…` puts them beside each other and sets `window.sheetIs`.
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
const toShow = new URLSearchParams(location.search).get('sheet');

setProjectAnnotations(preview as never);
if (toShow === null) {
  const { runFile } = await import('./run-file.ts');
  // A screen has stories of its own in the dark and mirrored; a component is judged in both looks at once.
  window.runStories = async (file) =>
    runFile(await load(file), { bothLooks: file.startsWith('packages/ui/') });
} else {
  try {
    const { showSheet } = await import('./sheet.ts');
    window.sheetIs = (await showSheet(await load(toShow))) ? 'ready' : 'empty';
  } catch (error) {
    window.sheetIs = { failed: String(error) };
  }
}

async function load(path: string): Promise<Record<string, unknown>> {
  const found = files[`../../${path}`];
  if (!found) throw new Error(`the page was built without ${path}`);
  return found();
}
