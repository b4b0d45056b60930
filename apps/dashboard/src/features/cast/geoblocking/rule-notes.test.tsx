import { screen, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const noneDisconnected = {
  ...fixtures.geoSimulationResult,
  impact: { ...fixtures.geoSimulationResult.impact, connected: 0, refusedConnected: 0 },
};
const open = async () => {
  const app = await renderApp({
    path: '/cast/aurora/geoblocking',
    visitor: 'customer',
    handlers: { 'geolock.simulate': noneDisconnected },
  });
  await screen.findByRole('list', { name: 'Always allowed addresses' });
  return app;
};
const address = (number: number) => screen.getByRole('textbox', { name: `Address or network ${number}` });
const note = (number: number) =>
  screen.getByRole('textbox', { name: `Note on address or network ${number}` });
const add = () => screen.getByRole('button', { name: 'Add an address' });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const bar = () => within(screen.getByRole('region', { name: 'Unsaved changes' }));

test('saves a note with its exception, lists it as a change and does not simulate it', async () => {
  const { user, fetch } = await open();
  expect(note(1)).toHaveValue('Office in Berlin');
  const tried = fetch.callsOf('geolock.simulate').length;
  await user.clear(note(1));
  await user.type(note(1), ' Studio 2\t');
  expect(bar().getByText(/^Notes on always allowed addresses/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Country rules saved')).toBeVisible();
  const [call] = fetch.callsOf('geolock.update');
  expect(call?.body?.rules.allowNetworks).toEqual([{ network: '192.0.2.0/24', note: 'Studio 2' }]);
  expect(fetch.callsOf('geolock.simulate')).toHaveLength(tried);
});

test('limits the length of a note and removes invisible characters', async () => {
  const { user } = await open();
  await user.clear(note(1));
  await user.click(note(1));
  await user.paste(`a\u0007b${'n'.repeat(90)}`);
  expect(note(1)).toHaveValue(`a b${'n'.repeat(77)}`);
});

test('a note without an address shows an error when its line loses focus, and is not saved', async () => {
  const { user, fetch } = await open();
  await user.click(add());
  await user.tab();
  expect(note(2)).toHaveFocus();
  await user.keyboard('TuneIn checker');
  expect(address(2)).not.toHaveAttribute('aria-invalid');
  await user.click(save());
  expect(address(2)).toHaveAttribute('aria-invalid', 'true');
  const words = 'This note has no address. Enter one or remove the line.';
  expect(address(2)).toHaveAccessibleDescription(words);
  expect(note(2)).toHaveAccessibleDescription(words);
  expect(fetch.callsOf('geolock.update')).toEqual([]);
  expect(screen.getByText(/1 of 200 used/)).toBeVisible();
  await user.type(address(2), '198.51.100.7');
  await user.click(save());
  expect(await screen.findByText('Country rules saved')).toBeVisible();
  expect(fetch.callsOf('geolock.update')[0]?.body?.rules.allowNetworks[1]).toEqual({
    network: '198.51.100.7',
    note: 'TuneIn checker',
  });
});

test('Enter in a note adds a line below; Backspace removes a line only when it is empty', async () => {
  const { user } = await open();
  await user.click(note(1));
  await user.keyboard('{Enter}');
  expect(address(2)).toHaveFocus();
  await user.click(note(2));
  await user.keyboard('x');
  await user.click(address(2));
  await user.keyboard('{Backspace}');
  expect(note(2)).toHaveValue('x');
  await user.click(note(2));
  await user.keyboard('{Backspace}');
  expect(address(2)).toBeInTheDocument();
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('textbox', { name: 'Address or network 2' })).toBeNull();
  expect(address(1)).toHaveFocus();
});

test('pasting addresses leaves the note in place', async () => {
  const { user } = await open();
  await user.click(add());
  await user.type(note(2), 'TuneIn checker');
  await user.click(address(2));
  await user.paste('198.51.100.7 198.51.100.8');
  expect([1, 2, 3].map((number) => (note(number) as HTMLInputElement).value)).toEqual([
    'Office in Berlin',
    'TuneIn checker',
    '',
  ]);
  expect(address(3)).toHaveValue('198.51.100.8');
  expect(address(3)).toHaveFocus();
});
