import { act, screen, waitFor, within } from '@testing-library/react';
import type { SilenceLevels } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = `/station/${fixtures.station.id}/silence-detection`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const region = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name }, { timeout: 5_000 }));
const now = () => region('What is heard now');

describe('what is heard now', () => {
  test('is a sentence with the uptime', async () => {
    await open();
    const card = await now();
    expect(await card.findByRole('heading', { level: 2 })).toHaveTextContent('Sound on both sides');
    // Truncated: 98.89 % of a day with one outage.
    expect(card.getByText('98.89%')).toBeVisible();
    expect(card.getByText('dub-1')).toBeVisible();
  });

  test('is a clock while it is silent', async () => {
    await open({
      handlers: {
        'silence.get': { ...fixtures.silentWatch, since: new Date(Date.now() - 42_000).toISOString() },
      },
    });
    const card = await now();
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent(/^Silent for 0:4\d/);
  });

  test('never calls silent what cannot be checked', async () => {
    await open({
      handlers: {
        'silence.get': { ...fixtures.silenceWatch, verdict: 'cannot_check', problem: 'damaged' },
      },
    });
    const card = await now();
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('Can’t check');
    expect(card.getByText(/The audio is damaged.*It doesn’t count as silence/)).toBeVisible();
  });

  test('follows the live levels, and says when they stop', async () => {
    const { live } = await open();
    const card = await now();
    await vi.waitFor(() => expect(live.open()).toBe(1));
    const send = (data: SilenceLevels) =>
      act(() => live.send({ event: 'levels', ts: fixtures.fixtureNow, data }));
    // On a busy machine, the levels would be old before they are looked at.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    send(fixtures.silenceLevels);
    expect(await card.findByText(/LUFS/)).toBeVisible();
    await waitFor(() =>
      expect(card.getByRole('meter', { name: 'Left' })).toHaveAttribute(
        'aria-valuenow',
        expect.stringMatching(/^-1\d/),
      ),
    );
    vi.setSystemTime(Date.now() + 6_000);
    try {
      expect(await card.findByText(/^No level for/, {}, { timeout: 3_000 })).toBeVisible();
      await waitFor(() =>
        expect(card.getByRole('meter', { name: 'Left' })).toHaveAttribute('aria-valuetext', 'No signal'),
      );
    } finally {
      vi.useRealTimers();
    }
  });

  test('changes with the live state', async () => {
    const { live, fetch } = await open();
    await now();
    await vi.waitFor(() => expect(live.open()).toBe(1));
    const before = fetch.callsOf('silenceIncidents.list').length;
    act(() => live.send({ event: 'silence', ts: fixtures.fixtureNow, data: fixtures.silentWatch }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Silent for/ })).toBeVisible();
    await waitFor(() => expect(fetch.callsOf('silenceIncidents.list').length).toBeGreaterThan(before));
  });
});

describe('the settings', () => {
  const threshold = () => screen.findByRole('spinbutton', { name: 'Threshold' });

  test('are tried once they stop changing, and the former result stays meanwhile', async () => {
    const { user, fetch } = await open();
    expect(await screen.findByText(/would have alarmed 3 times/)).toBeVisible();
    const before = fetch.callsOf('silence.simulate').length;
    (await screen.findByRole('slider', { name: 'Threshold' })).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText(/would have alarmed 3 times/)).toBeVisible();
    expect(await screen.findByText('Calculating')).toBeVisible();
    await waitFor(() => expect(fetch.callsOf('silence.simulate')).toHaveLength(before + 1));
    expect(fetch.callsOf('silence.simulate').at(-1)?.body).toEqual({
      thresholdDb: -47,
      silenceS: 30,
      recoveryS: 10,
    });
    expect(await threshold()).toHaveValue('−47');
  });

  test('are saved with their version, and keep what was not changed', async () => {
    const stuck = {
      ...fixtures.silenceSettings,
      alarms: { ...fixtures.silenceSettings.alarms, stuckS: 240 },
    };
    const { user, fetch } = await open({
      handlers: { 'silence.get': { ...fixtures.silenceWatch, settings: stuck } },
    });
    await user.click(await screen.findByRole('button', { name: /^Use 45/ }));
    await user.click(screen.getByRole('checkbox', { name: 'No new song' }));
    expect(screen.getByRole('checkbox', { name: /repeated/ })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(fetch.callsOf('silence.update')).toHaveLength(1));
    const [call] = fetch.callsOf('silence.update');
    expect(call?.headers.get('if-match')).toBe('3');
    expect(call?.body).toEqual({
      ...stuck,
      silenceS: 45,
      alarms: { ...stuck.alarms, noNewSongMin: 30 },
    });
  });

  test('are not saved without a number', async () => {
    const { user, fetch } = await open();
    await user.clear(await screen.findByRole('spinbutton', { name: 'Stream down for' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Please fill in this field.')).toBeVisible();
    expect(fetch.callsOf('silence.update')).toEqual([]);
  });

  test('have quiet windows', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: /^Remove the quiet window Sun/ }));
    await user.click((await region('What else raises an alarm')).getByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add quiet window' }));
    expect(await dialog.findByText('Choose at least one day.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mon' }));
    await user.click(dialog.getByRole('button', { name: 'Add quiet window' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(fetch.callsOf('silence.update')).toHaveLength(1));
    expect(fetch.callsOf('silence.update')[0]?.body).toMatchObject({
      quietWindows: [
        { name: 'Late talk' },
        { name: '', weekdays: [1], date: null, from: '02:00', until: '03:00', talk: null },
      ],
    });
  });

  test('can only be read by some roles', async () => {
    await open({ accountRole: 'analyst' });
    expect(await threshold()).toBeDisabled();
    expect(screen.queryByRole('slider', { name: 'Threshold' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add person' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
    expect(screen.queryByText('Maeve is told first')).toBeNull();
    expect(screen.queryByText('Steps stop when somebody acknowledges')).toBeNull();
    await screen.findByText(/would have alarmed 3 times/);
    expect(screen.getByRole('checkbox', { name: 'Stream down' })).toBeDisabled();
  });
});

describe('detection that is off', () => {
  test('is turned on with a preset', async () => {
    const { user, fetch } = await open({ handlers: { 'silence.get': fixtures.silenceOff } });
    await user.click(await screen.findByRole('button', { name: /^Talk/ }));
    await waitFor(() => expect(fetch.callsOf('silence.update')).toHaveLength(1));
    const [call] = fetch.callsOf('silence.update');
    expect(call?.headers.get('if-match')).toBe('0');
    expect(call?.body).toMatchObject({ isEnabled: true, thresholdDb: -50, silenceS: 45 });
    expect(await now()).toBeTruthy();
  });
});

describe('the acts of the header', () => {
  test('check, and say what was heard', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/^A new connection heard −1/)).toBeVisible();
    expect(fetch.callsOf('silence.check')).toHaveLength(1);
  });

  test('say why nothing was heard', async () => {
    const check = { ...fixtures.silenceCheck, verdict: 'off_air' as const, problem: '404', level: null };
    const { user } = await open({ handlers: { 'silence.check': check } });
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('The stream’s server answers with status 404.')).toBeVisible();
  });

  test('snooze, and tell people again', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Snooze' }));
    await user.click(await screen.findByRole('menuitem', { name: 'For one hour' }));
    expect(await screen.findByText(/^Snoozed until/)).toBeVisible();
    const until = fetch.callsOf('silence.snooze')[0]?.body?.until ?? '';
    expect(Math.round((Date.parse(until) - Date.now()) / 60_000)).toBe(60);
    await user.click(screen.getByRole('button', { name: 'Tell people again' }));
    await waitFor(() => expect(screen.queryByText(/^Snoozed until/)).toBeNull());
    expect(fetch.callsOf('silence.snooze').at(-1)?.body).toEqual({ until: null, reason: null });
  });

  test('snooze until a time, with a reason', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Snooze' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Until…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Mast work');
    await user.click(dialog.getByRole('button', { name: 'Snooze' }));
    await waitFor(() => expect(fetch.callsOf('silence.snooze')).toHaveLength(1));
    const body = fetch.callsOf('silence.snooze')[0]?.body;
    expect(body?.reason).toBe('Mast work');
    expect(Date.parse(body?.until ?? '')).toBeGreaterThan(Date.now());
  });

  test('report a failure', async () => {
    const { user } = await open({ handlers: { 'silence.snooze': problem('silence.off') } });
    await user.click(await screen.findByRole('button', { name: 'Snooze' }));
    await user.click(await screen.findByRole('menuitem', { name: 'For 15 minutes' }));
    expect(await screen.findByText('Silence detection is off for this station.')).toBeVisible();
  });
});
