import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/directories';
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const { spokenDirectories: spoken, guidedDirectories: guided } = fixtures;
const showing = (...directories: Parameters<typeof fixtures.listOf>[0][number][]) => ({
  'directories.list': fixtures.listOf(directories as (typeof fixtures.directoryList.items)[number][]),
});
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('the head says in how many directories the cast is, and what stands in the way', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Listed in 2 of 4 selected directories' })).toBeVisible();
  expect(screen.getByText(/rejected this cast/)).toHaveTextContent('internet-radio.com');
});

test('what a directory said is plain text, and its entry, last touch and interval stand there', async () => {
  await open();
  const refused = await row('internet-radio.com');
  expect(refused.getByText(fixtures.spokenDirectories.refused.message)).toBeVisible();
  const listed = await row('dir.xiph.org');
  expect(listed.getByText('Listed')).toBeVisible();
  expect(listed.getByText(spoken.listed.sid)).toBeVisible();
  expect(listed.getByText('every 4 min 30 sec')).toBeVisible();
});

test('nothing that waits, is asked or does not answer is called listed', async () => {
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

test('before a directory is told, what it will be told stands there; it is on only after that', async () => {
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

test('turning one off names the entry that goes, and who stays connected', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('switch', { name: 'List this cast on dir.xiph.org' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(spoken.listed.sid);
  expect(dialog).toHaveTextContent('137 current listeners stay connected.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove listing' }));
  await waitFor(() => expect(fetch.callsOf('directories.disable')[0]?.body).toEqual({ directory: 'xiph' }));
});

test('turning one off does not tell as nobody what nobody can say', async () => {
  const items = fixtures.castOverviews.map((cast) => ({ ...cast, now: { ...cast.now, listeners: null } }));
  const { user } = await open({
    handlers: { 'casts.listOverviews': { ...fixtures.castOverviewList, items } },
  });
  await user.click(await screen.findByRole('switch', { name: 'List this cast on dir.xiph.org' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Nobody can say how many listen now.');
});

test('a directory that the provider has not set up has words, and no switch', async () => {
  await open({ handlers: { 'directories.list': fixtures.directoryListNotConfigured } });
  const xiph = await row('dir.xiph.org');
  expect(xiph.getByText('Not configured')).toBeVisible();
  expect(xiph.getByText(/Not configured by your provider/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
});

test('whoever asks a directory too often is told when they may again', async () => {
  const { user, fetch } = await open({
    handlers: { 'directories.check': problem('request.rate_limited', {}, { 'Retry-After': '250' }) },
  });
  const xiph = await row('dir.xiph.org');
  await user.click(xiph.getByRole('button', { name: 'Check now' }));
  expect(await xiph.findByText(/Just checked\. Try again in 4 min/)).toBeVisible();
  await user.click(xiph.getByRole('button', { name: 'Check now' }));
  expect(fetch.callsOf('directories.check')).toHaveLength(1);
});

test('the sheet for a form has its fields in order, and leaves out nothing that is missing', async () => {
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

test('the day on which a form was sent is noted, and taken back', async () => {
  const { user, fetch } = await open({ handlers: showing(guided.off) });
  const tunein = await row('TuneIn');
  const day = await tunein.findByLabelText('Submission date');
  await user.clear(day);
  await user.type(day, '2026-09-01');
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

test('[G8] the listing is saved over the version it began with, and what is wrong is said at its field', async () => {
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

test('of two changes at once each field can be theirs or mine', async () => {
  const current = { ...fixtures.listing, slogan: 'Theirs', version: 40 };
  const { user } = await open({
    handlers: { 'listing.update': problem('resource.version_conflict', { current }) },
  });
  await user.type(await screen.findByRole('textbox', { name: /Slogan/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radiogroup', { name: 'Slogan' })).toBeVisible();
});

test('the preflight says what fails, what was seen, what to do, and who demands it', async () => {
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

test('a preflight that fails says so, and when it may be run again', async () => {
  const { user } = await open({
    handlers: { 'preflight.run': problem('request.rate_limited', {}, { 'Retry-After': '20' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Check my stream' }));
  expect(await screen.findByText('Couldn’t check the stream')).toBeVisible();
  expect(screen.getByText(/Try again in (?:19|20) sec/, { selector: 'p' })).toBeVisible();
});

test('what a directory shows stands beside what the cast says, with the header to set', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /Differences on Aurora FM \(old\)/ });
  const [, name] = within(table).getAllByRole('row');
  expect(name).toHaveTextContent('Aurora FM (old)');
  expect(name).toHaveTextContent('Radio Aurora');
  expect(name).toHaveTextContent('icy-name');
  expect(screen.getByText('412 clicks')).toBeVisible();
  expect(screen.getByText('37 votes')).toBeVisible();
});

test('an entry of others is linked only where it leads to a page of the web', async () => {
  const [first] = fixtures.directoryDrift.entries;
  const bad = { ...first, name: '‮evil', listingUrl: 'javascript:alert(1)' } as NonNullable<typeof first>;
  await open({
    handlers: {
      'directories.getDrift': { ...fixtures.directoryDrift, entries: [bad] },
    },
  });
  expect(await screen.findByRole('heading', { name: '‮evil' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull();
});

test.each([
  ['directories.list', 'Couldn’t load the directories'],
  ['listing.get', 'Couldn’t load the listing'],
  ['directories.getDrift', 'Couldn’t load the directory listings'],
] as const)(
  'when %s fails the other cards stay',
  async (operation, title) => {
    await open({ handlers: { [operation]: problem('internal') } });
    expect(await screen.findByText(title, {}, { timeout: 8_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check my stream' })).toBeEnabled();
  },
  15_000,
);

test('of a suspended cast nothing can be changed', async () => {
  await open({ path: '/cast/tidewater/directories' });
  const switches = await screen.findAllByRole('switch');
  for (const toggle of switches) expect(toggle).toBeDisabled();
  expect(await screen.findByRole('textbox', { name: /Slogan/ })).toBeDisabled();
});

test('the staff sees the same page below the cast', async () => {
  await renderApp({ path: '/admin/cast/aurora?show=directories', visitor: 'admin' });
  expect(await screen.findByRole('heading', { name: /^Listed in 2 of 4/ })).toBeVisible();
});
