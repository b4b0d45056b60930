import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { externalStation, failedProbe, streamProbe } = fixtures;
const url = 'https://new.harbour.example/rock.aac';
const previousUrl = { url: 'http://old.harbour.example:8000/rock', until: '2026-09-15T09:10:00.000Z' };
const saved = { ...externalStation, streamUrl: url, version: 3, previousUrl };

async function open(handlers: TestAppOptions['handlers'] = {}) {
  const app = await renderApp({
    path: `/station/${externalStation.id}`,
    visitor: 'customer',
    handlers: {
      'stations.tryStream': { ...streamProbe, codec: 'aac', bitrateKbps: 96 },
      'stations.changeStream': saved,
      ...handlers,
    },
  });
  return app;
}
type App = Awaited<ReturnType<typeof open>>;

const field = () => screen.findByRole('textbox', { name: /New address of the stream/ });
const next = ({ user }: App, name: string | RegExp = /^Next/) =>
  user.click(screen.getByRole('button', { name }));

async function openWizard(app: App, address = url) {
  await app.user.click(await screen.findByRole('button', { name: 'Change stream' }));
  if (address) await app.user.type(await field(), address);
}

async function toConfirm(app: App) {
  await openWizard(app);
  await next(app);
  await screen.findByRole('heading', { name: 'Step 2 of 3: Effects' });
  await next(app);
  await screen.findByRole('heading', { name: 'Step 3 of 3: Confirm' });
}
const submit = ({ user }: App) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change stream' }));

describe('a change of the stream', () => {
  test('tests the address, shows what follows, and switches with the version of the station', async () => {
    const app = await open();
    await openWizard(app);
    await next(app);
    expect(await screen.findByRole('heading', { name: 'Step 2 of 3: Effects' })).toHaveFocus();
    expect(app.fetch.callsOf('stations.tryStream').map(({ body }) => body)).toEqual([{ url }]);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('row', { name: /^Format MP3 AAC/ })).toBeVisible();
    expect(dialog.getByText('Harbour After Dark')).toBeVisible();
    expect(dialog.getByText(/^48 listeners stay connected/)).toBeVisible();
    expect(app.fetch.callsOf('stations.changeStream')).toEqual([]);
    await next(app);
    expect(await dialog.findByText('2 stations')).toBeVisible();
    await submit(app);
    expect(await screen.findByRole('button', { name: 'Done' })).toHaveFocus();
    const [call, ...others] = app.fetch.callsOf('stations.changeStream');
    expect(others).toEqual([]);
    expect(call?.body).toEqual({ url });
    expect(call?.headers.get('if-match')).toBe('2');
    const switched = within(screen.getByRole('list', { name: 'Switched' })).getAllByRole('listitem');
    expect(switched).toHaveLength(3);
    await app.user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'State of the stream' })).toHaveTextContent(url);
  });

  test('says why an address is not heard, keeps it, and tests it again', async () => {
    const app = await open({ 'stations.tryStream': { ...failedProbe, problem: 'not_resolved' } });
    await openWizard(app);
    await next(app);
    await waitFor(async () => expect(await field()).toBeInvalid());
    expect(await field()).toHaveValue(url);
    expect(await field()).toHaveAccessibleDescription(/No server has this name/);
    const steps = within(screen.getByRole('region', { name: 'Result of the test' }));
    expect(steps.getByText('Name not found')).toBeVisible();
    app.fetch.on('stations.tryStream', streamProbe);
    await next(app);
    expect(await screen.findByRole('heading', { name: 'Step 2 of 3: Effects' })).toBeVisible();
  });

  test.each(['harbour', 'ftp://harbour.example/live', 'https://me:secret@harbour.example/live'])(
    'does not test %s, which is not an address of a stream',
    async (address) => {
      const app = await open();
      await openWizard(app, address);
      await next(app);
      await waitFor(async () => expect(await field()).toBeInvalid());
      expect(app.fetch.callsOf('stations.tryStream')).toEqual([]);
    },
  );

  test('does not switch to the address that it already is', async () => {
    const app = await open();
    await openWizard(app, externalStation.streamUrl ?? '');
    await next(app);
    expect(await screen.findByText('This is the address now.')).toBeVisible();
    expect(app.fetch.callsOf('stations.tryStream')).toEqual([]);
  });

  test('warns before encryption is lost', async () => {
    const app = await open();
    await openWizard(app, 'http://new.harbour.example/rock');
    await next(app);
    expect(await screen.findByText('The new address is not encrypted')).toBeVisible();
  });

  test('after a conflict switches over the newer version', async () => {
    const current = { ...externalStation, name: 'Harbour FM', version: 9 };
    const app = await open({ 'stations.changeStream': problem('resource.version_conflict', { current }) });
    await toConfirm(app);
    await submit(app);
    expect(await screen.findByText(/Someone else has changed this station/)).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('Harbour FM');
    app.fetch.on('stations.changeStream', saved);
    await submit(app);
    await screen.findByRole('button', { name: 'Done' });
    const calls = app.fetch.callsOf('stations.changeStream');
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['2', '9']);
  });

  test('that fails changes nothing, and can be tried again', async () => {
    const app = await open({ 'stations.changeStream': problem('station.stream_unusable') });
    await toConfirm(app);
    await submit(app);
    expect(await screen.findByText(/a moment ago, but not now/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Back to Effects' }));
    await app.user.click(screen.getByRole('button', { name: 'Back to Address' }));
    expect(await field()).toHaveValue(url);
  });

  test('can be taken back while the previous address is on record', async () => {
    const app = await open({ 'stations.get': { ...externalStation, previousUrl } });
    await app.user.click(await screen.findByRole('button', { name: 'Switch back' }));
    expect(await field()).toHaveValue(previousUrl.url);
  });

  test('does not discard the address on a click beside the dialog', async () => {
    const app = await open();
    await openWizard(app);
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(await field()).toHaveValue(url);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
