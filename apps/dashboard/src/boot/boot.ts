// Runs first in the head: keep it small, without code that may throw. What it imports is bundled into it.
import { type OutlineTheme, outlineOf } from './outline.ts';

interface Theme extends OutlineTheme {
  currentTheme?: unknown;
  locale?: unknown;
  direction?: unknown;
}

declare global {
  interface Window {
    /** Elements with an id are properties of the window. */
    readonly unloaded?: HTMLElement;
  }
}

interface BootDocument {
  readonly documentElement: HTMLElement;
  readonly currentScript: HTMLScriptElement;
  /** By id: preloads that the document places before this script and that match no medium yet. */
  readonly head: { readonly children: Record<string, HTMLLinkElement> & { session: HTMLLinkElement } };
}

const {
  documentElement: root,
  currentScript: { dataset: sheets },
  head: { children: preloads },
} = document as unknown as BootDocument;

let theme: Theme = {};
let isSignedIn: unknown;
try {
  const state = JSON.parse(localStorage['studio.state']);
  theme = state.theme ?? theme;
  isSignedIn = localStorage.auth_token && state.auth;
} catch {
  // Without valid stored settings, the specified defaults apply.
}
const name = theme.currentTheme === 'dark' ? 'dark' : 'light';
const { dataset, style } = root;
root.dir = theme.direction === 'rtl' ? 'rtl' : 'ltr';
dataset.theme = name;
dataset.outline = outlineOf(isSignedIn, theme);
dataset.path = location.pathname;

// Hidden, except for the outline, until the stylesheet is loaded, for two seconds at most, so that a failed stylesheet never
// leaves a blank page. The colours are those of the outline’s bars; its stylesheet ignores invalid ones.
const show = () => {
  style.visibility = '';
};
style.cssText = `visibility:hidden;--o-bar:${theme.headerNavColor};--o-nav:${theme.topNavColor}`;
setTimeout(show, 2000);

const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = sheets[name] as string;
sheet.onload = sheet.onerror = show;
preloads.session.after(sheet);

// Without a stored language the configuration decides, which is not loaded yet.
const messages = preloads[theme.locale as string];
if (messages) {
  root.lang = messages.id;
  messages.media = '';
}
if (isSignedIn) preloads.session.media = '';

// A page older than the last release requests a missing entry script: reload the page once.
const reloaded = 'studio.boot-reload';
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).localName !== 'script') return;
    show();
    try {
      if (!sessionStorage[reloaded]) {
        sessionStorage[reloaded] = 1;
        return location.reload();
      }
    } catch {
      // Without session storage a reload can’t be detected: offer a button instead.
    }
    window.unloaded?.removeAttribute('hidden');
  },
  true,
);
