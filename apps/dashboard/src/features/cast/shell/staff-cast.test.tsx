import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (path = '/admin/cast/aurora', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path, visitor: 'admin', ...options });
const suspended = fixtures.castNow.tidewater.suspension;

describe('staff view of a cast', () => {
  test("shows the customer's view with its owner and limits", async () => {
    const { fetch } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Radio Aurora – Overview' })).toBeVisible();
    expect(await screen.findByTestId('listeners')).toHaveTextContent('137');
    expect(screen.getByRole('meter', { name: 'Of its limit' })).toHaveAttribute('aria-valuemax', '500');
    const customer = within(await screen.findByRole('region', { name: 'Customer' }));
    expect(customer.getByRole('link', { name: 'owner@studio.test' })).toHaveAttribute(
      'href',
      'mailto:owner@studio.test',
    );
    const limits = within(screen.getByRole('region', { name: 'Limits' }));
    expect(limits.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'Cast 500',
      '137 of 500',
      '3 of 3',
      '320 of 320 kbps',
    ]);
    // The customer's own lists are not requested.
    expect(fetch.callsOf('products.list')).toHaveLength(0);
    expect(fetch.callsOf('casts.listOverviews').map(({ query }) => query.usernames)).toEqual(['aurora']);
  });

  test('has the same pages below its own address, each with its own search parameters', async () => {
    const { user, path } = await open();
    const tabs = within(await screen.findByRole('navigation', { name: /Pages of/ }));
    await user.click(tabs.getByRole('link', { name: 'Current listeners' }));
    expect(await screen.findByTestId('listening-now')).toBeVisible();
    expect(path()).toBe('/admin/cast/aurora/current-listeners');
    expect(tabs.getByRole('link', { name: 'Current listeners' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
    await user.click(screen.getByRole('radio', { name: 'Bans' }));
    await waitFor(() => expect(path()).toBe('/admin/cast/aurora/current-listeners?view=bans'));
    await user.click(tabs.getByRole('link', { name: 'Geoblocking' }));
    expect(await screen.findByRole('switch', { name: 'Restrict by country' })).toBeVisible();
    expect(path()).toBe('/admin/cast/aurora/geoblocking');
    await user.click(tabs.getByRole('link', { name: 'Settings' }));
    await user.click(await screen.findByRole('link', { name: 'Streams' }));
    await waitFor(() => expect(path()).toBe('/admin/cast/aurora/settings?tab=streams'));
    expect(tabs.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: 'Overview' }));
    await waitFor(() => expect(path()).toBe('/admin/cast/aurora'));
  });

  test('updates from the live stream', async () => {
    const { live } = await open();
    await screen.findByTestId('listeners');
    await vi.waitFor(() => expect(live.open()).toBe(1));
    act(() => live.send(fixtures.liveEvents.cast));
    await waitFor(() => expect(screen.getByTestId('listeners')).toHaveTextContent('138'));
  });

  test('shows "not found" for a missing cast, with a link back', async () => {
    const { user, path } = await open('/admin/cast/nowhere', {
      handlers: { 'casts.listOverviews': problem('resource.not_found') },
    });
    expect(await screen.findByText('There is no cast “nowhere”')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to casts' }));
    await waitFor(() => expect(path()).toBe('/admin/cast'));
  });

  test('shows engine data even if the customer could not be loaded', async () => {
    await open('/admin/cast/aurora', { handlers: { 'adminCasts.get': problem('internal') } });
    expect(await screen.findByText('Couldn’t load customer and limits')).toBeVisible();
    expect(await screen.findByTestId('listeners')).toHaveTextContent('137');
    expect(screen.queryByRole('button', { name: 'Suspend…' })).not.toBeInTheDocument();
  });

  test('shows who stopped the cast, and staff can always start it', async () => {
    const items = fixtures.castOverviews.map((each) =>
      each.now.username === 'aurora' ? { ...each, now: fixtures.stoppedNow('aurora', 'admin') } : each,
    );
    const handlers = { 'casts.listOverviews': { ...fixtures.castOverviewList, items } };
    const { unmount } = await open('/admin/cast/aurora', { handlers });
    expect(await screen.findByText(/The customer can’t start it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
    unmount();
    await renderApp({ path: '/cast/aurora', visitor: 'customer', handlers });
    expect(await screen.findByText(/No one can connect until they start it again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  });
});

describe('suspended cast', () => {
  test('shows the reason and start time to customer and staff', async () => {
    const { unmount } = await open('/admin/cast/tidewater');
    expect(await screen.findByText(suspended.reason)).toBeVisible();
    expect(screen.getByText(/The customer sees this reason/)).toBeVisible();
    unmount();
    await renderApp({ path: '/cast/tidewater', visitor: 'customer' });
    expect(await screen.findByText(suspended.reason)).toBeVisible();
    expect(screen.getByText(/Suspended since/)).toBeVisible();
    expect(screen.getByText(/can’t stream or make changes/)).toBeVisible();
  });

  test('can be edited by the staff', async () => {
    await open('/admin/cast/tidewater/settings');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeEnabled();
  });

  test('gets a new reason over the loaded version, and reports a version conflict', async () => {
    const { user, fetch } = await open('/admin/cast/tidewater', {
      handlers: { 'adminCasts.suspend': problem('resource.version_conflict') },
    });
    await user.click(await screen.findByRole('button', { name: 'Change the reason…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why Tidewater is suspended' }));
    const field = dialog.getByRole('textbox', { name: 'Reason' });
    expect(field).toHaveValue(suspended.reason);
    await user.type(field, ' Please write to us.');
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    expect(await dialog.findByText('Someone else changed this in the meantime.')).toBeVisible();
    expect(fetch.callsOf('adminCasts.suspend')[0]?.headers.get('if-match')).toBe('3');
    // The next attempt uses the current version.
    await waitFor(() => expect(fetch.callsOf('adminCasts.get').length).toBeGreaterThan(1));
  });

  test('is unsuspended after confirmation', async () => {
    const { user, fetch } = await open('/admin/cast/tidewater');
    await user.click(await screen.findByRole('button', { name: 'Lift the suspension…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/can reconnect immediately/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Lift the suspension' }));
    expect(await screen.findByText('Suspension lifted')).toBeVisible();
    expect(fetch.callsOf('adminCasts.unsuspend')).toHaveLength(1);
  });
});

describe('limits', () => {
  const path = '/admin/cast/aurora/settings?tab=limits';

  test('are saved over the loaded version, and a lower limit shows its effect on listeners', async () => {
    const { user, fetch } = await open(path);
    const field = await screen.findByRole('spinbutton', { name: 'Listeners at once' });
    await user.clear(field);
    await user.type(field, '100');
    expect(
      await screen.findByText(
        '137 listeners stay connected. New listeners can’t connect until there are fewer than 100.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Limits saved')).toBeVisible();
    const [call] = fetch.callsOf('adminCasts.updateLimits');
    expect(call?.body).toEqual({ listenerLimit: 100, streamsLimit: 3, bitrateLimit: 320 });
    expect(call?.headers.get('if-match')).toBe('3');
  });

  test('edited by two people are resolved field by field', async () => {
    const cast = fixtures.adminCastOf('aurora');
    const current = cast && { ...cast, limits: { ...cast.limits, listenerLimit: 800 }, version: 9 };
    const { user, fetch } = await open(path, {
      handlers: { 'adminCasts.updateLimits': problem('resource.version_conflict', { current }) },
    });
    const field = await screen.findByRole('spinbutton', { name: 'Listeners at once' });
    await user.clear(field);
    await user.type(field, '600');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('800')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(fetch.callsOf('adminCasts.updateLimits')).toHaveLength(2));
    expect(fetch.callsOf('adminCasts.updateLimits')[1]?.headers.get('if-match')).toBe('9');
  });

  test('appear next to the activity log', async () => {
    const { user } = await open(path);
    await user.click(await screen.findByRole('link', { name: 'Activity' }));
    const activity = within(await screen.findByRole('region', { name: 'Activity' }));
    expect(activity.getByText('Cast suspended')).toBeVisible();
    expect(activity.getByText('The invoice of August has not been paid.')).toBeVisible();
    expect(activity.getAllByText('Tomás Reyes, staff')).toHaveLength(3);
    expect(activity.getByText('Maeve O’Brien, customer')).toBeVisible();
    expect(activity.getByText('The server')).toBeVisible();
  });

  test('are not available to customers', async () => {
    await renderApp({ path: '/cast/aurora/settings?tab=limits', visitor: 'customer' });
    const parts = within(await screen.findByRole('navigation', { name: 'Settings sections' }));
    expect(parts.queryByRole('link', { name: 'Limits' })).not.toBeInTheDocument();
    expect(await screen.findByDisplayValue('Radio Aurora')).toBeVisible();
  });
});
