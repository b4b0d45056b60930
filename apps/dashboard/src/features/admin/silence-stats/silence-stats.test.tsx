import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/admin/silence/stats';

test('shows the figures, and titles that say the finding', async () => {
  await renderApp({ path, visitor: 'admin' });
  expect(await screen.findByText('7 min 12 s')).toBeVisible();
  expect(screen.getAllByText('6.6%')[0]).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Most frequent: Silent, 56%' })).toBeVisible();
  expect(
    screen.getByRole('heading', { name: '176 of 214 stations were heard at least 99.9% of the time' }),
  ).toBeVisible();
  const [first] = fixtures.silenceStats.worst;
  expect(screen.getByRole('link', { name: first?.name ?? '' })).toHaveAttribute(
    'href',
    `/admin/silence/manage/${first?.serviceId}`,
  );
});

test('the period is in the address and is sent in whole days', async () => {
  const app = await renderApp({ path: `${path}?from=2026-09-01&to=2026-09-07`, visitor: 'admin' });
  await screen.findByText('7 min 12 s');
  expect(app.fetch.callsOf('adminSilence.stats')[0]?.query).toEqual({
    from: '2026-09-01T00:00:00.000Z',
    to: '2026-09-08T00:00:00.000Z',
  });
  const period = within(screen.getByRole('radiogroup', { name: 'Period' }));
  await app.user.click(period.getByRole('radio', { name: '90 d' }));
  await waitFor(() => expect(app.path()).toBe(`${path}?period=90d`));
});

test('offers to try again', async () => {
  const { user, fetch } = await renderApp({
    path,
    visitor: 'admin',
    handlers: { 'adminSilence.stats': problem('internal') },
  });
  expect(await screen.findByText('Couldn’t load the incidents')).toBeVisible();
  fetch.on('adminSilence.stats', fixtures.silenceStats);
  await user.click(screen.getAllByRole('button', { name: /try again|retry/i })[0] as HTMLElement);
  expect(await screen.findByText('7 min 12 s')).toBeVisible();
});
