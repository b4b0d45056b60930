import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { silencePolicy, silenceWall } = fixtures;
const path = `/admin/silence/policies/${silencePolicy.id}`;
const [first, second, third] = silencePolicy.stations ?? [];

async function open(options: Partial<TestAppOptions> = {}) {
  const view = await renderApp({ path, visitor: 'admin', ...options });
  await screen.findByRole('heading', { level: 1, name: silencePolicy.name });
  const save = async () => view.user.click(await screen.findByRole('button', { name: /^Save(?! this)/ }));
  return { ...view, save };
}

test('the summary follows the form', async () => {
  const { user } = await open();
  expect(
    await screen.findByRole('heading', {
      name: /^Tells 3 recipients about 3 stations when one of them has an incident that lasts 5.min\.$/,
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^All watched stations/ }));
  await user.click(screen.getByRole('radio', { name: /^All stations at once/ }));
  const minutes = screen.getByRole('spinbutton', { name: 'The incident lasts at least' });
  await user.clear(minutes);
  await user.type(minutes, '0');
  expect(
    screen.getByRole('heading', {
      name: 'Tells 3 recipients in one message when all watched stations have an incident at once.',
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'On' }));
  expect(screen.getByText('The policy is off: nobody is told.')).toBeVisible();
});

describe('the settings', () => {
  test('are saved with their version', async () => {
    const { user, fetch, save } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Distorted' }));
    await user.click(screen.getByRole('checkbox', { name: 'Silent' }));
    await user.click(screen.getByRole('checkbox', { name: 'Remind while it lasts' }));
    await save();
    await waitFor(() => expect(fetch.callsOf('silencePolicies.update')).toHaveLength(1));
    const call = fetch.callsOf('silencePolicies.update')[0];
    expect(call?.headers.get('If-Match')).toBe(String(silencePolicy.version));
    expect(call?.body).toEqual({
      name: silencePolicy.name,
      isEnabled: true,
      trigger: 'any',
      kinds: ['digital_zero', 'clipped', 'off_air'],
      sensitivityMin: 5,
      repeatMin: null,
      tellsRecovery: true,
      stationIds: [first?.id, second?.id, third?.id],
    });
  });

  test('need a kind of alarm and a station', async () => {
    const { user, fetch, save } = await open();
    for (const kind of ['Silent', 'Digital silence', 'Off air'])
      await user.click(await screen.findByRole('checkbox', { name: kind }));
    for (const station of [first, second, third])
      await user.click(screen.getByRole('button', { name: `Remove ${station?.name}` }));
    await save();
    expect(await screen.findByText('Choose at least one kind of alarm.')).toBeVisible();
    expect(screen.getByText('Choose at least one station.')).toBeVisible();
    expect(fetch.callsOf('silencePolicies.update')).toEqual([]);
  });

  test('in a conflict, the versions are compared by field', async () => {
    const theirs = { ...silencePolicy, name: 'Night desk', stations: null, version: 3 };
    let isChanged = false;
    const { user, fetch, save } = await open({
      handlers: {
        'silencePolicies.update': ({ path: { id } }) => {
          if (isChanged) return { ...theirs, id };
          isChanged = true;
          return problem('resource.version_conflict', { current: theirs });
        },
      },
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Nights');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: /Someone else has changed/ }));
    expect(dialog.getByRole('radiogroup', { name: 'Stations' })).toHaveTextContent('All watched stations');
    const names = within(dialog.getByRole('radiogroup', { name: 'Name' }));
    await user.click(names.getByRole('radio', { name: /^Theirs/ }));
    await user.click(dialog.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(fetch.callsOf('silencePolicies.update')).toHaveLength(2));
    const call = fetch.callsOf('silencePolicies.update')[1];
    expect(call?.headers.get('If-Match')).toBe('3');
    expect(call?.body).toMatchObject({ name: 'Night desk', stationIds: [first?.id, second?.id, third?.id] });
  });
});

test('stations are found by the server and added to the policy', async () => {
  const [found] = silenceWall.onAir;
  const { user, fetch, save } = await open();
  const search = await screen.findByRole('combobox', { name: 'Add a station' });
  await user.type(search, 'kil');
  await waitFor(() => expect(fetch.callsOf('adminSilence.wall').at(-1)?.query).toMatchObject({ q: 'kil' }));
  const option = await screen.findByRole('option', { name: new RegExp(found?.name ?? '') });
  expect(option).toHaveTextContent(found?.customer.company ?? found?.customer.name ?? '');
  expect(screen.queryByRole('option', { name: new RegExp(first?.name ?? '') })).toBeNull();
  await user.click(option);
  expect(screen.getByText('4 stations chosen')).toBeVisible();
  await save();
  await waitFor(() =>
    expect(fetch.callsOf('silencePolicies.update')[0]?.body?.stationIds).toEqual([
      first?.id,
      second?.id,
      third?.id,
      found?.id,
    ]),
  );
});

describe('who is told', () => {
  const card = async () => within(await screen.findByRole('region', { name: /is told first/ }));

  test('is added to the policy', async () => {
    const { user, fetch } = await open();
    await user.click((await card()).getByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /Name/ }), 'Ingrid');
    await user.type(dialog.getByRole('textbox', { name: /Email address/ }), 'ingrid@studio.test');
    await user.click(dialog.getByRole('button', { name: 'Add person' }));
    expect(await screen.findByText(/A link was sent to/)).toBeVisible();
    const call = fetch.callsOf('silencePolicies.createRecipient')[0];
    expect(call?.path).toEqual({ id: silencePolicy.id });
    expect(call?.body).toMatchObject({ name: 'Ingrid', afterMin: 0 });
    await waitFor(() => expect(fetch.callsOf('silencePolicies.get').length).toBeGreaterThan(1));
  });

  test.each([
    ['Send a test', 'silencePolicies.testRecipient', undefined],
    ['Edit…', 'silencePolicies.updateRecipient', 'Save'],
    ['Remove…', 'silencePolicies.deleteRecipient', 'Remove'],
  ] as const)('“%s” concerns the policy', async (item, operation, confirm) => {
    const { user, fetch } = await open();
    await user.click((await card()).getByRole('button', { name: 'Actions for Maeve O’Brien' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    if (confirm) await user.click(await screen.findByRole('button', { name: confirm }));
    await waitFor(() =>
      expect(fetch.callsOf(operation)[0]?.path).toEqual({
        id: silencePolicy.id,
        recipientId: silencePolicy.recipients[0]?.id,
      }),
    );
  });

  test('confirms a number with a code', async () => {
    const { user, fetch } = await open();
    await user.click((await card()).getByRole('button', { name: 'Actions for Jonas Keller' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Enter the code…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(fetch.callsOf('silencePolicies.verifyRecipient')[0]?.body).toEqual({ code: '123456' }),
    );
  });
});

test('a deleted policy leads back to the list', async () => {
  const { user, path: current } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Delete policy' }));
  await waitFor(() => expect(current()).toBe('/admin/silence/policies'));
});

test('an unknown policy is not found', async () => {
  await renderApp({
    path,
    visitor: 'admin',
    handlers: { 'silencePolicies.get': problem('resource.not_found') },
  });
  expect(await screen.findByText('There is no such policy')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Policy not found' })).toBeVisible();
});
