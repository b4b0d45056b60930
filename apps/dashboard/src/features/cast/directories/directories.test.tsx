import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/directories';
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const { announcedDirectories: spoken, manualDirectories: guided } = fixtures;
const showing = (...directories: Parameters<typeof fixtures.listOf>[0][number][]) => ({
  'directories.list': fixtures.listOf(directories as (typeof fixtures.directoryList.items)[number][]),
});
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('the summary shows the listing count and the next step', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Listed in 2 of 4 selected directories' })).toBeVisible();
  expect(screen.getByText(/rejected this cast/)).toHaveTextContent('internet-radio.com');
});

test('shows a directory’s message as plain text with entry, last announcement and interval', async () => {
  await open();
  const refused = await row('internet-radio.com');
  expect(refused.getByText(fixtures.announcedDirectories.refused.message)).toBeVisible();
  const listed = await row('dir.xiph.org');
  expect(listed.getByText('Listed')).toBeVisible();
  expect(listed.getByText(spoken.listed.sid)).toBeVisible();
  expect(listed.getByText('every 4 min 30 s')).toBeVisible();
});

test('pending and unreachable directories are not shown as listed', async () => {
  await open({
    handlers: showing(
      { ...spoken.waiting, id: 'a', name: 'first.example' },
      { ...spoken.unreachable, id: 'b', name: 'second.example' },
      guided.submitted,
    ),
  });
  expect(await screen.findByRole('heading', { name: /^Listed in 0 of 3/ })).toBeVisible();
  expect(screen.queryByText('Listed')).toBeNull();
  expect((await row('first.example')).getByText(/on air for a minute/)).toBeVisible();
});

test('turning on a directory shows the published data for confirmation first', async () => {
  const { user, fetch } = await open({ handlers: showing(spoken.off) });
  const toggle = await screen.findByRole('switch', { name: 'List this cast on dir.xiph.org' });
  await waitFor(() => expect(fetch.callsOf('listing.get')).toHaveLength(1));
  await user.click(toggle);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Radio Aurora')).toBeVisible();
  expect(dialog.getByText('Indie, Folk, Electronic')).toBeVisible();
  expect(toggle).not.toBeChecked();
  expect(fetch.callsOf('directories.enable')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(/listing turned on/)).toBeVisible();
  expect(fetch.callsOf('directories.enable')[0]?.body).toEqual({ directory: 'xiph' });
});

test('turning one off names the removed entry and the remaining listeners', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('switch', { name: 'List this cast on dir.xiph.org' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(spoken.listed.sid);
  expect(dialog).toHaveTextContent('137 current listeners stay connected.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove listing' }));
  await waitFor(() => expect(fetch.callsOf('directories.disable')[0]?.body).toEqual({ directory: 'xiph' }));
});

test('turning one off shows an unknown listener count as unknown', async () => {
  const items = fixtures.castOverviews.map((cast) => ({ ...cast, now: { ...cast.now, listeners: null } }));
  const { user } = await open({
    handlers: { 'casts.listOverviews': { ...fixtures.castOverviewList, items } },
  });
  await user.click(await screen.findByRole('switch', { name: 'List this cast on dir.xiph.org' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Current listener count unavailable.');
});

test('a directory that is not configured has an explanation and no switch', async () => {
  await open({ handlers: { 'directories.list': fixtures.directoryListNotConfigured } });
  const xiph = await row('dir.xiph.org');
  expect(xiph.getByText('Not configured')).toBeVisible();
  expect(xiph.getByText(/Not configured by your provider/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
});

test('a rate-limited check shows when it can be repeated', async () => {
  const { user, fetch } = await open({
    handlers: { 'directories.check': problem('request.rate_limited', {}, { 'Retry-After': '250' }) },
  });
  const xiph = await row('dir.xiph.org');
  await user.click(xiph.getByRole('button', { name: 'Check now' }));
  expect(await xiph.findByText(/Just checked\. Try again in 4 min/)).toBeVisible();
  await user.click(xiph.getByRole('button', { name: 'Check now' }));
  expect(fetch.callsOf('directories.check')).toHaveLength(1);
});

test('submission values keep the form’s order and show missing values', async () => {
  const { user } = await open({ handlers: { 'listing.get': { ...fixtures.listing, slogan: '' } } });
  const tunein = await row('TuneIn');
  await user.click(await tunein.findByRole('button', { name: 'Values for the form' }));
  const terms = tunein.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(0, 3)).toEqual(['Name', 'Slogan', 'Description']);
  expect(tunein.getByText('Not filled in')).toBeVisible();
  expect(tunein.getByText('Ireland')).toBeVisible();
  await user.click(tunein.getByRole('button', { name: 'Copy Name for TuneIn' }));
  expect(await navigator.clipboard.readText()).toBe('Radio Aurora');
  expect(tunein.getByRole('link', { name: /Open the form/ })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('[D18] records and removes the submission date, which is chosen in the picker of the library', async () => {
  const { user, fetch } = await open({ handlers: showing(guided.off) });
  const tunein = await row('TuneIn');
  expect(document.querySelector('input[type=date]')).toBeNull();
  await user.click(await tunein.findByRole('button', { name: /^Submission date:/ }));
  const day = await screen.findByRole('textbox', { name: 'Submission date' });
  await user.clear(day);
  await user.type(day, '2026-09-01{Enter}');
  await user.click(tunein.getByRole('button', { name: 'Record submission date' }));
  await waitFor(() =>
    expect(fetch.callsOf('directories.markSubmitted')[0]?.body).toEqual({
      directory: 'tunein',
      on: '2026-09-01',
    }),
  );
  await user.click(await tunein.findByRole('button', { name: 'Remove the date' }));
  await waitFor(() =>
    expect(fetch.callsOf('directories.markSubmitted')[1]?.body).toMatchObject({ on: null }),
  );
});

test('[G8] saves the listing with If-Match and shows errors on their fields', async () => {
  const { user, fetch } = await open();
  const slogan = await screen.findByRole('textbox', { name: /Slogan/ });
  await user.clear(slogan);
  await user.type(slogan, 'New music');
  const mail = screen.getByRole('textbox', { name: /Contact email/ });
  await user.clear(mail);
  await user.type(mail, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(mail).toBeInvalid();
  expect(fetch.callsOf('listing.update')).toEqual([]);
  await user.type(mail, '@radio.example');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The listing was saved')).toBeVisible();
  const [call] = fetch.callsOf('listing.update');
  expect(call?.headers.get('if-match')).toBe(String(fixtures.listing.version));
  expect(call?.body).toMatchObject({ slogan: 'New music', contactEmail: 'nobody@radio.example' });
  expect(call?.body).not.toHaveProperty('streamUrl');
});

test('a conflict lets the user choose per field', async () => {
  const current = { ...fixtures.listing, slogan: 'Theirs', version: 40 };
  const { user } = await open({
    handlers: { 'listing.update': problem('resource.version_conflict', { current }) },
  });
  await user.type(await screen.findByRole('textbox', { name: /Slogan/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radiogroup', { name: 'Slogan' })).toBeVisible();
});

test('the stream check shows result, facts, advice and the requiring directory', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Check my stream' }));
  expect(await screen.findByText(/2 checks failed\./)).toHaveTextContent(
    'Would be rejected by internet-radio.com, TuneIn.',
  );
  const checks = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('listitem');
  const share = checks.find((each) => each.textContent?.startsWith('On air around the clock'));
  expect(share).toHaveTextContent('Failed');
  expect(share).toHaveTextContent('On air for 91.4% of the last 7 days');
  expect(share).toHaveTextContent('Keep a source on air around the clock');
  expect(share).toHaveTextContent('Required by TuneIn');
});

test('a rate-limited stream check shows when it can be repeated', async () => {
  const { user } = await open({
    handlers: { 'preflight.run': problem('request.rate_limited', {}, { 'Retry-After': '20' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Check my stream' }));
  expect(await screen.findByText('Couldn’t check the stream')).toBeVisible();
  expect(screen.getByText(/Try again in (?:19|20) s/, { selector: 'p' })).toBeVisible();
});

test('compares directory values with the settings and names the header to set', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /Differences on Aurora FM \(old\)/ });
  const [, name] = within(table).getAllByRole('row');
  expect(name).toHaveTextContent('Aurora FM (old)');
  expect(name).toHaveTextContent('Radio Aurora');
  expect(name).toHaveTextContent('icy-name');
  expect(screen.getByText('412 clicks')).toBeVisible();
  expect(screen.getByText('37 votes')).toBeVisible();
});

test('links an entry only to http(s) URLs', async () => {
  const [first] = fixtures.listingMismatch.entries;
  const bad = { ...first, name: '‮evil', listingUrl: 'javascript:alert(1)' } as NonNullable<typeof first>;
  await open({
    handlers: {
      'directories.getListingMismatch': { ...fixtures.listingMismatch, entries: [bad] },
    },
  });
  expect(await screen.findByRole('heading', { name: '‮evil' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull();
});

test.each([
  ['directories.list', 'Couldn’t load the directories'],
  ['listing.get', 'Couldn’t load the listing'],
  ['directories.getListingMismatch', 'Couldn’t load the directory listings'],
] as const)(
  'when %s fails the other cards stay',
  async (operation, title) => {
    await open({ handlers: { [operation]: problem('internal') } });
    expect(await screen.findByText(title, {}, { timeout: 8_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check my stream' })).toBeEnabled();
  },
  15_000,
);

test('a suspended cast is read-only', async () => {
  await open({ path: '/cast/tidewater/directories' });
  const switches = await screen.findAllByRole('switch');
  for (const toggle of switches) expect(toggle).toBeDisabled();
  expect(await screen.findByRole('textbox', { name: /Slogan/ })).toBeDisabled();
});

test('staff see the same page under the admin path', async () => {
  await renderApp({ path: '/admin/cast/aurora/directories', visitor: 'admin' });
  expect(await screen.findByRole('heading', { name: /^Listed in 2 of 4/ })).toBeVisible();
});
