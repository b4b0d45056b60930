import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/admin/silence/notifications';

async function open(options: Partial<TestAppOptions> = {}) {
  const view = await renderApp({ path, visitor: 'admin', ...options });
  await screen.findByText('on-call');
  return view;
}

async function openResend(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getAllByRole('button', { name: /^Actions/ })[1] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Send again…' }));
  return within(await screen.findByRole('alertdialog', { name: 'Send the message again?' }));
}

test('the filters of the address are sent, and the table writes them there', async () => {
  const { user, fetch } = await open({ path: `${path}?state=failed%2Cbounced&channel=discord&q=aurora` });
  expect(fetch.callsOf('adminSilence.notifications')[0]?.query).toMatchObject({
    state: 'failed,bounced',
    channel: 'discord',
    q: 'aurora',
  });
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'kilda');
  await waitFor(() =>
    expect(fetch.callsOf('adminSilence.notifications').at(-1)?.query).toMatchObject({ q: 'kilda' }),
  );
});

test('a message is sent again after a confirmation that names who gets it', async () => {
  const { user, fetch } = await open();
  const dialog = await openResend(user);
  expect(dialog.getByText(/1 message goes to/)).toHaveTextContent('on-call: Discord, discord.com ••• 99');
  expect(fetch.callsOf('adminSilence.resend')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(fetch.callsOf('adminSilence.resend')[0]?.path).toEqual({ id: fixtures.alertRows[1]?.id }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a rejected message is explained in the dialog', async () => {
  const { user } = await open({
    handlers: { 'adminSilence.resend': problem('silence.channel_unavailable') },
  });
  const dialog = await openResend(user);
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});

test('shows whether the channels work', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Channels of messages' }));
  const row = within(table.getByRole('row', { name: /^Discord/ }));
  expect(row.getByText('Fails in part')).toBeVisible();
  expect(row.getByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    `${path}?channel=discord&state=failed%2Cbounced`,
  );
});

test('a message of a policy leads to the policy, also without a station', async () => {
  await open();
  const links = screen.getAllByRole('link', { name: fixtures.silencePolicy.name });
  const href = `/admin/silence/policies/${fixtures.silencePolicy.id}`;
  for (const link of links) expect(link).toHaveAttribute('href', href);
  expect(screen.getByRole('rowheader', { name: fixtures.silencePolicy.name })).toBeVisible();
});
