import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { readGlobals, type StoryGlobals } from './toolbar.ts';

/** The toolbar's values: of the address at first, then of its last change, which may be made on another page. */
let globals = readGlobals(fromAddress());
const listeners = new Set<() => void>();
passToFrames();

// Only the toolbar requests changes: `globalsUpdated` comes from the frames of the stories too, with their own values.
void addons.ready().then((channel) =>
  channel.on('updateGlobals', ({ globals: changed }: { globals: Record<string, unknown> }) => {
    globals = readGlobals({ ...globals, ...changed });
    passToFrames();
    for (const listener of listeners) listener();
  }),
);

/** The values of the toolbar, for pages that are not stories. */
export function useToolbarGlobals(): StoryGlobals {
  return useSyncExternalStore(subscribe, () => globals);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Values in `?globals=theme:dark;direction:rtl`. */
function fromAddress(): Record<string, string> {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  return Object.fromEntries(pairs.map((pair) => pair.split(':')));
}

/** The base of the addresses of stories in frames, which the page's blocks read when they render. */
function passToFrames(): void {
  const { theme, direction, locale } = globals;
  const chosen = new URLSearchParams({
    globals: `theme:${theme};direction:${direction};locale:${locale}`,
  });
  Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?${chosen}`);
}
