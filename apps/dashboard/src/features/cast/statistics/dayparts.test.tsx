import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/cast/aurora/stats', visitor: 'customer', ...options });
async function edit(options: Partial<TestAppOptions> = {}) {
  const app = await open(options);
  await app.user.click(await screen.findByRole('button', { name: 'Edit dayparts…' }));
  await screen.findByLabelText('Name of daypart 3');
  return app;
}

test('shows each daypart’s hours and figures', async () => {
  await open();
  const card = await screen.findByRole('figure', { name: 'Friday night has the most listeners' });
  expect(within(card).getByRole('row', { name: /Friday night/ })).toHaveTextContent(
    /Fri.*20:00–02:00.*96\.7.*212.*1,160\.4 h.*1,420/,
  );
  expect(within(card).getByRole('row', { name: /Breakfast/ })).toHaveTextContent(/Mon, Tue, Wed, Thu, Fri/);
});

test('saves an edited daypart with the version it loaded', async () => {
  const { user, fetch } = await edit();
  await user.click(screen.getByRole('button', { name: 'Remove daypart 1' }));
  await user.click(screen.getByRole('button', { name: 'Add daypart' }));
  expect(screen.getByLabelText('Name of daypart 3')).toHaveFocus();
  await user.type(screen.getByLabelText('Name of daypart 3'), 'Sunday brunch');
  const days = screen.getByRole('group', { name: 'Days of daypart 3' });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'])
    await user.click(within(days).getByRole('button', { name: day }));
  await user.selectOptions(screen.getByLabelText('Start of daypart 3'), '11:00');
  await user.selectOptions(screen.getByLabelText('End of daypart 3'), '14:00');
  await user.click(screen.getByRole('button', { name: 'Save dayparts' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const [change] = fetch.callsOf('dayParts.update');
  expect(change?.headers.get('if-match')).toBe(String(fixtures.savedDayParts.version));
  expect(change?.body).toEqual({
    parts: [
      ...fixtures.savedDayParts.parts.slice(1),
      { name: 'Sunday brunch', weekdays: [7], from: 11, to: 14 },
    ],
  });
});

test('shows validation errors before sending anything', async () => {
  const { user, fetch } = await edit();
  await user.clear(screen.getByLabelText('Name of daypart 2'));
  await user.selectOptions(screen.getByLabelText('End of daypart 1'), '06:00');
  await user.click(screen.getByRole('button', { name: 'Save dayparts' }));
  expect(await screen.findByText('Enter 1 to 60 characters.')).toBeVisible();
  expect(screen.getByText('Start and end must be different.')).toBeVisible();
  expect(fetch.callsOf('dayParts.update')).toEqual([]);
});

test('reports a version conflict and keeps the draft', async () => {
  const { user } = await edit({ handlers: { 'dayParts.update': problem('resource.version_conflict') } });
  await user.type(screen.getByLabelText('Name of daypart 1'), '!');
  await user.click(screen.getByRole('button', { name: 'Save dayparts' }));
  expect(await screen.findByText(/changed/i, { selector: '[data-ui="alert"] *' })).toBeVisible();
  expect(screen.getByLabelText('Name of daypart 1')).toHaveValue('Breakfast!');
});

test('prompts to add dayparts when there are none', async () => {
  const { user } = await open({
    handlers: {
      'statistics.listDayParts': { ...fixtures.statisticsDayParts, items: [] },
      'dayParts.get': { parts: [], version: 0 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Define dayparts…' }));
  expect(await screen.findByRole('button', { name: 'Add daypart' })).toBeVisible();
});

test('after a version conflict, the draft can overwrite the saved dayparts', async () => {
  const versions: (string | null)[] = [];
  const theirs = { parts: [{ name: 'Late', weekdays: [6], from: 22, to: 2 }], version: 9 };
  const { user, fetch } = await edit({
    handlers: {
      'dayParts.update': ({ headers, body }) => {
        versions.push(headers.get('If-Match'));
        return versions.length === 1
          ? problem('resource.version_conflict', { current: theirs })
          : { parts: body.parts, version: 10 };
      },
    },
  });
  await user.type(screen.getByLabelText('Name of daypart 1'), '!');
  await user.click(screen.getByRole('button', { name: 'Save dayparts' }));
  const conflict = within(await screen.findByRole('radiogroup', { name: 'Dayparts' }));
  expect(conflict.getByText(/Breakfast! · Mon, Tue, Wed, Thu, Fri · 06:00–10:00/)).toBeVisible();
  expect(conflict.getByText('Late · Sat · 22:00–02:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save selection' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(versions).toEqual(['3', '9']);
  expect(fetch.callsOf('dayParts.update').at(-1)?.body?.parts[0]?.name).toBe('Breakfast!');
});
