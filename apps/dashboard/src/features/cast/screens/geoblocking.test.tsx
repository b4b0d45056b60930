import { screen, within } from '@testing-library/react';
import { fixtures, MockReply } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/geoblocking';
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const nobodyCut = {
  ...fixtures.geoTrialResult,
  impact: { ...fixtures.geoTrialResult.impact, connected: 0, refusedConnected: 0 },
};
const unknownBox = () => screen.findByRole('checkbox', { name: 'Let listeners in unknown places listen' });

test('the rules are said in plain words, with what they would do', async () => {
  await open();
  expect(
    await screen.findByText(/Only listeners in Ireland, United Kingdom,? and France may listen\./),
  ).toBeVisible();
  expect(await screen.findByText('412 of 37,455')).toBeVisible();
});

test('an address can be tried on rules that are not saved, and the rule that decides is named', async () => {
  const { user, fetch } = await open({
    handlers: {
      'geolock.try': ({ body }) => ({
        ...fixtures.geoTrialResult,
        decision:
          body.address === undefined
            ? null
            : { allowed: false, rule: 'not_listed' as const, country: 'DE' as const },
      }),
    },
  });
  await user.click(await unknownBox());
  const card = within(screen.getByRole('region', { name: 'Try an address' }));
  await user.type(card.getByLabelText('Address'), '198.51.100.7{Enter}');
  expect(await card.findByText('Germany: refused')).toBeVisible();
  expect(card.getByText('The country is not on the list.')).toBeVisible();
  const tried = fetch.callsOf('geolock.try').filter(({ body }) => body?.address !== undefined);
  expect(tried.map(({ body }) => [body?.address, body?.rules.allowUnknown])).toEqual([
    ['198.51.100.7', true],
  ]);
});

test('a preset adds what is not on the list yet', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add the EU and the EEA' }));
  expect(screen.getByRole('button', { name: 'Add the EU and the EEA' })).toBeDisabled();
  expect(await screen.findByText(/Only listeners in .*Ireland.*Sweden.* may listen\./)).toBeVisible();
});

test('who was refused is counted by country, bans too', async () => {
  await open();
  const card = within(await screen.findByRole('region', { name: 'Refused in the last 24 hours' }));
  expect(await card.findByText('Brazil')).toBeVisible();
});

test('[G8] a double click on Save sends one change, with the version it began with', async () => {
  const { user, fetch } = await open({ handlers: { 'geolock.try': nobodyCut } });
  await user.click(await unknownBox());
  await user.dblClick(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The rules by country were saved')).toBeVisible();
  const [call, ...more] = fetch.callsOf('geolock.change');
  expect(more).toEqual([]);
  expect(call?.headers.get('If-Match')).toBe('4');
  expect(call?.body).toMatchObject({ cutConnected: false, rules: { allowUnknown: true } });
});

test('when listeners would be cut it is asked what becomes of them', async () => {
  const { user, fetch } = await open();
  await user.click(await unknownBox());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'These rules refuse 23 listeners who are connected' }),
  );
  await user.click(dialog.getByRole('radio', { name: 'Disconnect them now' }));
  await user.click(dialog.getByRole('button', { name: 'Save the rules' }));
  expect(await screen.findByText('The rules by country were saved')).toBeVisible();
  expect(fetch.callsOf('geolock.change').map(({ body }) => body?.cutConnected)).toEqual([true]);
});

test('when somebody else was faster, mine can be saved over theirs', async () => {
  const versions: (string | null)[] = [];
  const theirs = { ...fixtures.geoLock, countries: ['DE'], version: 9 };
  const { user } = await open({
    handlers: {
      'geolock.try': nobodyCut,
      'geolock.change': new MockReply<never>(async ({ headers }) => {
        versions.push(headers.get('If-Match'));
        const stale = {
          type: 'about:blank',
          title: '',
          status: 412,
          code: 'resource.stale',
          message: '',
          requestId: 'r',
          current: { lock: theirs, cut: 0 },
        };
        return versions.length === 1
          ? Response.json(stale, { status: 412, headers: { 'Content-Type': 'application/problem+json' } })
          : Response.json({ lock: { ...theirs, version: 10 }, cut: 0 });
      }),
    },
  });
  await user.click(await unknownBox());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const countries = within(dialog.getByRole('radiogroup', { name: 'Countries on the list' }));
  expect(countries.getByText('Germany')).toBeVisible();
  await user.click(countries.getByRole('radio', { name: /^Theirs/ }));
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  expect(await screen.findByText('The rules by country were saved')).toBeVisible();
  expect(versions).toEqual(['4', '9']);
});
