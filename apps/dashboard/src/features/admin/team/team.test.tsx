import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/admin/settings/team', visitor: 'superadmin', ...options });
type App = Awaited<ReturnType<typeof open>>;
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

async function choose({ user }: App, person: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${person}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('shows each person with role, second step, sessions and state, and the invitations', async () => {
  const dayMs = 86_400_000;
  const [greta, niko] = fixtures.teamInvites.map((invite, index) => ({
    ...invite,
    expiresAt: new Date(Date.now() + (index === 0 ? 4.5 : -1) * dayMs).toISOString(),
  }));
  const invites = greta && niko ? [greta, niko] : [];
  await open({ handlers: { 'team.get': { ...fixtures.team, invites } } });
  const pavel = await rowOf(/Pavel Linhart/);
  expect(pavel.getByText('Administrator')).toBeVisible();
  expect(pavel.getByText('On')).toBeVisible();
  expect(pavel.getByText('3')).toBeVisible();
  expect((await rowOf(/Yuki Tanabe/)).getByText('Off')).toBeVisible();
  expect((await rowOf(/Femi Daly/)).getByText('Disabled')).toBeVisible();
  expect((await rowOf(/Greta Mahler/)).getByText('Invited, 5 days left')).toBeVisible();
  expect((await rowOf(/Niko Ferro/)).getByText('Expired')).toBeVisible();
  expect(screen.getByText('One person signs in with a password only.')).toBeVisible();
});

test('[C2] offers no change of the own role', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `Actions for ${fixtures.adminUser.name}` }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['End sessions…']);
});

test('[C2] shows the team to an administrator without any act', async () => {
  await open({ visitor: 'admin' });
  expect((await rowOf(/Pavel Linhart/)).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite person' })).toBeNull();
  expect(screen.getByRole('switch', { name: /Require two-step sign-in/ })).toBeDisabled();
});

test('invites a person; an address of the team is an error of its field', async () => {
  const { user, fetch } = await open({ handlers: { 'team.invite': problem('team.already_member') } });
  await user.click(await screen.findByRole('button', { name: 'Invite person' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'niko@studio.test');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Niko Ferro');
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Apps');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language of the email' }), 'fr');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'This email address already belongs to the team.',
    ),
  );
  expect(fetch.callsOf('team.invite')[0]?.body).toEqual({
    email: 'niko@studio.test',
    name: 'Niko Ferro',
    role: 'admin',
    title: 'Apps',
    locale: 'fr',
  });
});

test('changes the role of a person, based on the version that was shown', async () => {
  const app = await open();
  await choose(app, 'Pavel Linhart', 'Change role and title…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/ends the person’s 3 sessions/)).toBeVisible();
  await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'superadmin');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Role and title saved')).toBeVisible();
  const [call] = app.fetch.callsOf('team.update');
  expect(call?.body).toEqual({ role: 'superadmin', title: 'Streaming', isDisabled: false });
  expect(call?.headers.get('if-match')).toBe('2');
});

test('a removal tells what ends and what stays', async () => {
  const app = await open();
  await choose(app, 'Pavel Linhart', 'Remove…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('3 sessions end.')).toBeVisible();
  expect(dialog.getByText('412 entries of the audit log stay under this name.')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Person removed from the team')).toBeVisible();
  expect(app.fetch.callsOf('team.remove')[0]).toMatchObject({ path: { username: 'pavel' }, query: {} });
});

test('a removal asks who takes over the waiting requests; a person who left meanwhile is an error', async () => {
  const gone = problem('request.invalid', {
    errors: [{ pointer: '/assignee', code: 'enum', params: {} }],
  });
  const app = await open({ handlers: { 'team.remove': gone } });
  await choose(app, 'Pavel Linhart', 'Remove…');
  const dialog = within(await screen.findByRole('alertdialog'));
  const assignee = await dialog.findByRole('combobox', { name: 'Who takes over the 2 waiting requests?' });
  expect(within(assignee).queryByText('Femi Daly')).toBeNull();
  await app.user.selectOptions(assignee, 'Yuki Tanabe');
  await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(/left the team or is disabled/)).toBeVisible();
  expect(app.fetch.callsOf('team.remove')[0]?.query).toEqual({ assignee: 'yuki' });
});

test('a removal of a person without requests asks nothing', async () => {
  const app = await open({
    handlers: { 'team.previewRemoval': { ...fixtures.teamRemoval, requests: 0 } },
  });
  await choose(app, 'Pavel Linhart', 'Remove…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('3 sessions end.')).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
});

test('who has no second step cannot require it of everyone, and is told where to set it up', async () => {
  const members = fixtures.teamMembers.map((each) => ({
    ...each,
    hasSecondStep: each.username !== fixtures.adminUser.username,
  }));
  await open({ handlers: { 'team.get': { ...fixtures.team, members } } });
  expect(await screen.findByRole('switch', { name: /Require two-step sign-in/ })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Set up two-step sign-in' })).toHaveAttribute(
    'href',
    '/admin/settings/account/second-step',
  );
});
