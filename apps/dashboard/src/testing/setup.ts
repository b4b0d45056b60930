import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
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

// React's development build keeps a stack for each element, which its tools show beside a warning, until it has made ten
// thousand within a second: here it always has. Should a release count otherwise, the tests are slower and no different.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
