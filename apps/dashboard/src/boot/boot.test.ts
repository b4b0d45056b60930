import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleBoot } from '../../vite/boot-plugin.ts';

let code = '';
beforeAll(async () => {
  code = await bundleBoot();
});

interface Start {
  stored?: string;
  token?: string;
  path?: string;
  before?: (window: JSDOM['window']) => void;
}

/** Runs the built script as the first element of a page. */
function start({ stored, token, path = '/login', before }: Start = {}) {
  const { window } = new JSDOM(
    `<html lang="en"><head>
      ${['en', 'zh', 'fr', 'ja'].map((id) => `<link id="${id}" rel="preload" media="none" href="/${id}">`).join('')}
      ${['customer admin superadmin', 'admin superadmin'].map((roles) => `<link class="${roles}" rel="preload" media="none" href="/script">`).join('')}
    </head><body><div id="unloaded" hidden></div></body></html>`,
    {
      url: `https://studio.test${path}`,
      runScripts: 'outside-only',
      pretendToBeVisual: true,
    },
  );
  if (stored !== undefined) window.localStorage.setItem('studio.state', stored);
  if (token !== undefined) window.localStorage.setItem('auth_token', token);
  before?.(window);
  const script = window.document.createElement('script');
  Object.assign(script.dataset, { light: '/css/light.1.css', dark: '/css/dark.1.css' });
  Object.defineProperty(window.document, 'currentScript', { value: script });
  window.eval(code);
  const root = window.document.documentElement;
  const sheets = [...window.document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const preloads = [...window.document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    .filter(({ media }) => media === '')
    .map(({ id, className }) => id || className);
  return { window, root, sheets, preloads };
}

const theme = (settings: object) => JSON.stringify({ v: 1, theme: settings });
const signedIn = (settings: object, role = 'customer') =>
  JSON.stringify({ v: 1, auth: { user: { role } }, theme: settings });
const customer = {
  blankLayout: false,
  navCollapsed: false,
  navType: 'side',
  sideNavTheme: 'light',
};

describe('the boot script', () => {
  test('has at most 1 KiB', () => {
    expect(code.length).toBeLessThanOrEqual(1024);
  });

  test('sets language, direction and theme from storage and loads one stylesheet', () => {
    const { root, sheets } = start({
      stored: theme({ locale: 'ja', direction: 'rtl', currentTheme: 'dark' }),
    });
    expect([root.lang, root.dir, root.dataset.theme]).toEqual(['ja', 'rtl', 'dark']);
    expect(sheets.map(({ href }) => href)).toEqual(['https://studio.test/css/dark.1.css']);
  });

  test.each([
    ['nothing', undefined],
    ['broken text', '{'],
    ['a theme that is null', theme(null as unknown as object)],
    ['unknown values', theme({ locale: 'xx', direction: 'up', currentTheme: 'pink' })],
  ])('falls back to the defaults for %s', (_name, stored) => {
    const { root, sheets } = start(stored === undefined ? {} : { stored });
    expect([root.lang, root.dir, root.dataset.theme]).toEqual(['en', 'ltr', 'light']);
    expect(sheets).toHaveLength(1);
  });

  test('[G3] blocked storage changes nothing', () => {
    const { root } = start({
      before: (window) =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
    });
    expect(root.dataset.theme).toBe('light');
  });

  test.each(['load', 'error'])('shows the page on the stylesheet’s %s event', (event) => {
    const { window, root, sheets } = start();
    expect(root.style.visibility).toBe('hidden');
    sheets[0]?.dispatchEvent(new window.Event(event));
    expect(root.style.visibility).toBe('');
  });

  test('shows the page after two seconds at the latest', () => {
    const timers: [() => void, number][] = [];
    const { root } = start({
      before: (window) =>
        Object.assign(window, { setTimeout: (run: () => void, ms: number) => timers.push([run, ms]) }),
    });
    expect(timers.map(([, ms]) => ms)).toEqual([2000]);
    timers[0]?.[0]();
    expect(root.style.visibility).toBe('');
  });

  test.each([
    ['nobody', {}, 'auth'],
    ['a token without a user', { token: 't', stored: theme(customer) }, 'auth'],
    ['a user without a token', { stored: signedIn(customer) }, 'auth'],
    [
      'somebody signed in',
      { token: 't', stored: signedIn(customer) },
      'frame nav-side rail-false side-light',
    ],
    [
      'other settings of the navigation',
      {
        token: 't',
        stored: signedIn({ ...customer, navType: 'top', navCollapsed: true, sideNavTheme: 'dark' }),
      },
      'frame nav-top rail-true side-dark',
    ],
    [
      'a page without a frame',
      { token: 't', stored: signedIn({ ...customer, blankLayout: true }) },
      'bare nav-side rail-false side-light',
    ],
  ])('[D17] selects the outline for %s', (_name, stored, outline) => {
    const { root } = start({ ...stored, path: '/cast/aurora/stats?range=7d' });
    expect([root.dataset.outline, root.dataset.path]).toEqual([outline, '/cast/aurora/stats']);
  });

  test('[D17] preloads the messages in the stored language, and what the role of a user needs', () => {
    expect(start().preloads).toEqual([]);
    expect(start({ stored: theme({ locale: 'fr' }) }).preloads).toEqual(['fr']);
    const stored = signedIn({ ...customer, locale: 'ja' });
    expect(start({ stored }).preloads).toEqual(['ja']);
    expect(start({ token: 't', stored }).preloads).toEqual(['ja', 'customer admin superadmin']);
    for (const role of ['admin', 'superadmin'])
      expect(start({ token: 't', stored: signedIn({}, role) }).preloads).toEqual([
        'customer admin superadmin',
        'admin superadmin',
      ]);
    expect(start({ token: 't', stored: theme({ locale: 'fr' }) }).preloads).toEqual(['fr']);
  });

  test('[G1] offers a reload button when the entry script is missing twice', () => {
    const { window } = start({
      before: ({ sessionStorage }) => sessionStorage.setItem('studio.reload', '1'),
    });
    const script = window.document.body.appendChild(window.document.createElement('script'));
    script.dispatchEvent(new window.Event('error'));
    expect(window.document.getElementById('unloaded')?.hidden).toBe(false);
  });
});
