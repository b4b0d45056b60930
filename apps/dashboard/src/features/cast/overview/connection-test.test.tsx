import { screen, within } from '@testing-library/react';
import type { ConnectionTest, EngineCapabilities } from '@unmuted/api';
import { fixtures, inTurn, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { connectionTests, refusedTest } = fixtures;

async function begin(handlers: NonNullable<TestAppOptions['handlers']>, username = 'nightfall') {
  const app = await renderApp({ path: `/cast/${username}`, visitor: 'customer', handlers });
  const card = within(await screen.findByRole('region', { name: 'Connect your encoder' }));
  await app.user.click(await card.findByRole('button', { name: 'Test my connection' }));
  return { ...app, card };
}

const now = (test: ConnectionTest): ConnectionTest => ({
  ...test,
  startedAt: new Date().toISOString(),
  endsAt: new Date(Date.now() + 60_000).toISOString(),
});

test('shows a countdown, then why the encoder was rejected, then that it connected', async () => {
  const { card, fetch } = await begin({
    'control.startConnectionTest': now(connectionTests.waiting),
    'control.getConnectionTest': inTurn(now(refusedTest('wrong_password')), now(connectionTests.connected)),
  });
  expect(await card.findByText('Waiting for your encoder')).toBeVisible();
  expect(card.getByText(/^(?:59 s|1 min) left$/)).toBeVisible();
  expect(await card.findByText('The password is wrong', {}, { timeout: 4_000 })).toBeVisible();
  expect(await card.findByText('Your encoder is connected', {}, { timeout: 4_000 })).toBeVisible();
  expect(card.getByText('BUTT 0.1.40 · audio/mpeg')).toBeVisible();
  expect(card.queryByText(/left$/)).toBeNull();
  expect(card.getByRole('button', { name: 'Test again' })).toBeEnabled();
  expect(fetch.callsOf('control.getConnectionTest')).toHaveLength(2);
});

test.each([
  ['nightfall', 'nothing is on air', 'Press connect in your encoder now.'],
  ['aurora', 'a stream is left to come to', 'Press connect in your encoder now.'],
  [
    'atlantic',
    'every stream is on air',
    'This cast is on air already. To test the connection, disconnect in your encoder, then connect again. Listeners may hear a gap.',
  ],
])('suggests a fix for %s when %s while waiting', async (username, _where, words) => {
  const waiting = now({ ...connectionTests.waiting, username });
  const handlers = { 'control.startConnectionTest': waiting, 'control.getConnectionTest': waiting };
  const { card } = await begin(handlers, username);
  expect(await card.findByText('Waiting for your encoder')).toBeVisible();
  expect(card.getByText(words)).toBeVisible();
  expect(card.queryAllByText(/in your encoder(?: now|, then)/)).toHaveLength(1);
});

test.each([
  ['wrong_username', 'The user name is wrong'],
  ['wrong_credentials', 'The user name or the password is wrong'],
  ['no_credentials', 'The encoder sent no password'],
  ['unknown_mount', 'Mount not found'],
  ['other_mount', 'The password belongs to another mount'],
  ['in_use', 'Another encoder is on air'],
  ['no_content_type', 'The encoder didn’t send a content type'],
  ['codec', 'Unsupported audio format'],
  ['over_bitrate', 'The bitrate is too high'],
  ['shoutcast', 'The encoder is set to SHOUTcast'],
] as const)('explains the rejection for %s', async (reason, words) => {
  const { card } = await begin({ 'control.startConnectionTest': refusedTest(reason) });
  expect(await card.findByText(words)).toBeVisible();
});

test('shows any name sent by the encoder unchanged', async () => {
  const agent = 'BUTT <b>0.1</b> <0/>';
  const { card } = await begin({ 'control.startConnectionTest': refusedTest('wrong_password', { agent }) });
  expect(await card.findByText(agent)).toBeVisible();
});

test('shows the address to check when no encoder connected, and mentions rejections only if the engine reports them', async () => {
  const nobody = { 'control.startConnectionTest': connectionTests.nobodyCame };
  const { card, unmount } = await begin(nobody);
  expect(await card.findByText('No encoder connected')).toBeVisible();
  const encoderCard = () => screen.getByRole('region', { name: 'Connect your encoder' });
  expect(encoderCard()).toHaveTextContent(
    /No connection reached this mount.*localhost.*4101.*SHOUTcast.*port 4102/,
  );
  expect(card.getByRole('tab', { name: 'SHOUTcast' })).toBeVisible();
  unmount();
  const capabilities = {
    ...(fixtures.engineUp.capabilities as EngineCapabilities),
    reportsRefusals: false,
    shoutcastPort: null,
  };
  const engine = { ...fixtures.engineUp, capabilities };
  const silent = { 'casts.listOverviews': { ...fixtures.castOverviewList, engine } };
  const again = await begin({ ...nobody, ...silent });
  expect(await again.card.findByText('No encoder connected')).toBeVisible();
  expect(encoderCard()).toHaveTextContent(
    /This engine doesn’t report rejected connections.*set to SHOUTcast, choose Icecast as its server type/,
  );
  expect(again.card.queryByRole('tab', { name: 'SHOUTcast' })).toBeNull();
});

test.each([
  ['above_plan', 'Connected, but above your plan'],
  ['undeclared_rate', 'Connected, but with another bitrate than declared'],
] as const)('an encoder with the issue %s is not simply connected', async (bitrateIssue, title) => {
  const source = { ...connectionTests.connected.source, measuredKbps: 320, allowedKbps: 192, bitrateIssue };
  const { card } = await begin({ 'control.startConnectionTest': { ...connectionTests.connected, source } });
  expect(await card.findByText(title)).toBeVisible();
  expect(card.queryByText('Your encoder is connected')).toBeNull();
  expect(
    card.queryAllByText('The plan allows 192 kbps: set your encoder to 192 kbps or lower.'),
  ).toHaveLength(bitrateIssue === 'above_plan' ? 1 : 0);
});

test('waits for the measured bitrate, and shows it beside the declared and the allowed one', async () => {
  const { card } = await begin({
    'control.startConnectionTest': now(connectionTests.measuring),
    'control.getConnectionTest': now(connectionTests.connected),
  });
  expect(await card.findByText('Connected, measuring the bitrate')).toBeVisible();
  expect(card.queryByText('Your encoder is connected')).toBeNull();
  expect(await card.findByText('Your encoder is connected', {}, { timeout: 4_000 })).toBeVisible();
  const values = card.getAllByRole('definition').slice(-3);
  expect(values.map(({ textContent }) => textContent)).toEqual(['128 kbps', '128 kbps', '320 kbps']);
});

test('reports why a test cannot start', async () => {
  const { card, fetch, user } = await begin({ 'control.startConnectionTest': connectionTests.connected });
  expect(await card.findByText('Your encoder is connected')).toBeVisible();
  fetch.on('control.startConnectionTest', problem('service.unavailable'));
  await user.click(card.getByRole('button', { name: 'Test again' }));
  expect(await card.findByText('Couldn’t start the test')).toBeVisible();
});
