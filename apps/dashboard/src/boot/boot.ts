// Runs first in the head: keep it small, without code that may throw. What it imports is bundled into it. Constants that follow
// one another are the shortest.
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
  /** The preloads of the messages come first, by language; like those of the roles, they match no medium yet. */
  readonly head: { readonly children: Record<string, HTMLLinkElement> & { 0: HTMLLinkElement } };
}

const {
  documentElement: root,
  currentScript: { dataset: sheets },
  head: { children: preloads },
} = document as unknown as BootDocument;

let theme: Theme = {};
let role: unknown;
try {
  const state = JSON.parse(localStorage['studio.state']);
  theme = state.theme ?? theme;
  role = localStorage.auth_token && state.auth.user.role;
} catch {
  // Without valid stored settings, the specified defaults apply; without a stored user, nobody is signed in.
}
const { dataset, style } = root;
const name = theme.currentTheme === 'dark' ? 'dark' : 'light';
const sheet = document.createElement('link');
// Without a stored language the configuration decides, which is not loaded yet.
const messages = preloads[theme.locale as string];
const reloaded = 'studio.reload';
const show = () => {
  style.visibility = '';
};

root.dir = theme.direction === 'rtl' ? 'rtl' : 'ltr';
dataset.theme = name;
dataset.outline = outlineOf(role, theme);
dataset.path = location.pathname;

// Hidden, except for the outline, until the stylesheet is loaded, for two seconds at most, so that a failed stylesheet never
// leaves a blank page. The colours are those of the outline’s bars; its stylesheet ignores invalid ones.
style.cssText = `visibility:hidden;--o-bar:${theme.headerNavColor};--o-nav:${theme.topNavColor}`;
setTimeout(show, 2000);

sheet.rel = 'stylesheet';
sheet.href = sheets[name] as string;
sheet.onload = sheet.onerror = show;
preloads[0].after(sheet);

if (messages) {
  root.lang = messages.id;
  messages.media = '';
}
for (const link of root.getElementsByClassName(role as string)) (link as HTMLLinkElement).media = '';

// A page older than the last release requests a missing entry script: reload the page once.
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
    // The script may fail before the parser has reached the button’s element; the root is never hidden.
    (window.unloaded ?? root).hidden = false;
  },
  true,
);
