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

test('the list shows where each widget is used and links to its code', async () => {
  const { user, path: where } = await open();
  const row = within((await screen.findByText('Front page')).closest('tr') as HTMLElement);
  expect(row.getByText('1,873')).toBeVisible();
  expect(row.getByText('blog.radio-aurora.example')).toBeVisible();
  await user.click(row.getByRole('link', { name: 'Code for Front page' }));
  expect(where()).toBe(`${path}?widget=${first.id}#code`);
  await waitFor(() => expect(screen.getByText('Code for your page')).toHaveFocus());
});

test('the first player and its code take two clicks', async () => {
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

test('changing the type applies its default size and name unless customised', async () => {
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

test('[G8] saves with If-Match, once on a double click', async () => {
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

test('a conflict lets the user choose per field', async () => {
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
  await user.click(dialog.getByRole('button', { name: 'Save selection' }));
  await waitFor(() => expect(fetch.callsOf('widgets.update')).toHaveLength(2));
  const [, second] = fetch.callsOf('widgets.update');
  expect(second?.headers.get('if-match')).toBe('9');
  expect(second?.body).toMatchObject({ name: 'Front page of the station', settings: { volume: 30 } });
});

test('shows validation errors on their fields and sends nothing', async () => {
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

test('the preview receives unsaved changes and the chosen state once it is ready', async () => {
  const { user } = await openFirst();
  const messages = await preview();
  const last = () => messages.at(-1);
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

test('leaving with unsaved changes asks for confirmation', async () => {
  const { user } = await openFirst();
  await user.type(await name(), ' of the station');
  await user.click(screen.getByRole('link', { name: 'Geoblocking' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('deleting shows the usage first', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete Front page' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Used on 3 sites in the last 7 days\. Loaded 412 times\./)).toBeVisible();
  expect(fetch.callsOf('widgets.delete')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete widget' }));
  expect(await screen.findByText('The widget was deleted')).toBeVisible();
  expect(fetch.callsOf('widgets.delete')).toHaveLength(1);
});

test('a suspended cast shows its widgets read-only', async () => {
  await renderApp({ path: '/cast/tidewater/widgets', visitor: 'customer' });
  expect(await screen.findByRole('link', { name: 'Front page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create a widget' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('staff see the same page under the admin path', async () => {
  const { user, path: where } = await renderApp({
    path: '/admin/cast/aurora/widgets',
    visitor: 'admin',
  });
  await user.click(await screen.findByRole('link', { name: 'Front page' }));
  expect(where()).toBe(`/admin/cast/aurora/widgets?widget=${first.id}`);
  expect(await screen.findByText('Code for your page')).toBeVisible();
});
