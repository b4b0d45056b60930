import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { App } from '#/app.tsx';
import { OutputsPanel } from '#/features/station/now-playing/outputs/outputs-panel.tsx';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { createPartApp } from '#/testing/part-harness.tsx';

const stationId = fixtures.station.id;

async function open(options: TestAppOptions = {}) {
  const part = createPartApp(options, (api) => <OutputsPanel api={api} stationId={stationId} />);
  const { app, stop } = await part.start();
  const view = render(<App app={app} />);
  onTestFinished(() => {
    view.unmount();
    stop();
  });
  await act(() => app.router.load());
  return { ...part, user: userEvent.setup() };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function openOutput({ user }: Opened, name: string) {
  await user.click(await screen.findByRole('button', { name: `Details: ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
}

async function openForm({ user }: Opened, service: string) {
  await user.click(await screen.findByRole('button', { name: 'Add output' }));
  await user.click(await screen.findByRole('menuitem', { name: service }));
  return within(await screen.findByRole('dialog', { name: `Add output: ${service}` }));
}

describe('the list', () => {
  test('shows each output with its state, and why one fails', async () => {
    await open();
    const list = within(await screen.findByRole('region', { name: 'Outputs' }));
    for (const state of ['Posting', 'Retrying', 'Failing', 'Turned off', 'Paused'])
      expect((await list.findAllByText(state))[0]).toBeVisible();
    expect(list.getByText('Posting there is not permitted')).toBeVisible();
    expect(list.getByText('3 outputs need attention')).toBeVisible();
    expect(list.getByText('Every 3 songs, at most one in 30 min')).toBeVisible();
  });

  test('offers nothing to change without permission', async () => {
    const opened = await open({ accountRole: 'analyst' });
    const drawer = await openOutput(opened, 'Fediverse');
    expect(await drawer.findByText('Status 503')).toBeVisible();
    for (const name of ['Edit', 'Pause', 'Delete', 'Send test'])
      expect(drawer.queryByRole('button', { name })).toBeNull();
  });

  test('cannot be loaded', async () => {
    await open({ handlers: { 'songOutputs.list': problem('internal') } });
    expect(await screen.findByText('Couldn’t load the outputs')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('a new output', () => {
  test('is added with its target, text and rate; its example follows the text', async () => {
    const opened = await open();
    const { user, fetch } = opened;
    const dialog = await openForm(opened, 'Telegram');
    await user.type(dialog.getByLabelText('Channel or chat'), '@radioaurora');
    await user.type(dialog.getByLabelText('Bot token'), '123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr');
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await user.clear(text);
    await user.click(dialog.getByRole('button', { name: 'Artist' }));
    const example = dialog.getByRole('region', { name: 'Example of a post' });
    expect(example).toHaveTextContent('Orla Finch');
    expect(example).toHaveTextContent('10 of 4,096 characters');
    await user.click(dialog.getByRole('button', { name: 'Add output' }));
    expect(await screen.findByText('Output added')).toBeVisible();
    expect(fetch.callsOf('songOutputs.create')).toMatchObject([
      {
        body: {
          target: { kind: 'telegram', chatId: '@radioaurora', isSilent: true },
          secret: '123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr',
          template: '%artist%',
          everySongs: 1,
          minIntervalS: 0,
        },
      },
    ]);
  });

  test('shows problems at their fields, also those that the server finds', async () => {
    const errors = [{ pointer: '/secret', code: 'pattern' as const, params: {} }];
    const opened = await open({ handlers: { 'songOutputs.create': problem('request.invalid', { errors }) } });
    const { user } = opened;
    const dialog = await openForm(opened, 'Mastodon');
    await user.type(dialog.getByLabelText('Access token'), 'short');
    await user.click(dialog.getByRole('button', { name: 'Add output' }));
    expect(await dialog.findByText(/Enter the https address of an instance/)).toBeVisible();
    const instance = dialog.getByLabelText('Instance');
    await user.clear(instance);
    await user.type(instance, 'https://social.example');
    await user.click(dialog.getByRole('button', { name: 'Add output' }));
    expect(await dialog.findByText('Enter the access token of an application.')).toBeVisible();
  });
});

describe('an output', () => {
  test('keeps its secret when only the text is edited', async () => {
    const opened = await open();
    const { user, fetch } = opened;
    const drawer = await openOutput(opened, 'Fediverse');
    await user.click(drawer.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit output' }));
    await user.type(dialog.getByRole('textbox', { name: 'Text' }), ' now');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fetch.callsOf('songOutputs.update')).toHaveLength(1));
    const body = fetch.callsOf('songOutputs.update')[0]?.body;
    expect(body).toMatchObject({ template: '♪ %title% by %artist% on %station% #nowplaying now' });
    expect(body).not.toHaveProperty('secret');
  });

  test('posts a test and shows the reply', async () => {
    const result = {
      ...fixtures.songOutputResult,
      isTest: true,
      status: 401,
      error: 'unauthorized' as const,
      detail: 'Invalid Webhook Token',
    };
    const opened = await open({ handlers: { 'songOutputs.test': result } });
    const drawer = await openOutput(opened, 'Listeners’ server');
    await opened.user.click(drawer.getByRole('button', { name: 'Send test' }));
    expect(await drawer.findByText('Invalid Webhook Token')).toBeVisible();
    expect(drawer.getByText('Signing in was refused')).toBeVisible();
    expect(drawer.getByText('Status 401')).toBeVisible();
  });

  test('tells that there is no song to post', async () => {
    const opened = await open({ handlers: { 'songOutputs.test': problem('song_output.no_song') } });
    const drawer = await openOutput(opened, 'Listeners’ server');
    await opened.user.click(drawer.getByRole('button', { name: 'Send test' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent(/has not played a song yet/);
  });

  test('is resumed', async () => {
    const opened = await open();
    const drawer = await openOutput(opened, 'Bluesky');
    expect(drawer.getByText('Turned off after 20 songs in a row were refused.')).toBeVisible();
    await opened.user.click(drawer.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Output resumed. The next song is posted.')).toBeVisible();
    expect(opened.fetch.callsOf('songOutputs.update')[0]?.body).toMatchObject({ isEnabled: true });
  });

  test('is deleted after telling what is lost', async () => {
    const opened = await open();
    const { user, fetch } = opened;
    const drawer = await openOutput(opened, 'Fediverse');
    await drawer.findByText('Status 503');
    await user.click(drawer.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/4 entries of the log are deleted too/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete output' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fediverse' })).toBeNull());
    expect(fetch.callsOf('songOutputs.delete')).toHaveLength(1);
  });
});
