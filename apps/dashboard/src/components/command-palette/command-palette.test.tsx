import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const start = '/template/pages/setting/language';
const field = (name = 'Search casts, stations, apps') => screen.findByRole('combobox', { name });
const option = (name: RegExp | string) => screen.findByRole('option', { name });

test('the header button opens the palette with pages, products and actions', async () => {
  const { user } = await renderApp({ path: start, visitor: 'customer' });
  await user.click((await screen.findAllByRole('button', { name: /Search casts/ }))[0] as HTMLElement);
  expect(await field()).toHaveFocus();
  expect(await option('Dashboard')).toBeVisible();
  expect(await option('Radio Aurora Live')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Mobile apps' })).toHaveTextContent('Aurora for iOS');
  expect(await option('Sign out')).toBeVisible();
});

test('Ctrl+K toggles the palette anywhere', async () => {
  const { user } = await renderApp({ path: start, visitor: 'customer' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search casts/ })).toBeNull());
});

test('opens without the frame', async () => {
  const { user } = await renderApp({ path: start, visitor: 'customer', theme: { blankLayout: true } });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
});

test('Ctrl+K does nothing while another dialog is open', async () => {
  const { user } = await renderApp({ path: start, visitor: 'customer' });
  await user.click(await screen.findByRole('button', { name: /Maeve/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Appearance' }));
  await screen.findByRole('dialog', { name: 'Appearance' });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: /Search casts/ })).toBeNull();
});

test('finds a page by part of its name and focuses its heading', async () => {
  const { user, path } = await renderApp({ path: start, visitor: 'customer' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'sess acc{Enter}');
  await waitFor(() => expect(path()).toBe('/template/pages/setting/sessions'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('products open their pages', async () => {
  const { user, path } = await renderApp({ path: start, visitor: 'customer' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'harbour{Enter}');
  await waitFor(() => expect(path()).toBe('/cast/harbour'));
  const [app] = fixtures.mobileApps;
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), `${app?.name}{Enter}`);
  await waitFor(() => expect(path()).toBe(`/apps/android/${app?.id}`));
});

test('runs an action and lists recent choices first', async () => {
  const { user } = await renderApp({ path: start, visitor: 'customer' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'dark{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('group', { name: 'Recent' })).toHaveTextContent('Light theme');
});

test('lists each page of the current area once, without redirecting routes', async () => {
  const { user } = await renderApp({ path: start, visitor: 'customer' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const pages = within(await screen.findByRole('group', { name: 'Pages' }));
  expect(pages.getAllByRole('option', { name: /^Dashboard/ })).toHaveLength(1);
  expect(pages.getAllByRole('option', { name: /^Profile/ })).toHaveLength(1);
  expect(pages.queryByRole('option', { name: 'Account' })).toBeNull();
});

test('names a list that failed to load', async () => {
  const { user } = await renderApp({
    path: start,
    visitor: 'customer',
    handlers: { 'alexaSkills.list': problem('internal') },
  });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Couldn’t load: Alexa skills')).toBeVisible();
});

test('an admin finds admin pages without a customer request', async () => {
  const { user, fetch, path } = await renderApp({
    path: '/admin/settings/account/language',
    visitor: 'superadmin',
  });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field('Search casts, pages and actions'), 'profile{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/settings/account/profile'));
  expect(fetch.calls.map(({ operationId }) => operationId)).not.toContain('products.list');
});
