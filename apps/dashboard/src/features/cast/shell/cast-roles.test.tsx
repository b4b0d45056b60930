import { screen, waitFor, within } from '@testing-library/react';
import { type AccountRole, castRoutes, mainRoutes, type Permission, permits } from '@unmuted/api/contract';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

interface Guarded {
  operationId: string;
  permission?: Permission;
}
const routes: readonly Guarded[] = [...Object.values(mainRoutes), ...Object.values(castRoutes)];

/** Opens a page in a role, waits for its calls, and returns those that the server would refuse. */
async function open(accountRole: AccountRole, path: string) {
  const app = await renderApp({ path, visitor: 'customer', accountRole });
  await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(app.app.data.get()?.queryClient.isFetching()).toBe(0));
  const refused = routes.filter(
    ({ operationId, permission }) =>
      permission &&
      !permits(accountRole, permission) &&
      app.fetch.callsOf(operationId as Parameters<typeof app.fetch.callsOf>[0]).length > 0,
  );
  return { ...app, refused: refused.map(({ operationId }) => operationId) };
}

const tabs = async () =>
  within(await screen.findByRole('navigation', { name: /^Pages of/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the pages of a cast', () => {
  test.each([
    [
      'manager',
      ['Overview', 'Statistics', 'Current listeners', 'Geoblocking', 'Directories', 'Widgets', 'Settings'],
    ],
    ['presenter', ['Overview', 'Current listeners']],
    ['analyst', ['Overview', 'Statistics']],
  ] as const)('for a %s are those that the role allows', async (role, names) => {
    await open(role, '/cast/aurora');
    expect(await tabs()).toEqual(names);
  });

  test.each([
    ['presenter', '/cast/aurora/stats'],
    ['presenter', '/cast/aurora/settings'],
    ['presenter', '/cast/aurora/widgets'],
    ['analyst', '/cast/aurora/current-listeners'],
    ['analyst', '/cast/aurora/geoblocking'],
    ['analyst', '/cast/aurora/directories'],
  ] as const)('are replaced by a note for a %s at %s, without a call', async (role, path) => {
    const { refused } = await open(role, path);
    expect(await screen.findByText('Your role doesn’t allow this')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toBeVisible();
    expect(refused).toEqual([]);
  });

  test.each([
    ['presenter', '/cast/aurora'],
    ['presenter', '/cast/aurora/current-listeners'],
    ['analyst', '/cast/aurora'],
    ['analyst', '/cast/aurora/stats'],
    ['presenter', '/dashboard'],
    ['analyst', '/dashboard'],
  ] as const)('make no call that the role of a %s does not allow at %s', async (role, path) => {
    expect((await open(role, path)).refused).toEqual([]);
  });
});

describe('the overview', () => {
  const button = (name: string) => screen.queryByRole('button', { name });

  test('shows a presenter how to connect, without the acts of a manager', async () => {
    await open('presenter', '/cast/aurora');
    expect(await screen.findByRole('region', { name: 'Connect your encoder' })).toBeVisible();
    expect(button('Show')).toBeVisible();
    for (const name of ['New password', 'Disconnect', 'Server', 'Update song'])
      expect(button(name)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Embed a player' })).not.toBeInTheDocument();
  });

  test('shows an analyst neither the encoder nor the list of listeners', async () => {
    await open('analyst', '/cast/aurora');
    expect(await screen.findByRole('region', { name: 'Recent songs' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Connect your encoder' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Current listeners' })).not.toBeInTheDocument();
    expect(button('Server')).not.toBeInTheDocument();
  });
});

test('a presenter sees the listeners without acts on them', async () => {
  const { user } = await open('presenter', '/cast/aurora/current-listeners');
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Bans' })).not.toBeInTheDocument());
  const [menu] = await screen.findAllByRole('button', { name: /^Actions/ });
  if (!menu) throw new Error('There are no listeners.');
  await user.click(menu);
  expect(await screen.findByRole('menuitem', { name: 'Details' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Disconnect' })).not.toBeInTheDocument();
});
