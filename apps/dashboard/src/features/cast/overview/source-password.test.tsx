import { screen, waitFor, within } from '@testing-library/react';
import { inTurn, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (handlers: TestAppOptions['handlers'] = {}) =>
  renderApp({ path: '/cast/aurora', visitor: 'customer', handlers });
type Opened = Awaited<ReturnType<typeof open>>;

async function prove({ user }: Opened, button: string, dialogName: string, action = button) {
  const card = within(await screen.findByRole('region', { name: 'Connect your encoder' }));
  await user.click(await card.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  const cost = dialog.queryByText(/hear nothing/)?.textContent;
  await user.type(dialog.getByLabelText('Your password'), 'studio-demo-1');
  await user.click(dialog.getByRole('button', { name: action }));
  return { dialog, cost };
}

describe('source password', () => {
  test('is revealed for the account password and can be copied', async () => {
    const app = await open();
    expect(screen.queryByText('k3y-of-the-source')).toBeNull();
    await prove(app, 'Show', 'Show the source password');
    const shown = await screen.findByText('k3y-of-the-source');
    await waitFor(() => expect(shown).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Copy: Password' })).toBeVisible();
    expect(app.fetch.callsOf('source.revealPassword')[0]).toMatchObject({
      path: { username: 'aurora', stream: 'aurora' },
      body: { password: 'studio-demo-1' },
    });
  });

  test('stays hidden for a wrong password', async () => {
    const app = await open({ 'source.revealPassword': problem('auth.incorrect_password') });
    const { dialog } = await prove(app, 'Show', 'Show the source password');
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        'That is not your current password.',
      ),
    );
    expect(screen.queryByText('k3y-of-the-source')).toBeNull();
  });

  test('[A14] is revealed with a code where the account requires one', async () => {
    const app = await open({
      'source.revealPassword': inTurn(problem('auth.second_step_required'), {
        username: 'source',
        password: 'k3y-of-the-source',
      }),
    });
    const { dialog } = await prove(app, 'Show', 'Show the source password');
    const code = await dialog.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await app.user.type(code, '123456{Enter}');
    expect(await screen.findByText('k3y-of-the-source')).toBeVisible();
    expect(app.fetch.callsOf('source.revealPassword')[1]?.body).toEqual({
      password: 'studio-demo-1',
      code: '123456',
    });
  });

  test('is replaced after showing how many listeners are affected', async () => {
    const app = await open();
    const { cost } = await prove(
      app,
      'New password',
      'Generate a new source password',
      'Generate new password',
    );
    expect(cost).toMatch(/92 listeners hear nothing/);
    expect(await screen.findByText('n3w-of-the-source')).toBeVisible();
  });
});
