import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { busyMachine, pausedMachine, createdMachine } = fixtures;
const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/admin/apps/build-machines', visitor: 'superadmin', ...options });
type Screen = Awaited<ReturnType<typeof open>>;
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const choose = async ({ user }: Screen, machine: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${machine}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('shows what each machine does, linked to the build', async () => {
  await open();
  const row = await rowOf('linux-build-1');
  expect(row.getByText('Online')).toBeVisible();
  expect(row.getByText('android')).toBeVisible();
  expect(row.getByRole('link', { name: 'Radio Aurora' })).toHaveAttribute(
    'href',
    `/admin/apps/android/edit/${busyMachine.build?.app.id}?tab=builds&build=3`,
  );
  expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  expect((await rowOf('Mac mini')).getByText('Paused')).toBeVisible();
  expect(screen.getByText('2 iOS builds wait')).toBeVisible();
  expect(screen.getByText('No machine with its label is online and takes jobs.')).toBeVisible();
});

test('live events move the progress of its build', async () => {
  const app = await open();
  await rowOf('linux-build-1');
  await vi.waitFor(() => expect(app.live.open()).toBe(1));
  const { id, version } = fixtures.app;
  const build = { id: busyMachine.build?.id ?? '', progress: 77, logBytes: 1 };
  act(() =>
    app.live.send({ event: 'app', ts: fixtures.fixtureNow, data: { id, version, state: 'building', build } }),
  );
  await waitFor(async () =>
    expect((await rowOf('linux-build-1')).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '77'),
  );
  expect(app.fetch.callsOf('buildMachines.list')).toHaveLength(1);
});

test('live events change the list, without another request and without the progress that they lack', async () => {
  const app = await open();
  await rowOf('linux-build-1');
  await vi.waitFor(() => expect(app.live.open()).toBe(1));
  const { items, waiting } = fixtures.buildMachineList;
  const send = (changed: typeof items) =>
    act(() =>
      app.live.send({ event: 'machines', ts: fixtures.fixtureNow, data: { items: changed, waiting } }),
    );
  const ofEvent = { ...busyMachine, lastSeenAt: null, build: busyMachine.build && { ...busyMachine.build } };
  if (ofEvent.build) ofEvent.build.progress = null;
  send([{ ...ofEvent, labels: ['android', 'ndk:28'] }, pausedMachine]);
  await waitFor(async () => expect((await rowOf('linux-build-1')).getByText('ndk:28')).toBeVisible());
  expect((await rowOf('linux-build-1')).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  expect((await rowOf('linux-build-1')).getByText('Now')).toBeVisible();
  send([{ ...ofEvent, isOnline: false, build: null, lastSeenAt: '2026-09-14T18:29:00.000Z' }]);
  await waitFor(async () => expect((await rowOf('linux-build-1')).getByText('Offline')).toBeVisible());
  expect((await rowOf('linux-build-1')).queryByText('Now')).not.toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Mac mini/ })).not.toBeInTheDocument();
  expect(app.fetch.callsOf('buildMachines.list')).toHaveLength(1);
});

describe('a new machine', () => {
  test('gets a command with its token, which closes only by its button', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Add machine' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'mac-studio');
    await app.user.click(screen.getByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Register mac-studio' }));
    expect(app.fetch.callsOf('buildMachines.create')[0]?.body).toEqual({ name: 'mac-studio' });
    const command = dialog.getByText(new RegExp(createdMachine.registrationToken));
    expect(command).toHaveTextContent(
      /^sudo -u studio-build STUDIO_RUNNER_TOKEN=\S+ \\ node \/opt\/studio-runner\/src\/main\.ts register \\ --url \S+\/api --labels android$/,
    );
    await app.user.click(dialog.getByRole('radio', { name: 'Both' }));
    expect(command).toHaveTextContent(/--labels ios,android$/);
    await app.user.keyboard('{Escape}');
    await app.user.click(dialog.getByRole('button', { name: 'I’ve copied it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent(createdMachine.registrationToken);
  });

  test('needs a name', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Add machine' }));
    await app.user.click(await screen.findByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid());
    expect(app.fetch.callsOf('buildMachines.create')).toEqual([]);
  });
});

test('is paused and renamed, each without losing the other', async () => {
  const app = await open();
  await choose(app, 'linux-build-1', 'Pause');
  expect(await screen.findByText('The build that runs goes on.')).toBeVisible();
  expect((await rowOf('linux-build-1')).getByText('Paused')).toBeVisible();
  await choose(app, 'Mac mini', 'Rename…');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await app.user.clear(name);
  await app.user.type(name, 'mac-mini-2');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await rowOf('mac-mini-2');
  expect(app.fetch.callsOf('buildMachines.update').map(({ body }) => body)).toEqual([
    { name: 'linux-build-1', isPaused: true },
    { name: 'mac-mini-2', isPaused: true },
  ]);
});

test('deleting says which build starts over', async () => {
  const app = await open();
  await choose(app, 'linux-build-1', 'Delete…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Build 3 of/)).toHaveTextContent(/starts over on another machine/);
  await app.user.click(dialog.getByRole('button', { name: 'Delete machine' }));
  expect(await screen.findByText('Machine deleted')).toBeVisible();
  expect(app.fetch.callsOf('buildMachines.delete')[0]?.path).toEqual({ id: busyMachine.id });
});

test('without machines it says what one is; a failure can be tried again', async () => {
  const empty = await open({ handlers: { 'buildMachines.list': { items: [], waiting: [] } } });
  expect(await screen.findByText('There are no build machines yet')).toBeVisible();
  expect(screen.getByText('docs/guide/build-machines.md')).toBeVisible();
  empty.unmount();
  await open({ handlers: { 'buildMachines.list': problem('internal') } });
  expect(await screen.findByText('Couldn’t load the build machines')).toBeVisible();
});

test('both lists of apps lead to the machines', async () => {
  await open({
    path: '/admin/apps/ios',
    handlers: { 'buildMachines.list': { items: [pausedMachine], waiting: [] } },
  });
  expect(await screen.findByRole('link', { name: 'Build machines' })).toHaveAttribute(
    'href',
    '/admin/apps/build-machines',
  );
});
