import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorPageSearch } from '#/features/error-page/error-page.search.ts';
import { renderApp } from '#/testing/render-app.tsx';

test.each([
  ['?code=404', 'This page does not exist'],
  ['?code=500', 'Something went wrong on our side'],
  ['?code=503', 'Temporarily unavailable'],
  ['?code=chunk', 'A new version was published'],
  ['?code=teapot', 'Something went wrong'],
  ['', 'Something went wrong'],
])('%s has a plain title', async (search, heading) => {
  await renderApp({ path: `/error-page${search}` });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('an invalid error id is not shown', async () => {
  await renderApp({ path: '/error-page?id=%3Cimg%20src%3Dx%3E' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/img/)).toBeNull();
});

test('a new version is loaded by a document navigation', async () => {
  await renderApp({ path: '/error-page?code=chunk' });
  expect(await screen.findByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/');
});

test('the error id can be copied', async () => {
  const { user } = await renderApp({ path: '/error-page?code=500&id=req-0199' });
  await user.click(await screen.findByRole('button', { name: 'Copy error ID' }));
  expect(await navigator.clipboard.readText()).toBe('req-0199');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('there is no Back button without history', async () => {
  await renderApp({ path: '/error-page' });
  await screen.findByRole('link', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test.each([
  [{ code: '404' }, { code: 404 }],
  [
    { code: 404, id: 'req-1' },
    { code: 404, id: 'req-1' },
  ],
  [{ code: 'chunk' }, { code: 'chunk' }],
  [{ code: 'constructor', id: '<img src=x>' }, {}],
  [{ id: 'x'.repeat(65) }, {}],
  [{ id: 7 }, {}],
])('parses the search %o to %o', (given, expected) => {
  expect(errorPageSearch(given)).toEqual(expected);
});
