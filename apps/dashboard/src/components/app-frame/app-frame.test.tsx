import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, onTestFinished, test } from 'vitest';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { stateKey } from '#/session/persistence.ts';
import { type renderApp as Render, renderApp } from '#/testing/render-app.tsx';
import { defaultThemeSettings } from '#/theme/theme-settings.ts';

type Rendered = Awaited<ReturnType<typeof Render>>;

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const storedTheme = ({ storage }: Pick<Rendered, 'storage'>) =>
  JSON.parse(storage.getItem(stateKey) ?? '{}').theme;

async function openAppearance({ user }: Pick<Rendered, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /Maeve/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Appearance' }));
  return within(await screen.findByRole('dialog', { name: 'Appearance' }));
}

test('the navigation lists the customer’s products with the state of each cast', async () => {
  await renderApp({ path: '/dashboard', visitor: 'customer' });
  const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  expect(await nav.findByRole('link', { name: /Radio Aurora Live/ })).toHaveAttribute('href', '/cast/aurora');
  expect(nav.getByRole('link', { name: /Harbour Sessions Off air/ })).toBeVisible();
  expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

test('every product leads to its page, also apps: those that were never sent to their steps', async () => {
  const [live, other] = fixtures.mobileApps;
  const apps = [live, { ...other, status: 'draft' as const }];
  const { user, path } = await renderApp({
    path: '/dashboard',
    visitor: 'customer',
    handlers: { 'mobileApps.list': fixtures.listOf(apps as typeof fixtures.mobileApps) },
  });
  const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  const draft = await nav.findByRole('link', { name: /Aurora for iOS/ });
  expect(draft).toHaveAttribute('href', `/apps/android/create/${other?.id}`);
  await user.click(nav.getByRole('link', { name: /Aurora for Android/ }));
  await waitFor(() => expect(path()).toBe(`/apps/android/${live?.id}`));
});

test('a failed list is missing from the navigation, the others are not', async () => {
  await renderApp({
    path: '/dashboard',
    visitor: 'customer',
    handlers: { 'alexaSkills.list': problem('internal') },
  });
  const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  expect(await nav.findByText('Mobile apps')).toBeVisible();
  expect(nav.queryByText('Alexa skills')).toBeNull();
});

test('an admin has a separate navigation and triggers no customer request', async () => {
  const { fetch } = await renderApp({ path: '/admin/dashboard', visitor: 'superadmin' });
  const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  const targets = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/admin/dashboard',
    '/admin/customers',
    '/admin/cast',
    '/admin/streaming-services',
    '/admin/nowplaying',
    '/admin/tunein',
    '/admin/silence',
    '/admin/alexa',
    '/admin/apps/android',
    '/admin/apps/ios',
    '/admin/apps/ios/signing-bundles',
    '/admin/settings/team',
  ]);
  expect(fetch.calls.map(({ operationId }) => operationId)).not.toContain('products.list');
});

test('the skip link moves focus to the content without changing the URL', async () => {
  const { user, path } = await renderApp({ path: '/dashboard', visitor: 'customer' });
  await user.click(await screen.findByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(path()).toBe('/dashboard');
});

test('collapsing the navigation is persisted', async () => {
  const { user, storage } = await renderApp({ path: '/dashboard', visitor: 'customer' });
  await user.click(await screen.findByRole('button', { name: 'Collapse navigation' }));
  expect(document.querySelector('[data-ui="app-shell"]')).toHaveAttribute('data-collapsed');
  expect(storedTheme({ storage })).toMatchObject({ navCollapsed: true });
});

test('switching the theme applies immediately and is persisted', async () => {
  const { user, storage } = await renderApp({ path: '/dashboard', visitor: 'customer' });
  await user.click(await screen.findByRole('button', { name: 'Dark theme' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  expect(storedTheme({ storage })).toMatchObject({ currentTheme: 'dark' });
});

test('each appearance setting applies immediately and is persisted', async () => {
  const { user, storage } = await renderApp({ path: '/dashboard', visitor: 'customer' });
  const drawer = await openAppearance({ user });
  await user.click(drawer.getByRole('radio', { name: 'Right to left' }));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  await user.click(
    within(drawer.getByRole('radiogroup', { name: 'Side navigation' })).getByRole('radio', { name: 'Dark' }),
  );
  expect(part('side')).toHaveAttribute('data-nav-theme', 'dark');
  await user.click(drawer.getByRole('switch', { name: /only icons/ }));
  expect(document.querySelector('[data-ui="app-shell"]')).toHaveAttribute('data-collapsed');
  await user.click(drawer.getByRole('switch', { name: /Custom header colour/ }));
  await user.click(drawer.getByRole('button', { name: 'Violet' }));
  expect(part('header')).toHaveStyle({ backgroundColor: '#6d28d9', color: '#ffffff' });
  await user.click(drawer.getByRole('radio', { name: 'Top' }));
  expect(part('top-nav')).toHaveStyle({ backgroundColor: '#3e82f7', color: '#000000' });
  expect(storedTheme({ storage })).toEqual({
    ...defaultThemeSettings,
    direction: 'rtl',
    sideNavTheme: 'dark',
    navCollapsed: true,
    headerNavColor: '#6d28d9',
    navType: 'top',
  });
});

test('reset restores every default', async () => {
  const { user, storage } = await renderApp({
    path: '/dashboard',
    visitor: 'customer',
    theme: { direction: 'rtl', navType: 'top', topNavColor: '#12161c', headerNavColor: '#ffffff' },
  });
  const drawer = await openAppearance({ user });
  await user.click(drawer.getByRole('button', { name: 'Reset to defaults' }));
  expect(storedTheme({ storage })).toEqual(defaultThemeSettings);
});

test('a hidden frame can be shown again', async () => {
  const { user } = await renderApp({
    path: '/dashboard',
    visitor: 'customer',
    theme: { blankLayout: true },
  });
  const back = await screen.findByRole('button', { name: 'Show the navigation again' });
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  await user.click(back);
  expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

test('navigation does not move focus that is inside the frame', async () => {
  const { app } = await renderApp({ path: '/dashboard', visitor: 'customer' });
  const account = await screen.findByRole('button', { name: /Maeve/ });
  await screen.findByRole('heading', { name: 'Alexa skills' });
  await act(async () => {
    const navigation = app.router.navigate({ to: '/dashboard', hash: groupAnchors.skills });
    account.focus();
    await navigation;
  });
  expect(account).toHaveFocus();
});

test('[D10] the navigation is a rail between phone and desktop, without a button to expand it', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(width < 62rem)' });
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
  await renderApp({ path: '/dashboard', visitor: 'customer' });
  const nav = await screen.findByRole('navigation', { name: 'Main navigation' });
  expect(nav).toHaveAttribute('data-collapsed');
  expect(within(nav).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Collapse navigation' })).toBeNull();
});
