import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A part that loads on demand may take its time on a busy machine; a part that never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
});

// jsdom lays nothing out, so it has nothing to scroll.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
// Nor does it have a width: every query about the screen says no, so it counts as a desktop.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
