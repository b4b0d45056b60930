import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/admin/silence/policies';
const { silencePolicyList, silencePolicy } = fixtures;

async function open(options: Partial<TestAppOptions> = {}) {
  const view = await renderApp({ path, visitor: 'admin', ...options });
  await screen.findByText('Night shift');
  return view;
}

async function act(user: Awaited<ReturnType<typeof open>>['user'], row: number, name: string) {
  await user.click(screen.getAllByRole('button', { name: /^Actions/ })[row] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('the list of policies', () => {
  test('says about each who is told, about what and when', async () => {
    await open();
    const [, night, network, quality] = screen.getAllByRole('row');
    expect(night).toHaveTextContent(
      /Night shift.*On.*3 stations.*Each incident.*after 5.min.*3 kinds.*Silent, Digital silence, Off air.*3 recipients.*1 not confirmed.*2 open incidents/,
    );
    expect(network).toHaveTextContent(/All watched.*All stations at once.*1 recipient/);
    expect(quality).toHaveTextContent(/Off.*Tells nobody.*No recipient.*Never/);
    expect(screen.getByRole('link', { name: 'Night shift' })).toHaveAttribute(
      'href',
      `${path}/${silencePolicy.id}`,
    );
  });

  test('turns a policy off by the version that it has now', async () => {
    const { user, fetch } = await open();
    await act(user, 0, 'Turn off');
    expect(await screen.findByText('It tells nobody until you turn it on.')).toBeVisible();
    const call = fetch.callsOf('silencePolicies.update')[0];
    expect(call?.headers.get('If-Match')).toBe(String(silencePolicy.version));
    expect(call?.body).toMatchObject({
      name: 'Night shift',
      isEnabled: false,
      stationIds: silencePolicy.stations?.map(({ id }) => id),
    });
  });

  test('deletes a policy after telling what it costs', async () => {
    const { user, fetch } = await open();
    await act(user, 0, 'Delete…');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Night shift?' }));
    expect(dialog.getByText(/3 recipients are no longer told about 3 stations/)).toHaveTextContent(
      '4 recipients are removed with it.',
    );
    expect(fetch.callsOf('silencePolicies.delete')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete policy' }));
    await waitFor(() =>
      expect(fetch.callsOf('silencePolicies.delete')[0]?.path).toEqual({ id: silencePolicy.id }),
    );
    expect(await screen.findByText(/was deleted$/)).toBeVisible();
  });
});

describe('a new policy', () => {
  test('needs only a name, is off, and leads to its page', async () => {
    const {
      user,
      fetch,
      path: current,
    } = await open({
      handlers: { 'silencePolicies.get': { ...silencePolicy, name: 'Weekend' } },
    });
    await user.click(screen.getByRole('button', { name: 'New policy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New policy' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Weekend');
    await user.click(dialog.getByRole('button', { name: 'Create policy' }));
    await waitFor(() => expect(current()).toBe(`${path}/${silencePolicy.id}`));
    expect(fetch.callsOf('silencePolicies.create')[0]?.body).toEqual({
      name: 'Weekend',
      isEnabled: false,
      trigger: 'any',
      kinds: ['silent', 'digital_zero', 'off_air'],
      sensitivityMin: 5,
      repeatMin: null,
      tellsRecovery: true,
      stationIds: null,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Weekend' })).toBeVisible();
  });

  test('is refused in the dialog', async () => {
    const { user } = await open({
      handlers: { 'silencePolicies.create': problem('resource.limit_reached') },
    });
    await user.click(screen.getByRole('button', { name: 'New policy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New policy' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Weekend');
    await user.click(dialog.getByRole('button', { name: 'Create policy' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
  });

  test('is not possible at the limit, which is told', async () => {
    await open({ handlers: { 'silencePolicies.list': { ...silencePolicyList, limit: 3 } } });
    expect(screen.getByRole('button', { name: 'New policy' })).toBeDisabled();
    expect(screen.getByText('There can be 3 policies. Delete one to create another one.')).toBeVisible();
  });

  test('is offered where there is none', async () => {
    await renderApp({
      path,
      visitor: 'admin',
      handlers: { 'silencePolicies.list': { ...silencePolicyList, items: [] } },
    });
    expect(await screen.findByText('There are no policies yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'New policy' })).toHaveLength(1);
  });
});
