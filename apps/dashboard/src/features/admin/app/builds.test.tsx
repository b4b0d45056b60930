import { act, screen, waitFor, within } from '@testing-library/react';
import { type AppBuild, limits, type App as MobileApp } from '@unmuted/api';
import { fixtures, type MockHandlers, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const { staffApp, runningBuild, queuedBuild, succeededBuild, failedBuild, buildMachineList, busyMachine } =
  fixtures;
const path = `/admin/apps/android/edit/${staffApp.app.id}?tab=builds`;
const earlier = [succeededBuild, failedBuild];

function open(builds: readonly AppBuild[], { state = 'building', handlers = {}, at = path }: Options = {}) {
  return renderApp({
    path: at,
    visitor: 'superadmin',
    handlers: {
      'adminApps.get': { ...staffApp, app: { ...staffApp.app, state, builds: [...builds] } },
      ...handlers,
    },
  });
}
interface Options {
  state?: MobileApp['state'];
  handlers?: MockHandlers;
  at?: string;
}
type Screen = Awaited<ReturnType<typeof open>>;
const card = (number: number) => screen.findByRole('region', { name: `Build ${number}` }).then(within);
const offsetsOf = ({ fetch }: Screen) => fetch.callsOf('appBuilds.getLog').map(({ query }) => query.offset);

/** A log that grows when its text does. */
function growingLog() {
  const log = { text: 'one\ntwo\n' };
  const read: MockHandlers['appBuilds.getLog'] = ({ query }) => ({
    text: log.text.slice(Number(query.offset)),
    nextOffset: log.text.length,
    isComplete: false,
  });
  return { log, read };
}

describe('the log', () => {
  test('is continued where it ended when an event says that it has grown', async () => {
    const { log, read } = growingLog();
    const app = await open([{ ...runningBuild, logBytes: 8 }, ...earlier], {
      handlers: { 'appBuilds.getLog': read },
    });
    expect(await screen.findByText('two')).toBeVisible();
    await vi.waitFor(() => expect(app.live.open()).toBe(1));
    await waitFor(() => expect(offsetsOf(app)).toEqual(['0', '8']));
    log.text = 'one\ntwo\nthree\n';
    const { id, version } = staffApp.app;
    const build = { id: runningBuild.id, progress: 60, logBytes: 14 };
    const data = { id, version, state: 'building', build } as const;
    act(() => app.live.send({ event: 'app', ts: fixtures.fixtureNow, data }));
    expect(await screen.findByText('three')).toBeVisible();
    await waitFor(() => expect(offsetsOf(app)).toEqual(['0', '8', '8', '14']));
    act(() => app.live.send({ event: 'app', ts: fixtures.fixtureNow, data }));
    expect(app.fetch.callsOf('adminApps.get')).toHaveLength(1);
    expect(offsetsOf(app)).toHaveLength(4);
  });

  test('is downloaded whole', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await open(earlier, { state: 'ready' });
    await user.click(await screen.findByRole('button', { name: 'Download log' }));
    expect(click).toHaveBeenCalledOnce();
    const [blob] = create.mock.calls[0] as [Blob];
    expect(await blob.text()).toBe(fixtures.succeededLog.text);
  });

  test('says that it was cut, or deleted', async () => {
    const cut = await open([{ ...succeededBuild, logBytes: limits.buildLogBytes }], { state: 'ready' });
    expect(
      await screen.findByText('The log ends here: it has reached 4.2 MB. The rest was not stored.'),
    ).toBeVisible();
    cut.unmount();
    await open(earlier, {
      state: 'ready',
      handlers: { 'appBuilds.getLog': { text: '', nextOffset: 0, isComplete: false } },
    });
    expect(await screen.findByText('Deleted: logs are kept for 90 days after the build')).toBeVisible();
  });

  test('that can’t be loaded is asked for again', async () => {
    let isDown = true;
    const { user } = await open(earlier, {
      state: 'ready',
      handlers: { 'appBuilds.getLog': () => (isDown ? problem('internal') : fixtures.succeededLog) },
    });
    const retry = await screen.findByRole('button', { name: /again|Retry/i });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText(/^BUILD SUCCESSFUL/)).toBeVisible();
  });
});

test('an earlier build has its own address', async () => {
  const app = await open([runningBuild, ...earlier]);
  await app.user.click(await screen.findByRole('link', { name: 'Build 1' }));
  expect(await screen.findByText(/keystore password was incorrect/)).toBeVisible();
  expect(app.app.router.state.location.search).toEqual({ tab: 'builds', build: 1 });
  const details = await card(1);
  // It has been built again since.
  expect(details.queryByRole('button', { name: 'Upload a file' })).not.toBeInTheDocument();
});

test('files have links, sizes and checksums', async () => {
  await open(earlier, { state: 'ready' });
  const details = await card(2);
  const [file] = succeededBuild.artifacts;
  expect(details.getByRole('link', { name: 'radio-aurora-1.3.0.aab' })).toHaveAttribute('href', file?.url);
  expect(details.getByText('6.4 MB')).toBeVisible();
  expect(details.getByText('SHA-256 7b7b7b7b7b7b…')).toBeVisible();
  expect(details.getByRole('button', { name: 'Copy the SHA-256 of radio-aurora-1.3.0.aab' })).toBeVisible();
});

describe('a build that waits', () => {
  const hint = async (items: typeof buildMachineList.items, count = 1) => {
    const waiting = [{ platform: 'android' as const, count }];
    const app = await open([queuedBuild], {
      state: 'queued',
      handlers: { 'buildMachines.list': { items, waiting } },
    });
    const text = (await screen.findByText(/^Waits for a machine with the label/)).parentElement?.textContent;
    app.unmount();
    return text;
  };
  const free = { ...busyMachine, build: null };

  test('says which machines could take it', async () => {
    expect(await hint([])).toContain('There is none.');
    expect(await hint([fixtures.pausedMachine])).toContain('There is none.');
    expect(await hint([{ ...free, isOnline: false }])).toContain('The only one is not online.');
    expect(await hint([{ ...free, isPaused: true }])).toContain('One is paused.');
    expect(await hint([busyMachine], 3)).toMatch(/builds another app.*3 builds wait in all/);
    expect(await hint([busyMachine, free])).toContain('One is free');
  });
});

test('cancelling says what is lost', async () => {
  const app = await open([{ ...runningBuild, startedAt: new Date(Date.now() - 330_000).toISOString() }]);
  await app.user.click(await screen.findByRole('button', { name: 'Cancel build' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel build 3?' }));
  expect(dialog.getByText(/^It has run for/)).toHaveTextContent(/5.min; that work is lost/);
  await app.user.click(dialog.getByRole('button', { name: 'Cancel build' }));
  expect(await screen.findByText('Build cancelled')).toBeVisible();
  expect(app.fetch.callsOf('appBuilds.cancel')).toHaveLength(1);
  await waitFor(() => expect(app.fetch.callsOf('adminApps.get').length).toBeGreaterThan(1));
});

describe('an upload by hand', () => {
  const choose = async (app: Screen, name: string) => {
    await app.user.click(await screen.findByRole('button', { name: 'Upload a file' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.upload(dialog.getByLabelText('File of the build'), new File(['PK'], name));
    return dialog;
  };
  const refused = (params: Record<string, string>) => ({
    'appBuilds.upload': problem('build.artifact_invalid', { params }),
  });

  test('ends the build, and the app is read again', async () => {
    const app = await open([failedBuild], {
      state: 'build_failed',
      handlers: { 'appBuilds.upload': { ...failedBuild, state: 'succeeded', fault: null } },
    });
    const dialog = await choose(app, 'aurora.aab');
    await app.user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('File uploaded, the build has succeeded')).toBeVisible();
    expect(app.fetch.callsOf('appBuilds.upload')[0]?.path).toMatchObject({ name: 'aurora.aab' });
    await waitFor(() => expect(app.fetch.callsOf('adminApps.get').length).toBeGreaterThan(1));
  });

  test.each([
    [
      { reason: 'package', expected: 'fm.aurora.app', found: 'fm.other' },
      /is fm\.other\. It has to be fm\.aurora\.app/,
    ],
    [{ reason: 'version_code', expected: '11', found: '10' }, /version code in the file is 10/],
    [{ reason: 'unsigned', expected: 'aab' }, /is not signed/],
    [{ reason: 'content', expected: 'aab' }, /no complete \.aab file/],
  ])('a refused file stays chosen, with the reason: %o', async (params, text) => {
    const app = await open([failedBuild], { state: 'build_failed', handlers: refused(params) });
    const dialog = await choose(app, 'aurora.aab');
    await app.user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByText('aurora.aab')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  test('a name that the server would refuse is not sent', async () => {
    const app = await open([failedBuild], { state: 'build_failed' });
    const dialog = await choose(app, 'Radio Aurora (1).aab');
    expect(dialog.getByText(/^Rename the file/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
    expect(app.fetch.callsOf('appBuilds.upload')).toEqual([]);
  });
});
