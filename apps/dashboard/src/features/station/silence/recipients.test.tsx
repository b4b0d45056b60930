import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = `/station/${fixtures.station.id}/silence-detection`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const card = async () => within(await screen.findByRole('region', { name: /is told first/ }));

async function openForm(options: Partial<TestAppOptions> = {}) {
  const app = await open(options);
  await app.user.click(await screen.findByRole('button', { name: 'Add person' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = await dialog.findByRole('textbox', { name: /Name/ });
  const submit = () => app.user.click(dialog.getByRole('button', { name: 'Add person' }));
  return { ...app, dialog, name, submit };
}

describe('who is told', () => {
  test('is in steps, with the last receipt', async () => {
    await open();
    const steps = await card();
    expect(
      steps.getByRole('heading', { name: 'Maeve O’Brien is told first, then Studio desk' }),
    ).toBeVisible();
    expect(steps.getByText(/After 5.min without an answer/)).toBeVisible();
    expect(steps.getByText(/Arrived 4/)).toBeVisible();
    expect(steps.getByText(/^200, 90 ms/)).toBeVisible();
    expect(steps.getByText('Not confirmed')).toBeVisible();
    expect(steps.getByText('41 of 50 text messages left this month')).toBeVisible();
  });

  test('receives a test, whose receipt is shown', async () => {
    const { user, fetch } = await open();
    await user.click((await card()).getByRole('button', { name: 'Actions for Maeve O’Brien' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send a test' }));
    expect(await screen.findByText('Test sent to Maeve O’Brien')).toBeVisible();
    expect(screen.getByText('The service took it after 120 ms.')).toBeVisible();
    expect(fetch.callsOf('silenceRecipients.test')).toHaveLength(1);
  });

  test('are all tested, after a question with numbers', async () => {
    const { user, fetch } = await open();
    await user.click((await card()).getByRole('button', { name: 'Test all' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/3 recipients receive.*It uses 1 text message/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send tests' }));
    expect(await screen.findByText('3 of 3 test messages were sent')).toBeVisible();
    expect(fetch.callsOf('silenceRecipients.test')).toHaveLength(3);
  });

  test('is removed with what it costs', async () => {
    const { user, fetch } = await open();
    await user.click((await card()).getByRole('button', { name: 'Actions for Maeve O’Brien' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/2 other recipients are still told/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(fetch.callsOf('silenceRecipients.delete')).toHaveLength(1));
  });
});

describe('a new recipient', () => {
  test('by email confirms with a link', async () => {
    const { user, fetch, dialog, name, submit } = await openForm();
    await user.type(name, 'Maeve');
    await user.type(dialog.getByRole('textbox', { name: /Email address/ }), 'maeve@aurora.example');
    await submit();
    expect(await screen.findByText(/A link was sent to/)).toBeVisible();
    expect(fetch.callsOf('silenceRecipients.create')[0]?.body).toEqual({
      name: 'Maeve',
      target: { channel: 'email', email: 'maeve@aurora.example' },
      afterMin: 0,
      locale: 'en',
      timeZone: fixtures.station.timezone,
      quietHours: null,
    });
  });

  test('by text message enters a code', async () => {
    let isRight = false;
    const { user, fetch, dialog, name, submit } = await openForm({
      handlers: {
        'silenceRecipients.verify': (call) =>
          isRight
            ? {
                ...(fixtures.silenceRecipients[0] as (typeof fixtures.silenceRecipients)[0]),
                id: call.path.recipientId,
              }
            : problem('auth.invalid_code'),
      },
    });
    await user.type(name, 'Studio desk');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Told by' }), 'sms');
    await user.type(dialog.getByRole('textbox', { name: /Telephone number/ }), '+353 (91) 555-041');
    await submit();
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(fetch.callsOf('silenceRecipients.create')[0]?.body).toMatchObject({
      target: { channel: 'sms', phone: '+35391555041' },
    });
    await user.type(code, '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('That code is not valid.')).toBeVisible();
    isRight = true;
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fetch.callsOf('silenceRecipients.verify').at(-1)?.body).toEqual({ code: '123456' });
  });

  test('by webhook shows the secret once', async () => {
    const { user, dialog, name, submit } = await openForm();
    await user.type(name, 'Playout');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Told by' }), 'webhook');
    await user.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://playout.example/hook');
    await submit();
    expect(await screen.findByText(/^whsec_/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByText(/^whsec_/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain('whsec_'));
  });

  test.each([
    ['that is taken', null, /is told about incidents$/],
    ['that fails', 'gone', /gets a test message$/],
  ] as const)('by a service is sent a test %s', async (_name, error, title) => {
    const { user, dialog, name, submit, fetch } = await openForm({
      handlers: { 'silenceRecipients.test': { ...fixtures.alertReceipt, error } },
    });
    await user.type(name, 'Studio channel');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Told by' }), 'slack');
    await user.type(
      dialog.getByRole('textbox', { name: /Webhook URL/ }),
      'https://hooks.slack.com/services/T0/B0/x',
    );
    await submit();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(fetch.callsOf('silenceRecipients.test')).toHaveLength(1);
    const again = screen.queryByRole('button', { name: 'Send again' });
    expect(again !== null).toBe(error !== null);
    if (again) await user.click(again);
    expect(fetch.callsOf('silenceRecipients.test')).toHaveLength(error === null ? 1 : 2);
  });

  test('cannot use a channel that is not set up', async () => {
    const { dialog } = await openForm({
      handlers: {
        'silenceRecipients.list': {
          ...fixtures.silenceRecipientList,
          channels: [
            { channel: 'email', isAvailable: true },
            { channel: 'sms', isAvailable: false },
          ],
        },
      },
    });
    expect(dialog.getByRole('option', { name: 'Text message (not set up on this server)' })).toBeDisabled();
    expect(dialog.getByText('Not set up on this server: Text message.')).toBeVisible();
  });

  test('keeps the form when it is refused', async () => {
    const { user, dialog, name, submit } = await openForm({
      handlers: { 'silenceRecipients.create': problem('resource.limit_reached') },
    });
    await user.type(name, 'Maeve');
    await user.type(dialog.getByRole('textbox', { name: /Email address/ }), 'maeve@aurora.example');
    await submit();
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(name).toHaveValue('Maeve');
  });
});

test('an edit keeps the stored address', async () => {
  const { user, fetch } = await open();
  await user.click((await card()).getByRole('button', { name: 'Actions for Studio desk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = await dialog.findByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Desk');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fetch.callsOf('silenceRecipients.update')).toHaveLength(1));
  const [call] = fetch.callsOf('silenceRecipients.update');
  expect(call?.body).toMatchObject({ name: 'Desk', afterMin: 5 });
  expect(call?.body).not.toHaveProperty('target');
  expect(call?.headers.get('if-match')).toBe('1');
});
