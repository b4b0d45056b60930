import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import { incidentsCsv } from '#/features/station/silence/incidents/incidents-csv.ts';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = `/station/${fixtures.station.id}/silence-detection`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const silent = {
  'silence.get': fixtures.silentWatch,
  'silenceIncidents.list': {
    ...fixtures.silenceIncidentList,
    items: [fixtures.openIncident, ...fixtures.silenceIncidents],
    total: 6,
    listenersLost: 35,
  },
} satisfies TestAppOptions['handlers'];

describe('an open incident', () => {
  test('is on top of the page, and is acknowledged once', async () => {
    const { user, fetch } = await open({ handlers: silent });
    expect(await screen.findByText(/137 listeners at its start, 12 left/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(fetch.callsOf('silenceIncidents.update')).toHaveLength(1));
    const [call] = fetch.callsOf('silenceIncidents.update');
    expect(call?.path).toMatchObject({ incidentId: fixtures.openIncident.id });
    expect(call?.body).toEqual({ acknowledge: true });
    expect(await screen.findByText(/^Acknowledged\. Nobody else/)).toBeVisible();
  });

  test('has no button for those who may not acknowledge', async () => {
    await open({ handlers: silent, accountRole: 'analyst' });
    expect(await screen.findByText(/137 listeners at its start/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  });

  test('reports a failure', async () => {
    const { user } = await open({
      handlers: { ...silent, 'silenceIncidents.update': problem('internal') },
    });
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText('An error occurred on the server. Please try again later.')).toBeVisible();
  });
});

describe('the table', () => {
  const table = async () => within(await screen.findByRole('region', { name: /listeners lost$/ }));

  test('says what it cost', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: '5 incidents, 23 listeners lost' })).toBeVisible();
    const rows = await (await table()).findAllByRole('row');
    expect(rows.some((row) => /Off air.*9 of 15/.test(row.textContent))).toBe(true);
    expect(rows.some((row) => /R −90 dBFS/.test(row.textContent.replaceAll('\u00a0', ' ')))).toBe(true);
  });

  test('has a note and a mark for each incident', async () => {
    const { user, fetch } = await open();
    const [menu] = await (await table()).findAllByRole('button', { name: /Off air/ });
    await user.click(menu as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'It was a false alarm' }));
    await waitFor(() =>
      expect(fetch.callsOf('silenceIncidents.update')[0]?.body).toEqual({ isFalseAlarm: true }),
    );
    await user.click(menu as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit the note…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' Fuse replaced.');
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(fetch.callsOf('silenceIncidents.update').at(-1)?.body).toEqual({
        note: 'Power cut in the building. Fuse replaced.',
      }),
    );
  });

  test('tells a customer only that incidents were merged', async () => {
    const merged = fixtures.silenceIncidents.slice(0, 1).map((incident) => ({ ...incident, merged: 3 }));
    const { user } = await open({
      handlers: { 'silenceIncidents.list': { ...fixtures.silenceIncidentList, items: merged, total: 1 } },
    });
    expect(await (await table()).findByText('Merged from 3')).toBeVisible();
    expect((await table()).queryByRole('checkbox')).toBeNull();
    await user.click((await table()).getByRole('button', { name: /Off air/ }));
    expect(await screen.findByRole('menuitem', { name: 'Edit the note…' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Undo the merge…' })).toBeNull();
  });

  test('filters by the kinds of the URL', async () => {
    const { fetch } = await open({ path: `${path}?alarms=off_air,silent,nonsense` });
    await table();
    expect(fetch.callsOf('silenceIncidents.list').map(({ query }) => query.kind)).toContain('silent,off_air');
  });
});

test('a file has one line for each incident, in UTC and local time', () => {
  const [header, first] = incidentsCsv(fixtures.silenceIncidents, 'Europe/Dublin').split('\r\n');
  expect(header).toContain('started_at,local_time,ended_at');
  expect(first).toContain('2026-09-14T02:20:00.000Z,2026-09-14 03:20:00');
  expect(first).toContain('Power cut in the building.');
});
