import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, inTurn, problem } from '@unmuted/api/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/template/pages/setting/second-step', visitor: 'customer', ...options });
type Opened = Awaited<ReturnType<typeof open>>;
const main = () => within(screen.getByRole('main'));
const { mfaOff, mfaOn, recoveryCodes } = fixtures;
const turnedOn = () => ({ 'mfa.get': inTurn<'mfa.get'>(mfaOff, mfaOn) });

async function begin({ user }: Opened) {
  await user.type(await screen.findByLabelText('Your password'), 'studio-demo-1');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
}

async function turnOn(app: Opened) {
  await begin(app);
  await app.user.type(await screen.findByLabelText('Code'), '123 456');
  await app.user.click(screen.getByRole('button', { name: 'Turn on' }));
}

async function prove({ user }: Opened, button: string, dialogName: string) {
  await user.click(await main().findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  await user.type(dialog.getByLabelText('Your password'), 'studio-demo-1');
  await user.type(dialog.getByLabelText('Code'), '123456');
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

describe('turning it on', () => {
  test('shows the secret as a QR code and as text, and focuses its heading', async () => {
    const app = await open();
    await begin(app);
    expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByText('Set up two-step sign-in')).toHaveFocus();
    expect(app.fetch.callsOf('mfa.start')[0]?.body).toEqual({ password: 'studio-demo-1' });
  });

  test('[F7] shows a wrong password at its field', async () => {
    const app = await open({ handlers: { 'mfa.start': problem('auth.incorrect_password') } });
    await begin(app);
    const password = screen.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('That is not your current password.'));
    expect(password).toHaveFocus();
  });

  test('[F7] shows a wrong code at its field and keeps the secret', async () => {
    const app = await open({ handlers: { 'mfa.confirm': problem('auth.invalid_code') } });
    await turnOn(app);
    const code = screen.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('That code is not valid.'));
    expect(code).toHaveFocus();
    expect(screen.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  });

  test('shows the recovery codes, then the enabled state', async () => {
    const app = await open({ handlers: turnedOn() });
    await turnOn(app);
    expect(await screen.findByText('Your recovery codes')).toHaveFocus();
    expect(
      main()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(recoveryCodes));
    await app.user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(await screen.findByText('8 left')).toBeVisible();
    expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
  });

  test('shows the enabled state if another tab was faster', async () => {
    const app = await open({ handlers: { ...turnedOn(), 'mfa.start': problem('mfa.already_enabled') } });
    await begin(app);
    expect(await screen.findByText('8 left')).toBeVisible();
  });

  test('can be cancelled', async () => {
    const app = await open();
    await begin(app);
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Two-step sign-in', { selector: 'span' })).toHaveFocus();
    expect(app.fetch.callsOf('mfa.confirm')).toEqual([]);
  });
});

describe('recovery codes', () => {
  const files: Blob[] = [];
  beforeEach(() => {
    files.length = 0;
    // jsdom supports neither downloads nor printing.
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = () => {};
  });

  test('ask for confirmation before leaving', async () => {
    const app = await open({ handlers: turnedOn() });
    await turnOn(app);
    await screen.findByText('Your recovery codes');
    await app.user.click(screen.getByRole('link', { name: 'Sessions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without the recovery codes?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(recoveryCodes[9] ?? '')).toBeVisible();
  });

  test('are copied as text and not repeated in the notification', async () => {
    const app = await open({ handlers: turnedOn() });
    await turnOn(app);
    await app.user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
    const message = (await screen.findByText('Recovery codes copied')).closest('li');
    expect(message).not.toHaveTextContent(recoveryCodes[0] ?? '');
  });

  test('are downloaded as a text file created in the page', async () => {
    const app = await open({ handlers: turnedOn() });
    await turnOn(app);
    const calls = app.fetch.calls.length;
    await app.user.click(await screen.findByRole('button', { name: 'Download' }));
    const text = await files[0]?.text();
    expect(text).toMatch(/^Recovery codes for Studio, owner@studio\.test\r\n/);
    for (const code of recoveryCodes) expect(text).toContain(code);
    expect(app.fetch.calls.slice(calls).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('are printed', async () => {
    const print = vi.fn();
    window.print = print;
    const app = await open({ handlers: turnedOn() });
    await turnOn(app);
    await app.user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('while enabled', () => {
  const on = { 'mfa.get': mfaOn };

  test.each([
    [0, 'No recovery code is left'],
    [1, 'Only one recovery code is left'],
    [3, 'Only 3 recovery codes are left'],
  ])('warns when %i codes are left', async (recoveryCodesLeft, text) => {
    await open({ handlers: { 'mfa.get': { ...mfaOn, recoveryCodesLeft } } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('does not warn when four are left', async () => {
    await open({ handlers: { 'mfa.get': { ...mfaOn, recoveryCodesLeft: 4 } } });
    expect(await screen.findByText('4 left')).toBeVisible();
    expect(screen.queryByText(/recovery codes are left/)).toBeNull();
  });

  test('generates new codes with the password and a code', async () => {
    const app = await open({ handlers: on });
    await prove(app, 'Generate new codes', 'Generate new recovery codes?');
    expect(await screen.findByText('Your recovery codes')).toBeVisible();
    expect(app.fetch.callsOf('mfa.regenerateRecoveryCodes')[0]?.body).toEqual({
      password: 'studio-demo-1',
      code: '123456',
    });
  });

  test('is turned off with the password and a code, after showing the consequences', async () => {
    const app = await open({ handlers: { 'mfa.get': inTurn(mfaOn, mfaOff) } });
    await app.user.click(await main().findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' });
    expect(dialog).toHaveAccessibleDescription(/You’ll sign in with your password alone/);
    await app.user.keyboard('{Escape}');
    await prove(app, 'Turn off', 'Turn off two-step sign-in?');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  test('[F7] shows a wrong code at its field and stays enabled', async () => {
    const app = await open({ handlers: { ...on, 'mfa.disable': problem('auth.invalid_code') } });
    const dialog = await prove(app, 'Turn off', 'Turn off two-step sign-in?');
    const code = dialog.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('That code is not valid.'));
    expect(code).toHaveFocus();
  });
});
