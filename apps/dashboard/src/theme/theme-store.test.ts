import { describe, expect, test, vi } from 'vitest';
import { applyTheme, themeSheetsOf } from '#/theme/theme-document.ts';
import { defaultThemeSettings, themeSettingNames } from '#/theme/theme-settings.ts';
import { createThemeStore } from '#/theme/theme-store.ts';

const sheets = { light: '/css/light.css', dark: '/css/dark.css' };
const root = document.documentElement;
const linked = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

function setUp(settings = {}) {
  const store = createThemeStore({ ...defaultThemeSettings, ...settings });
  const onSheetFailed = vi.fn();
  applyTheme({ document, store, sheets, onSheetFailed });
  return { store, onSheetFailed };
}

test('there are exactly the ten settings of the specification, with its defaults', () => {
  expect([...themeSettingNames].sort()).toEqual(
    [
      'navCollapsed',
      'sideNavTheme',
      'locale',
      'navType',
      'topNavColor',
      'headerNavColor',
      'mobileNav',
      'currentTheme',
      'direction',
      'blankLayout',
    ].sort(),
  );
  expect(defaultThemeSettings).toMatchObject({
    locale: 'en',
    navType: 'side',
    topNavColor: '#3e82f7',
    currentTheme: 'light',
    direction: 'ltr',
  });
});

describe('the store', () => {
  test('notifies with the new and previous settings', () => {
    const store = createThemeStore(defaultThemeSettings);
    const onChange = vi.fn();
    store.subscribe(onChange);
    store.set({ navCollapsed: true });
    expect(onChange).toHaveBeenCalledWith(
      { ...defaultThemeSettings, navCollapsed: true },
      defaultThemeSettings,
    );
  });

  test('does not notify without a change', () => {
    const store = createThemeStore(defaultThemeSettings);
    const onChange = vi.fn();
    store.subscribe(onChange);
    store.set({ navCollapsed: false });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the document', () => {
  test('applies the direction immediately', () => {
    const { store } = setUp();
    store.set({ direction: 'rtl' });
    expect(root.dir).toBe('rtl');
  });

  test('changes its theme once the stylesheet is loaded', async () => {
    const { store } = setUp();
    store.set({ currentTheme: 'dark' });
    expect(root.dataset.theme).toBe('light');
    expect(linked().map(({ href }) => new URL(href).pathname)).toEqual(['/css/dark.css']);
    linked()[0]?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(root.dataset.theme).toBe('dark'));
  });

  test('keeps its theme and reports when the other stylesheet fails to load', async () => {
    const { store, onSheetFailed } = setUp();
    store.set({ currentTheme: 'dark' });
    linked()[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(onSheetFailed).toHaveBeenCalledTimes(1));
    expect([root.dataset.theme, store.get().currentTheme]).toEqual(['light', 'light']);
    expect(linked()).toEqual([]);
  });

  test('a stylesheet that loads after switching back changes nothing', async () => {
    const { store } = setUp();
    store.set({ currentTheme: 'dark' });
    const [dark] = linked();
    store.set({ currentTheme: 'light' });
    dark?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(dark?.isConnected).toBe(true));
    expect(root.dataset.theme).toBe('light');
  });

  test('loads the right stylesheet when the boot script applied another theme', async () => {
    root.dataset.theme = 'dark';
    setUp();
    expect(linked().map(({ href }) => new URL(href).pathname)).toEqual(['/css/light.css']);
    linked()[0]?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(root.dataset.theme).toBe('light'));
  });

  test('reads the stylesheet URLs from the boot script', () => {
    const script = document.head.appendChild(document.createElement('script'));
    Object.assign(script.dataset, sheets);
    expect(themeSheetsOf(document)).toEqual(sheets);
  });
});
