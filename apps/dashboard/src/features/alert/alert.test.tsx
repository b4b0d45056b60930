import { screen, waitFor } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/alert#token=3f1d8a52c07b4e96';

describe.each(['nobody', 'customer', 'admin'] as const)('the link of a message, opened by %s', (visitor) => {
  test('shows the incident, and acts only by its button', async () => {
    const { user, fetch, path: address } = await renderApp({ path, visitor });
    const acknowledge = await screen.findByRole('button', { name: 'Acknowledge' });
    expect(screen.getByRole('heading', { level: 1, name: fixtures.alertPage.stationName })).toBeVisible();
    expect(fetch.callsOf('alerts.open')[0]?.body).toEqual({ token: '3f1d8a52c07b4e96' });
    expect(fetch.callsOf('alerts.act')).toEqual([]);
    await user.click(acknowledge);
    expect(await screen.findByText(/Nobody else is told about this incident/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Acknowledge|Snooze/ })).toBeNull();
    expect(fetch.callsOf('alerts.act').map(({ body }) => body)).toEqual([
      { token: '3f1d8a52c07b4e96', act: 'acknowledge', minutes: null },
    ]);
    expect(address()).toBe(path);
  });
});

test('snoozes for a time', async () => {
  const { user, fetch } = await renderApp({ path });
  await user.click(await screen.findByRole('button', { name: 'Snooze 1 h' }));
  await waitFor(() =>
    expect(fetch.callsOf('alerts.act')[0]?.body).toMatchObject({ act: 'snooze', minutes: 60 }),
  );
});

test('an incident that is over has no buttons', async () => {
  await renderApp({
    path,
    handlers: { 'alerts.open': { ...fixtures.alertPage, endedAt: fixtures.fixtureNow } },
  });
  expect(await screen.findByText('Nothing is left to do here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Acknowledge|Snooze/ })).toBeNull();
});

test.each([
  ['an invalid link', path, { 'alerts.open': problem('auth.invalid_link') }],
  ['an address without a token', '/alert', {}],
] as const)('%s says so', async (_name, at, handlers) => {
  const { fetch } = await renderApp({ path: at, handlers });
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  expect(fetch.callsOf('alerts.act')).toEqual([]);
});

test('a failure can be tried again', async () => {
  let isDown = true;
  const { user } = await renderApp({
    path,
    handlers: { 'alerts.open': () => (isDown ? problem('internal') : fixtures.alertPage) },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Acknowledge' })).toBeVisible();
});

describe('the confirmation of an address', () => {
  const confirm = '/alert/confirm#token=3f1d8a52c07b4e96';

  test.each([
    ['Yes, tell me', true, 'You are told about incidents of this station.'],
    ['No, don’t tell me', false, 'You are not told. No message will follow.'],
  ])('answers %s', async (button, accept, result) => {
    const { user, fetch } = await renderApp({ path: confirm, visitor: 'customer' });
    const choice = await screen.findByRole('button', { name: button });
    expect(fetch.callsOf('alerts.answer')).toEqual([]);
    await user.click(choice);
    expect(await screen.findByText(result)).toBeVisible();
    expect(fetch.callsOf('alerts.answer').map(({ body }) => body)).toEqual([
      { token: '3f1d8a52c07b4e96', accept },
    ]);
  });

  test('for a policy of the team is about its stations', async () => {
    const ofPolicy = { ...fixtures.recipientConfirmation, stationName: null, policyName: 'Night shift' };
    const { user } = await renderApp({
      path: confirm,
      handlers: {
        'alerts.confirm': ofPolicy,
        'alerts.answer': { ...ofPolicy, accepted: true },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Night shift' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, tell me' }));
    expect(
      await screen.findByText('You are told about incidents of the stations of this policy.'),
    ).toBeVisible();
  });
});
