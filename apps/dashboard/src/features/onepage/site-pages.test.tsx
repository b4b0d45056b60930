import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (page: string, handlers: TestAppOptions['handlers'] = {}) =>
  renderApp({ path: `/onepage/radio-aurora/${page}`, visitor: 'customer', handlers });
const slow = { timeout: 15_000 };
const { siteDomains, siteDomainList } = fixtures;
const listOf = (...items: (typeof siteDomainList)['items']) => ({ ...siteDomainList, items });

test('the domain page says what stands in the way and what to do', async () => {
  await open('domain', { 'domains.list': listOf(siteDomains.cnameElsewhere) });
  expect(await screen.findByText('The name leads to another place.', {}, slow)).toBeVisible();
  const records = within(screen.getByRole('list', { name: 'DNS records' })).getAllByRole('listitem');
  expect(records[0]).toHaveTextContent('Change');
  expect(records[1]).toHaveTextContent('Right');
  const todo = within(screen.getByRole('region', { name: 'What to do' }));
  expect(todo.getByText(/From old-host\.example to sites\.studio\.example/)).toBeVisible();
  const mail = decodeURIComponent(todo.getByRole('link').getAttribute('href') ?? '');
  expect(mail).toContain('1. Change the CNAME of “cname-mismatch.radio-aurora.example”');
  expect(mail).toContain('CNAME  cname-mismatch.radio-aurora.example  sites.studio.example');
});

test('a domain is added, checked at most once in ten seconds, and made the main address', async () => {
  const other = { ...siteDomains.verified, domain: 'www.radio-aurora.example', isPrimary: false };
  const { user, fetch } = await open('domain', {
    'domains.list': listOf(siteDomains.verified, other),
  });
  const check = await screen.findByRole('button', { name: 'Check now' }, slow);
  await user.click(check);
  await user.click(await screen.findByRole('button', { name: /Check again in/ }));
  expect(fetch.callsOf('domains.check')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Actions for www.radio-aurora.example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make it the main address' }));
  await waitFor(() =>
    expect(fetch.callsOf('domains.setPrimary').at(-1)?.path).toMatchObject({ domain: other.domain }),
  );
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Domain'), 'https://radio.example/x');
  await user.click(dialog.getByRole('button', { name: 'Add domain' }));
  expect(await dialog.findByText('Enter a domain without https:// and without a path.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Domain'));
  await user.type(dialog.getByLabelText('Domain'), 'Écoute.radio.example');
  await user.click(dialog.getByRole('button', { name: 'Add domain' }));
  await waitFor(() =>
    expect(fetch.callsOf('domains.create').at(-1)?.body).toEqual({ domain: 'xn--coute-9ra.radio.example' }),
  );
});

test('a removal tells what stops', async () => {
  const { user, fetch } = await open('domain', { 'domains.list': listOf(siteDomains.verified) });
  await user.click(
    await screen.findByRole('button', { name: 'Actions for listen.radio-aurora.example' }, slow),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/1,284 visits in the last 7 days/)).toHaveTextContent(/stop working/);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(fetch.callsOf('domains.delete')).toHaveLength(1));
});

test('statistics state the finding, and the period is in the address', async () => {
  const { user, fetch, path } = await open('statistics');
  expect(await screen.findByText('1 in 3 visits plays.', {}, slow)).toBeVisible();
  expect(screen.getByText('Most visits come from Ireland, 70.2%')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await waitFor(() => expect(path()).toContain('days=30'));
  expect(fetch.callsOf('sites.getStatistics').at(-1)?.query).toMatchObject({ days: '30' });
});

test('opening a message marks it as read; a reply opens an email', async () => {
  const { user, fetch } = await open('requests');
  await user.click(await screen.findByRole('button', { name: /Claire Whelan/ }, slow));
  await waitFor(() => expect(fetch.callsOf('siteMessages.update').at(-1)?.body).toEqual({ isRead: true }));
  expect(screen.getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toContain(
    'mailto:claire%40northgate.example',
  );
  await user.click(await screen.findByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(fetch.callsOf('siteMessages.update').at(-1)?.body).toEqual({ isRead: false }));
});

test('messages are filtered by the address, marked and deleted', async () => {
  const { user, fetch } = await open('requests?form=contact&unread=true');
  await user.click(await screen.findByRole('button', { name: /Claire Whelan/ }, slow));
  expect(fetch.callsOf('siteMessages.list')[0]?.query).toMatchObject({ kind: 'contact', unread: 'true' });
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(fetch.callsOf('siteMessages.delete')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(fetch.callsOf('siteMessages.readAll')).toHaveLength(1));
});

test('settings save the whole draft over its version', async () => {
  const { user, fetch } = await open('settings');
  const title = await screen.findByLabelText('Title', {}, slow);
  await user.clear(title);
  await user.type(title, 'Aurora Galway');
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  await user.type(screen.getByLabelText('Imprint'), 'Aurora Media, Galway');
  await user.click(screen.getByRole('button', { name: 'Remove Français' }));
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(fetch.callsOf('sites.update')).toHaveLength(1));
  expect(fetch.callsOf('sites.update')[0]?.body).toEqual({
    ...fixtures.siteDocument,
    title: 'Aurora Galway',
    languages: ['en'],
    imprint: { ...fixtures.siteDocument.imprint, fr: 'Aurora Media, Galway' },
  });
});

test('a version conflict offers only what was changed here; sections of the other are taken', async () => {
  const theirs = {
    ...fixtures.site,
    version: 20,
    draft: { ...fixtures.siteDocument, title: 'Theirs', sections: fixtures.siteSections.slice(0, 2) },
  };
  let saves = 0;
  const { user, fetch } = await open('settings', {
    'sites.update': () => {
      saves += 1;
      return saves === 1 ? problem('resource.version_conflict', { current: theirs }) : theirs;
    },
  });
  const title = await screen.findByLabelText('Title', {}, slow);
  await user.clear(title);
  await user.type(title, 'Mine');
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(fetch.callsOf('sites.update')).toHaveLength(2));
  expect(fetch.callsOf('sites.update')[1]?.body).toEqual({ ...theirs.draft, title: 'Mine' });
});

/** A refusal of the server at values of the document. */
const refusedAt = (...pointers: string[]) =>
  problem('site.file_unknown', {
    errors: pointers.map((pointer) => ({ pointer, code: 'enum' as const, params: {} })),
  });

test('settings show why the server refused a value at its field', async () => {
  const refused = refusedAt('/source', '/search/image/file', '/imprint/fr');
  const { user } = await open('settings', { 'sites.update': refused });
  await user.type(await screen.findByLabelText('Title', {}, slow), '!');
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('This station or cast no longer exists. Choose another one.')).toBeVisible();
  expect(screen.getByText('An image is missing. Upload it again.')).toBeVisible();
  expect(screen.getByText('Correct the texts in: Français')).toBeVisible();
});

test('settings show at the form what the server refused of other pages', async () => {
  const { user } = await open('settings', { 'sites.update': refusedAt('/sections/0/picture/file') });
  await user.type(await screen.findByLabelText('Title', {}, slow), '!');
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('An image is missing. Upload it again.', {}, slow)).toBeVisible();
});

test('settings show the picture that links show now, in the language of the texts', async () => {
  const { user } = await open('settings');
  const picture = await screen.findByRole('img', { name: 'Shown by links to Radio Aurora' }, slow);
  const [image] = fixtures.site.publication?.shareImages ?? [];
  expect(picture).toHaveAttribute('src', `${fixtures.site.facts.filesUrl}${image?.file}`);
  expect(screen.getByText(/A picture of your own below replaces it\.$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  expect(screen.getByRole('img', { name: 'Shown by links to Radio Aurora' })).toBeVisible();
});
