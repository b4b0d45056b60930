import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

async function open(options: Partial<TestAppOptions> = {}, item = 'Email me this report') {
  const app = await renderApp({ path: '/cast/aurora/stats', visitor: 'customer', ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Export' }));
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
  return app;
}
const monthly = () => screen.findByRole('switch', { name: /On the first of each month/ });

test('turns on a report immediately and shows its next date and recipient', async () => {
  const { user, fetch } = await open();
  expect(await screen.findByText('maeve@aurora.example')).toBeVisible();
  expect(screen.getByRole('switch', { name: /Every Monday/ })).toBeChecked();
  expect(screen.getByText('Next on 21 Sept 2026')).toBeVisible();
  await user.click(await monthly());
  expect(await screen.findByText('Next on 1 Oct 2026')).toBeVisible();
  expect(fetch.callsOf('reports.update').at(-1)?.body).toEqual({ weekly: true, monthly: true });
  expect(await monthly()).toBeChecked();
});

test('reverts a failed change and shows the reason', async () => {
  const { user } = await open({ handlers: { 'reports.update': problem('internal') } });
  await user.click(await monthly());
  expect(await screen.findByText('Nothing has changed. Please try again in a moment.')).toBeVisible();
  expect(await monthly()).not.toBeChecked();
});

test('sends a report now, but not without data', async () => {
  const { user, fetch } = await open({
    handlers: {
      'reports.send': ({ body }) => ({ sent: body?.period === 'week', to: fixtures.reportSchedule.to }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send last week now' }));
  expect(await screen.findByText('Sent to maeve@aurora.example.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send last month now' }));
  expect(await screen.findByText('There is no data for that period, so nothing was sent.')).toBeVisible();
  expect(fetch.callsOf('reports.send').map(({ body }) => body)).toEqual([
    { period: 'week' },
    { period: 'month' },
  ]);
});

test('reports rate limiting', async () => {
  const { user } = await open({ handlers: { 'reports.send': problem('request.rate_limited') } });
  await user.click(await screen.findByRole('button', { name: 'Send last week now' }));
  expect(await screen.findByText('Too many attempts. Please wait a moment and try again.')).toBeVisible();
});

test('a failed schedule can be reloaded', async () => {
  const { user, fetch } = await open({ handlers: { 'reports.get': problem('internal') } });
  expect(await screen.findByText('Couldn’t load the email settings')).toBeVisible();
  const before = fetch.callsOf('reports.get').length;
  await user.click(screen.getByRole('button', { name: /Try again|Retry/ }));
  await waitFor(() => expect(fetch.callsOf('reports.get').length).toBe(before + 1));
});

test('gives the focus back to the Export button', async () => {
  const { user } = await open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Statistics by email' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
});

test('the staff send reports to the owner', async () => {
  await open({ path: '/admin/cast/aurora/stats', visitor: 'admin' }, 'Email to the owner');
  expect(await screen.findByText('maeve@aurora.example')).toBeVisible();
});
