import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy parts can be slow on a busy machine; missing ones still fail.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
});

// jsdom has no layout and therefore no scrolling.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
// jsdom has no viewport: no media query matches, so it counts as a desktop.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
