/**
 * Shows the stories of one file, built as the product is: `?run=packages/ui/…/button.stories.tsx` runs each and leaves what
 * came out in `window.storyOutcomes`; `?sheet=…` puts them beside each other and sets `window.sheetIs`.
 */
import { setProjectAnnotations } from '@storybook/react';
import preview from '../../.storybook/preview.tsx';
import type { StoryOutcome } from './run-file.ts';
import './sheet.css';

declare global {
  interface Window {
    storyOutcomes?: readonly StoryOutcome[] | { readonly failed: string };
    sheetIs?: 'ready' | 'empty' | { readonly failed: string };
  }
}

const files = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../../apps/dashboard/src/**/*.stories.tsx',
]);
const query = new URLSearchParams(location.search);
const toRun = query.get('run');
const toShow = query.get('sheet');

setProjectAnnotations(preview as never);
if (toRun !== null) {
  try {
    const { runFile } = await import('./run-file.ts');
    // A screen has stories of its own in the dark and mirrored; a component is judged in both looks at once.
    window.storyOutcomes = await runFile(await load(toRun), { bothLooks: toRun.startsWith('packages/ui/') });
  } catch (error) {
    window.storyOutcomes = { failed: String(error) };
  }
} else if (toShow !== null) {
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
