import { act, screen, waitFor, within } from '@testing-library/react';
import type { ListenerChange, LiveEvent } from '@unmuted/api';
import { fixtures, MockReply, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/current-listeners';
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const total = () => screen.findByTestId('listening-now');

function joined(after: number, index: number): LiveEvent {
  const data = {
    username: 'aurora',
    after,
    cursor: after + 1,
    joined: [fixtures.listenerAt(index)],
    left: [],
  };
  return { event: 'listeners', ts: fixtures.before(0), data: data as unknown as ListenerChange };
}

async function choose(user: Awaited<ReturnType<typeof open>>['user'], item: RegExp) {
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
  await user.click(menu as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('lists and counts all listeners, with the country data attribution', async () => {
  await open();
  expect(await total()).toHaveTextContent('24');
  expect(await screen.findByRole('grid', { name: 'Current listeners' })).toHaveAttribute(
    'aria-rowcount',
    '25',
  );
  expect(screen.getByText('This site uses IP2Location LITE data.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Current listeners' })).toHaveAttribute('aria-current', 'page');
});

test('adds new listeners, and buffers them while the table is frozen', async () => {
  const { user, live } = await open();
  await total();
  await waitFor(() => expect(live.open()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  act(() => live.send(joined(1000, 100)));
  expect(await screen.findByText('1 joined, 0 left', {}, { timeout: 3000 })).toBeVisible();
  expect(await total()).toHaveTextContent('24');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await total()).toHaveTextContent('25');
});

test('[H7] shows the last known listeners without actions while the engine is unreachable', async () => {
  const lost = { ...fixtures.listenersOf(24), known: false };
  const { user } = await open({
    handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineDown, 'listeners.list': lost },
  });
  expect(await screen.findByText(/the list below is from/)).toHaveTextContent(/from .+, .+ ago\./);
  expect(await screen.findByRole('grid')).toHaveAttribute('aria-rowcount', '25');
  expect(screen.getByText('Listeners at that time')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
  await user.click(menu as HTMLElement);
  expect(await screen.findByRole('menuitem')).toHaveTextContent('Details and full address');
});

test('text typed right before switching views is not lost', async () => {
  const { user, app } = await open();
  await user.type(await screen.findByRole('searchbox'), 'sonos');
  await user.click(screen.getByRole('radio', { name: 'Map' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ q: 'sonos', view: 'map' }));
});

test('stores the search in the URL', async () => {
  await open({ path: `${path}?q=sonos&class=speaker` });
  await total();
  expect(await screen.findByRole('searchbox')).toHaveValue('sonos');
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4'));
});

test('[G8] previews a ban, and a double click adds it only once', async () => {
  const { user, fetch } = await open();
  await choose(user, /Ban/);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('Disconnects 3 listeners right now.')).toBeVisible();
  expect(dialog.getByText('Would have blocked 57 sessions in the last 30 days.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /Its network/ }));
  await user.dblClick(dialog.getByRole('button', { name: 'Ban' }));
  expect(await screen.findByText('Ban added')).toBeVisible();
  const [call, ...more] = fetch.callsOf('bans.create');
  expect(more).toEqual([]);
  expect(call?.body).toMatchObject({
    target: { by: 'listener', scope: 'network' },
    durationS: 86_400,
    reason: '',
  });
});

test('validates a typed ban before sending it', async () => {
  const { user, fetch } = await open({ path: `${path}?view=bans` });
  await user.click(await screen.findByRole('button', { name: 'Add a ban' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Address or network' }), 'nowhere');
  await user.click(dialog.getByRole('button', { name: 'Ban' }));
  expect(await dialog.findByText(/Enter an address such as/)).toBeVisible();
  expect(fetch.callsOf('bans.create')).toHaveLength(0);
});

test('removes a listener that has already left without an error', async () => {
  const { user } = await open({ handlers: { 'listeners.disconnect': problem('listener.not_found') } });
  await choose(user, /Disconnect/);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('This listener has already left')).toBeVisible();
  expect(await total()).toHaveTextContent('23');
});

test('moves a listener to an on-air stream of the same codec, and hides the action when there is none', async () => {
  const { user, fetch, unmount } = await open();
  await choose(user, /Move/);
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Move this listener to another stream?' }),
  );
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    fixtures.castNow.aurora.streams[1].id,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('1 listener moved to 64kbps')).toBeVisible();
  const [call] = fetch.callsOf('listeners.move');
  expect(call?.body).toEqual({ streamId: fixtures.castNow.aurora.streams[1].id });
  unmount();
  const engine = {
    ...fixtures.engineUp,
    capabilities: fixtures.engineUp.capabilities && {
      ...fixtures.engineUp.capabilities,
      moveOneListener: false,
    },
  };
  await open({ handlers: { 'casts.listOverviews': { ...fixtures.castOverviewList, engine } } });
  await user.click((await screen.findAllByRole('button', { name: /Actions/ }))[0] ?? document.body);
  expect(await screen.findByRole('menuitem', { name: /Disconnect/ })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Move/ })).toBeNull();
});

test('disconnects several listeners one by one and reports failures', async () => {
  const [first] = fixtures.listenerList.items;
  const { user, fetch } = await open({
    handlers: {
      'listeners.disconnect': new MockReply<never>(async ({ url }) =>
        url.includes(first?.id ?? '-')
          ? Response.json({ code: 'internal', status: 500, title: '', requestId: 'r' }, { status: 500 })
          : new Response(null, { status: 204 }),
      ),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Disconnect 24 listeners' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect 24 listeners?' }));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('23 listeners disconnected')).toBeVisible();
  expect(screen.getByText('Couldn’t disconnect 1 listener. Please try again.')).toBeVisible();
  expect(fetch.callsOf('listeners.disconnect')).toHaveLength(24);
  expect(await total()).toHaveTextContent('1');
});

test('removes a ban after confirmation', async () => {
  const { user, fetch } = await open({ path: `${path}?view=bans` });
  await user.click(await screen.findByRole('button', { name: 'Remove the ban on streamripper' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(fetch.callsOf('bans.delete')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Ban removed')).toBeVisible();
  expect(fetch.callsOf('bans.delete')).toHaveLength(1);
});

test('reveals the full address on request, and mentions that this is logged', async () => {
  const { user } = await open();
  await choose(user, /Details/);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Show full address' }));
  expect(await dialog.findByText('203.0.113.7')).toBeVisible();
  expect(dialog.getByText('Viewing this address was recorded in the audit log.')).toBeVisible();
});
