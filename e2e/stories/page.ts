/**
 * Shows the stories of a file in a production build. `window.runStories('packages/ui/…/button.stories.tsx')` runs each and returns the
 * outcomes; `?sheet=…` shows them on one sheet, `?cover=…` shows the first one that covers the page. Both set `window.shown`.
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
  // Screens have separate stories in dark and right-to-left; components are checked in both here.
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
