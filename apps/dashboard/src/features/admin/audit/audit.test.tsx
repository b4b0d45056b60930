import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (query = '', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: `/admin/settings/team/audit${query}`, visitor: 'admin', ...options });
const lastQuery = ({ fetch }: Awaited<ReturnType<typeof open>>) => fetch.callsOf('audit.list').at(-1)?.query;

test('lists who did what, and shows the changed values of an entry', async () => {
  const { user } = await open();
  const row = within(await screen.findByRole('row', { name: /Cast limits changed/ }));
  expect(row.getByText('Pavel Linhart')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Cast limits changed' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cast limits changed' }));
  expect(drawer.getByText('req-5a90c1')).toBeVisible();
  expect(drawer.getAllByText('listenerLimit')[0]).toBeVisible();
  expect(drawer.getAllByText('250')[0]).toBeVisible();
});

test('names the customer whom staff acted for, and the API key that acted', async () => {
  const { user } = await open();
  const byStaff = within(await screen.findByRole('row', { name: /Cast limits changed/ }));
  expect(byStaff.getByText('On behalf of Aurora Media')).toBeVisible();
  const byKey = within(screen.getByRole('row', { name: /Widget changed/ }));
  expect(byKey.getByText('API key Website')).toBeVisible();
  expect(byKey.queryByText(/On behalf of/)).toBeNull();
  await user.click(byKey.getByRole('button', { name: 'Widget changed' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Widget changed' }));
  expect(drawer.getByText('…x9Qa')).toBeVisible();
  expect(drawer.queryByText('keyId')).toBeNull();
});

test('shows what changed inside lists and objects', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Widget changed' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Widget changed' }));
  expect(drawer.getByText('Sidebar')).toBeVisible();
  const sites = within(drawer.getByRole('list', { name: 'allowedSites' }));
  expect(sites.getByText('"https://news.aurora.example"').closest('li')).toHaveTextContent(/^\+Added/);
  const settings = within(drawer.getByRole('list', { name: 'settings' }));
  expect(settings.getByText('"auto"').closest('li')).toHaveTextContent('"theme": "auto" → "dark"');
  await user.click(settings.getByRole('button', { name: '3 unchanged values' }));
  expect(settings.getByText('"accent": "#3e82f7"')).toBeVisible();
});

test('filters by person, action and words, and keeps them in the URL', async () => {
  const app = await open();
  const { user, path } = app;
  await screen.findByRole('row', { name: /Cast limits changed/ });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Who' }), '@pavel');
  await waitFor(() => expect(lastQuery(app)).toMatchObject({ actor: 'pavel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'customer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'cast.started');
  await user.type(screen.getByRole('searchbox'), 'aurora');
  await waitFor(() =>
    expect(lastQuery(app)).toEqual({
      kind: 'customer',
      action: 'cast.started',
      q: 'aurora',
      page: '1',
      pageSize: '25',
    }),
  );
  expect(path()).toBe('/admin/settings/team/audit?kind=customer&action=cast.started&q=aurora');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  await waitFor(() =>
    expect(lastQuery(app)).toMatchObject({ from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
  );
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 7 days');
});

test('exports the present filter', async () => {
  const { user, fetch } = await open('?kind=system', {
    handlers: {
      'audit.export': { name: 'audit-2026-09-14.csv', content: 'id', entries: 10_000, isComplete: false },
    },
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:audit';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('10,000 entries exported')).toBeVisible();
  expect(screen.getByText(/Older entries were left out/)).toBeVisible();
  expect(fetch.callsOf('audit.export')[0]?.query).toEqual({ format: 'csv', kind: 'system' });
  expect(saved).toEqual(['audit-2026-09-14.csv']);
  vi.restoreAllMocks();
});

test('a manipulated log is reported', async () => {
  const { user } = await open('', {
    handlers: {
      'audit.verify': { ...fixtures.auditVerification, isIntact: false, brokenAt: '9031' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Verify the log' }));
  expect(await screen.findByText('The log was manipulated')).toBeVisible();
});
