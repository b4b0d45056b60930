import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, MockReply } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/geoblocking';
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const noneDisconnected = {
  ...fixtures.geoSimulationResult,
  impact: { ...fixtures.geoSimulationResult.impact, connected: 0, refusedConnected: 0 },
};
const allowUnknownOption = () => screen.findByRole('radio', { name: /^Allow/ });
const lines = () =>
  within(screen.getByRole('list', { name: 'Always allowed addresses' })).getAllByRole<HTMLInputElement>(
    'textbox',
    { name: /^Address or network/ },
  );
const preview = () => within(screen.getByRole('region', { name: 'Effect preview' }));

test('summarizes the rules and their impact', async () => {
  await open();
  expect(
    await screen.findByText(/Only listeners in Ireland, United Kingdom,? and France can listen\./),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Would block 1 in 91 sessions' })).toBeVisible();
  expect(screen.getByText('Estimated effect if saved now, based on the last 30 days')).toBeVisible();
  expect(preview().getByText('sessions, 1.1%')).toBeVisible();
  expect(preview().getByText('412')).toBeVisible();
  expect(preview().getByText('188')).toBeVisible();
  expect(preview().getByText('23')).toBeVisible();
});

const decided: Partial<TestAppOptions> = {
  handlers: {
    'geolock.simulate': ({ body }) => ({
      ...fixtures.geoSimulationResult,
      decision:
        body.address === undefined && body.country === undefined
          ? null
          : { allowed: false, rule: 'not_listed' as const, country: 'DE' as const },
    }),
  },
};

test.each([
  ['an address', '198.51.100.7{Enter}', { address: '198.51.100.7' }],
  ['a country by its name in another language', 'ドイツ{ArrowDown}{Enter}', { country: 'DE' }],
])('%s can be tested against unsaved rules, with the deciding rule named', async (_name, keys, target) => {
  const { user, fetch } = await open(decided);
  await user.click(await allowUnknownOption());
  await user.type(await screen.findByRole('combobox', { name: 'Test an address or country' }), keys);
  const lastTried = () => {
    const { rules, ...rest } =
      fetch
        .callsOf('geolock.simulate')
        .map(({ body }) => body)
        .findLast((body) => body?.address ?? body?.country) ?? {};
    return [rest, rules?.allowUnknown];
  };
  // Changes to the rules are debounced before they are simulated.
  await waitFor(() => expect(lastTried()).toEqual([target, true]), { timeout: 4_000 });
  expect(await screen.findByText('Country rules: Germany is not on the list.')).toBeVisible();
});

test('does not send an invalid address or country', async () => {
  const { user, fetch } = await open(decided);
  const field = await screen.findByRole('combobox', { name: 'Test an address or country' });
  await user.type(field, '300.1.1.1');
  expect(await screen.findAllByText('Not a valid address or country')).not.toEqual([]);
  await user.keyboard('{Enter}');
  expect(fetch.callsOf('geolock.simulate').filter(({ body }) => body?.address ?? body?.country)).toEqual([]);
});

test('a preset adds its missing countries, and removes all of them when pressed again', async () => {
  const { user } = await open();
  const chip = () => screen.findByRole('button', { name: 'EEA 30' });
  await user.click(await chip());
  expect(await chip()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'EU 27' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/Only listeners in Ireland, United Kingdom,? France and 28 more/)).toBeVisible();
  await user.click(await chip());
  expect(await chip()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Only listeners in United Kingdom can listen.')).toBeVisible();
});

test('the map and its table select the same countries', async () => {
  const { user } = await open();
  const map = await screen.findByRole('listbox', { name: 'Countries on the list' });
  map.focus();
  await user.keyboard('germ');
  expect(
    within(map).getByRole('option', {
      name: 'Germany: blocked, 214 sessions, 12 connected now, 44 blocked in 24 hours',
      selected: false,
    }),
  ).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByText(/Only listeners in .*Germany can listen\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const box = screen.getByLabelText('Germany');
  const cells = [...(box.closest('tr')?.querySelectorAll('td [data-part="value"]') ?? [])];
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Yes', '214', '12']);
  expect(box).toBeChecked();
  await user.click(box);
  expect(screen.queryByText(/Germany can listen/)).toBeNull();
});

test('exceptions are lines: a pasted list is split, an invalid line shows its own error, and a line can be removed', async () => {
  const { user, fetch } = await open({ handlers: { 'geolock.simulate': noneDisconnected } });
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  expect(screen.getByRole('textbox', { name: 'Address or network 2' })).toHaveFocus();
  await user.paste('198.51.100.7, 300.0.0.1\n192.0.2.0/24 2001:db8::/32');
  expect(lines().map(({ value }) => value)).toEqual([
    '192.0.2.0/24',
    '198.51.100.7',
    '300.0.0.1',
    '2001:db8::/32',
  ]);
  expect(lines().map((line) => line.getAttribute('aria-invalid'))).toEqual([null, null, 'true', null]);
  expect(lines()[2]).toHaveAccessibleDescription(/^Enter an IP address or network/);
  expect(screen.getByText(/4 of 200 used/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(fetch.callsOf('geolock.update')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove 300.0.0.1' }));
  expect(screen.getByRole('textbox', { name: 'Address or network 3' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Country rules saved')).toBeVisible();
  expect(fetch.callsOf('geolock.update')[0]?.body?.rules.allowNetworks).toEqual([
    { network: '192.0.2.0/24', note: 'Office in Berlin' },
    { network: '198.51.100.7', note: '' },
    { network: '2001:db8::/32', note: '' },
  ]);
});

test('warns about an exception for half of the internet and asks for confirmation before saving', async () => {
  const { user, fetch } = await open({ handlers: { 'geolock.simulate': noneDisconnected } });
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  await user.keyboard('128.0.0.0/1');
  expect(lines()[1]).toHaveAccessibleDescription('This allows 1 in 2 of all IPv4 addresses.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/1 in 2 of all IPv4/)).toBeVisible();
  expect(fetch.callsOf('geolock.update')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText('Country rules saved')).toBeVisible();
});

test('warns when the rules refuse the current user', async () => {
  const impact = {
    ...fixtures.geoSimulationResult.impact,
    refusesCaller: true,
    callerCountry: 'FR' as const,
  };
  await open({ handlers: { 'geolock.simulate': { ...fixtures.geoSimulationResult, impact } } });
  expect(await screen.findByText('These rules block France, your current location')).toBeVisible();
});

test('the save bar lists the changes and their effect', async () => {
  const { user } = await open();
  await user.click(await allowUnknownOption());
  await user.click(screen.getByRole('switch', { name: 'Restrict by country' }));
  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  expect(bar.getAllByText('2 changes')).not.toEqual([]);
  expect(bar.getByText(/Country rules off/)).toBeVisible();
  expect(bar.getByText('23 connected listeners would be blocked.')).toBeVisible();
});

test('counts refused joins by country, including bans', async () => {
  await open();
  const card = within(await screen.findByRole('region', { name: 'Blocked in the last 24 hours' }));
  expect(await card.findByText('Brazil')).toBeVisible();
});

test('[G8] a double click on Save sends one change with the version it is based on', async () => {
  const { user, fetch } = await open({ handlers: { 'geolock.simulate': noneDisconnected } });
  await user.click(await allowUnknownOption());
  await user.dblClick(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Country rules saved')).toBeVisible();
  const [call, ...more] = fetch.callsOf('geolock.update');
  expect(more).toEqual([]);
  expect(call?.headers.get('If-Match')).toBe('4');
  expect(call?.body).toMatchObject({ disconnectListeners: false, rules: { allowUnknown: true } });
});

test('asks what happens to listeners that the rules would disconnect', async () => {
  const { user, fetch } = await open();
  await user.click(await allowUnknownOption());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'These rules block 23 connected listeners' }),
  );
  await user.click(dialog.getByRole('radio', { name: 'Disconnect them now' }));
  await user.click(dialog.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText('Country rules saved')).toBeVisible();
  expect(fetch.callsOf('geolock.update').map(({ body }) => body?.disconnectListeners)).toEqual([true]);
});

test('after a version conflict, the draft can overwrite the saved rules', async () => {
  const versions: (string | null)[] = [];
  const theirs = { ...fixtures.geoLock, countries: ['DE'], version: 9 };
  const { user } = await open({
    handlers: {
      'geolock.simulate': noneDisconnected,
      'geolock.update': new MockReply<never>(async ({ headers }) => {
        versions.push(headers.get('If-Match'));
        const stale = {
          type: 'about:blank',
          title: '',
          status: 412,
          code: 'resource.version_conflict',
          message: '',
          requestId: 'r',
          current: { lock: theirs, disconnectedListeners: 0 },
        };
        return versions.length === 1
          ? Response.json(stale, { status: 412, headers: { 'Content-Type': 'application/problem+json' } })
          : Response.json({ lock: { ...theirs, version: 10 }, disconnectedListeners: 0 });
      }),
    },
  });
  await user.click(await allowUnknownOption());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const countries = within(dialog.getByRole('radiogroup', { name: 'Countries on the list' }));
  expect(countries.getByText('Germany')).toBeVisible();
  await user.click(countries.getByRole('radio', { name: /^Theirs/ }));
  await user.click(dialog.getByRole('button', { name: 'Save selection' }));
  expect(await screen.findByText('Country rules saved')).toBeVisible();
  expect(versions).toEqual(['4', '9']);
});
