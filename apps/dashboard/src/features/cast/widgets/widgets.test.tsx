import { screen, waitFor, within } from '@testing-library/react';
import type { Widget } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { listenAsPreview } from '#/testing/preview-stand-in.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/widgets';
const [first] = fixtures.widgets as [Widget];
const open = (search = '', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: path + search, visitor: 'customer', ...options });
const openFirst = (options?: Partial<TestAppOptions>) => open(`?widget=${first.id}`, options);
const name = () => screen.findByRole('textbox', { name: /^Name/ });
const preview = async () => listenAsPreview(await screen.findByTitle<HTMLIFrameElement>('The widget'));

test('the list tells where each widget is used, and leads to its code', async () => {
  const { user, path: where } = await open();
  const row = within((await screen.findByText('Front page')).closest('tr') as HTMLElement);
  expect(row.getByText('1,873')).toBeVisible();
  expect(row.getByText('blog.radio-aurora.example')).toBeVisible();
  await user.click(row.getByRole('link', { name: 'Code for Front page' }));
  expect(where()).toBe(`${path}?widget=${first.id}#code`);
  await waitFor(() => expect(screen.getByText('Code for your page')).toHaveFocus());
});

test('who has no widget yet has a player with its code after two presses', async () => {
  const made: Widget[] = [];
  const {
    user,
    fetch,
    path: where,
  } = await open('', {
    handlers: {
      'widgets.list': () => fixtures.listOf(made),
      'widgets.create': ({ body }) => {
        const widget = { ...first, ...body, id: 'made-just-now-1' };
        made.push(widget);
        return widget;
      },
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Create a widget' }));
  await user.click(await screen.findByRole('button', { name: 'Save and get the code' }));
  expect(await screen.findByText('The widget was saved')).toBeVisible();
  await waitFor(() => expect(where()).toBe(`${path}?widget=made-just-now-1#code`));
  const [call, ...others] = fetch.callsOf('widgets.create');
  expect(others).toEqual([]);
  expect(call?.body).toMatchObject({
    name: 'Small player',
    type: 'player-small',
    settings: { width: { value: 300, unit: 'px' }, heightPx: 150 },
  });
  expect(screen.getByRole('region', { name: 'Code, HTML' })).toHaveTextContent('title="Radio Aurora"');
});

test('another kind brings its own size and name, unless somebody chose them', async () => {
  const { user, fetch } = await open('?widget=new');
  await user.click(await screen.findByRole('radio', { name: /^Recent songs/ }));
  expect(await name()).toHaveValue('Recent songs');
  expect(screen.getByRole('spinbutton', { name: 'Height' })).toHaveValue('400');
  expect(screen.queryByText('Initial volume')).toBeNull();
  await user.clear(await name());
  await user.type(await name(), 'Evening');
  await user.click(screen.getByRole('radio', { name: /^Large player/ }));
  expect(await name()).toHaveValue('Evening');
  await user.click(screen.getAllByRole('button', { name: 'Save and get the code' })[0] as HTMLElement);
  await waitFor(() => expect(fetch.callsOf('widgets.create')).toHaveLength(1));
  expect(fetch.callsOf('widgets.create')[0]?.body).toMatchObject({ settings: { heightPx: 450 } });
});

test('[G8] a change is sent over the version it began with, and a double press sends it once', async () => {
  const { user, fetch } = await openFirst();
  await user.type(await name(), ' of the station');
  await user.dblClick(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The widget was saved')).toBeVisible();
  const [call, ...others] = fetch.callsOf('widgets.update');
  expect(others).toEqual([]);
  expect(call?.headers.get('if-match')).toBe(String(first.version));
  expect(call?.body).toEqual({
    name: 'Front page of the station',
    type: first.type,
    settings: first.settings,
    allowedSites: first.allowedSites,
  });
});

test('of two changes at once each can be theirs or mine', async () => {
  const theirs = { ...first, name: 'Home', settings: { ...first.settings, volume: 30 }, version: 9 };
  const { user, fetch } = await openFirst({
    handlers: { 'widgets.update': problem('resource.version_conflict', { current: theirs }) },
  });
  await user.type(await name(), ' of the station');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const volume = within(dialog.getByRole('radiogroup', { name: 'Volume' }));
  expect(volume.getByText('30 %')).toBeVisible();
  await user.click(volume.getByRole('radio', { name: /Theirs/ }));
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(fetch.callsOf('widgets.update')).toHaveLength(2));
  const [, second] = fetch.callsOf('widgets.update');
  expect(second?.headers.get('if-match')).toBe('9');
  expect(second?.body).toMatchObject({ name: 'Front page of the station', settings: { volume: 30 } });
});

test('what is wrong is said at its field and not sent', async () => {
  const { user, fetch } = await openFirst();
  const [address] = await screen.findAllByRole('textbox', { name: 'Address' });
  await user.clear(address as HTMLElement);
  await user.type(address as HTMLElement, 'javascript:alert(1)');
  await user.type(screen.getByRole('textbox', { name: /^Sites/ }), 'https://Radio.example/listen,ftp://x,');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(address).toHaveAccessibleDescription(/starting with https/);
  const sites = within(screen.getByRole('list', { name: 'Allowed sites' }));
  expect(sites.getByText('https://radio.example')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Sites/ })).toHaveAccessibleDescription(/expected format/);
  expect(fetch.callsOf('widgets.update')).toEqual([]);
});

test('the preview is told what is not saved yet, once it listens, and the state that is asked for', async () => {
  const { user } = await openFirst();
  const told = await preview();
  const last = () => told.at(-1);
  await waitFor(() =>
    expect(last()).toMatchObject({ playback: 'playing', widget: { castName: 'Radio Aurora' } }),
  );
  await user.click(screen.getByRole('radio', { name: /^Mini player/ }));
  await waitFor(() => expect(last()).toMatchObject({ widget: { type: 'player-mini' } }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Preview as' }), 'off_air');
  await waitFor(() =>
    expect(last()).toMatchObject({
      playback: 'idle',
      status: { reason: 'off_air', track: null, listeners: null },
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Right to left' }));
  await waitFor(() => expect(last()).toMatchObject({ dir: 'rtl' }));
});

test('what is changed is not left by mistake', async () => {
  const { user } = await openFirst();
  await user.type(await name(), ' of the station');
  await user.click(screen.getByRole('link', { name: 'Geoblocking' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('deleting tells its cost in numbers first', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete Front page' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Used on 3 sites in the last 7 days\. Loaded 412 times\./)).toBeVisible();
  expect(fetch.callsOf('widgets.delete')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete widget' }));
  expect(await screen.findByText('The widget was deleted')).toBeVisible();
  expect(fetch.callsOf('widgets.delete')).toHaveLength(1);
});

test('a suspended cast shows its widgets and lets nobody change them', async () => {
  await renderApp({ path: '/cast/tidewater/widgets', visitor: 'customer' });
  expect(await screen.findByRole('link', { name: 'Front page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create a widget' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('the staff has the same below its own address', async () => {
  const { user, path: where } = await renderApp({
    path: '/admin/cast/aurora?show=widgets',
    visitor: 'admin',
  });
  await user.click(await screen.findByRole('link', { name: 'Front page' }));
  expect(where()).toBe(`/admin/cast/aurora?show=widgets&widget=${first.id}`);
  expect(await screen.findByText('Code for your page')).toBeVisible();
});
