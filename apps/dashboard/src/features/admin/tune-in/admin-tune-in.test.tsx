import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/admin/tunein', visitor: 'admin', ...options });

describe('the stations with TuneIn', () => {
  test('are listed with the worst first, and searched by the server', async () => {
    const { user, fetch } = await open();
    expect(await screen.findByText('Meridian FM')).toBeVisible();
    expect(fetch.callsOf('adminTuneIn.list')[0]?.query).toMatchObject({ sort: 'state' });
    await user.type(screen.getByRole('searchbox'), 's98231');
    await waitFor(() =>
      expect(fetch.callsOf('adminTuneIn.list').at(-1)?.query).toMatchObject({ q: 's98231' }),
    );
  });

  test('name ids that several stations have', async () => {
    await open();
    expect(await screen.findByText('1 TuneIn ID is used by several stations')).toBeVisible();
  });

  test('are paused together, with what it costs, a reason and a result for each', async () => {
    const { user, fetch } = await open();
    await screen.findByText('Meridian FM');
    const boxes = screen.getAllByRole('checkbox');
    await user.click(boxes[1] as HTMLElement);
    await user.click(boxes[2] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Pause…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/621 calls were made/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toBeInvalid());
    expect(fetch.callsOf('adminTuneIn.bulk')).toEqual([]);
    await user.type(reason, 'Maintenance');
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    expect(await dialog.findAllByText('Done')).toHaveLength(2);
    expect(fetch.callsOf('adminTuneIn.bulk')[0]?.body).toMatchObject({
      action: 'pause',
      reason: 'Maintenance',
    });
  });
});

test('an open circuit breaker is announced with its figures', async () => {
  await open({ handlers: { 'adminTuneIn.metrics': fixtures.openTuneInMetrics } });
  expect(await screen.findByText(/calls of all stations are paused$/)).toBeVisible();
  expect(screen.getByText(/22 of 31 calls within five minutes failed/)).toBeVisible();
  expect(screen.getByText(/The songs of 4 stations are waiting/)).toBeVisible();
});

test('is in the navigation of the staff', async () => {
  await open({ path: '/admin/dashboard' });
  const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  expect(nav.getByRole('link', { name: 'TuneIn' })).toHaveAttribute('href', '/admin/tunein');
});
