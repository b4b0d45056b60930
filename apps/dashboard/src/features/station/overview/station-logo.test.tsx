import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { station, upload } = fixtures;
const path = `/station/${station.id}`;
const file = new File(['picture'], 'logo.png', { type: 'image/png' });
let decode: () => Promise<void>;

beforeEach(() => {
  decode = () => Promise.resolve();
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 1_000;
      naturalHeight = 800;
      src = '';
      decode = () => decode();
    },
  );
  URL.createObjectURL = vi.fn(() => 'blob:logo');
  URL.revokeObjectURL = vi.fn();
});

const open = (change: object = {}, handlers: TestAppOptions['handlers'] = {}) =>
  renderApp({
    path,
    visitor: 'customer',
    handlers: { 'stations.get': { ...station, ...change }, ...handlers },
  });

async function choose(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.upload(await screen.findByLabelText('Picture'), file);
  return within(await screen.findByRole('dialog', { name: 'Choose the part to show' }));
}
const save = () => screen.findByRole('button', { name: 'Save changes' });
const logo = () => screen.queryByRole('img', { name: 'Logo of Radio Aurora' });

describe('the logo of a station', () => {
  test('is cropped by keyboard, uploaded and saved with the form', async () => {
    const { user, fetch } = await open();
    const dialog = await choose(user);
    (await dialog.findByRole('application')).focus();
    await user.keyboard('+');
    await user.click(dialog.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(logo()).toHaveAttribute('src', upload.url));
    const [sent] = fetch.callsOf('uploads.create');
    expect(sent?.query).toEqual({ kind: 'image.station', crop: '180,80,640,640' });
    expect(fetch.callsOf('stations.update')).toEqual([]);
    await user.click(await save());
    expect(await screen.findByText('Settings saved')).toBeVisible();
    const [call] = fetch.callsOf('stations.update');
    expect(call?.body).toEqual({ name: station.name, timezone: station.timezone, logoId: upload.id });
  });

  test('stays when the other fields are saved, and is removed on request', async () => {
    const saved = { ...station, logoUrl: upload.url, version: 3 };
    const { user, fetch } = await open({ logoUrl: upload.url }, { 'stations.update': saved });
    await user.type(await screen.findByRole('textbox', { name: /Name of the station/ }), ' One');
    await user.click(await save());
    await waitFor(() => expect(fetch.callsOf('stations.update')).toHaveLength(1));
    expect(fetch.callsOf('stations.update')[0]?.body).not.toHaveProperty('logoId');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(
      'Logo: the saved picture to no logo',
    );
    await user.click(await save());
    await waitFor(() => expect(fetch.callsOf('stations.update')).toHaveLength(2));
    expect(fetch.callsOf('stations.update')[1]?.body).toMatchObject({ logoId: null });
  });

  test.each([
    ['upload.type_unsupported', { found: 'animated', accepted: 'image/png' }, /Animated images/],
    ['upload.dimensions', { width: 90, height: 90, rule: 'min_side', limit: 128 }, /90 × 90.*128 × 128/],
    ['upload.unreadable', {}, /damaged/],
  ] as const)(
    'that the server refuses (%s) is named in the dialog, and nothing is lost',
    async (code, params, text) => {
      const { user, fetch } = await open(
        { logoUrl: upload.url },
        { 'uploads.create': problem(code, { params }) },
      );
      const dialog = await choose(user);
      await dialog.findByRole('application');
      await user.click(dialog.getByRole('button', { name: 'Use this part' }));
      expect(await dialog.findByText(text)).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Use this part' })).toBeEnabled();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(logo()).toHaveAttribute('src', upload.url);
      expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
      expect(fetch.callsOf('stations.update')).toEqual([]);
    },
  );

  test('that is not a picture is refused before it is uploaded', async () => {
    decode = () => Promise.reject(new Error('not an image'));
    const { user, fetch } = await open();
    const dialog = await choose(user);
    expect(await dialog.findByRole('alert')).toHaveTextContent('not a PNG, JPEG or WebP file');
    expect(dialog.getByRole('button', { name: 'Use this part' })).toBeDisabled();
    expect(fetch.callsOf('uploads.create')).toEqual([]);
  });

  test('that is gone when the form is saved is an error of its field', async () => {
    const errors = [{ pointer: '/logoId', code: 'enum' as const, params: {} }];
    const { user } = await open({}, { 'stations.update': problem('request.invalid', { errors }) });
    const dialog = await choose(user);
    await dialog.findByRole('application');
    await user.click(dialog.getByRole('button', { name: 'Use this part' }));
    await user.click(await save());
    expect(await screen.findByText('This picture is no longer stored. Choose it again.')).toBeVisible();
  });

  test('is in the header of every page of the station', async () => {
    await open({ logoUrl: upload.url });
    await screen.findByRole('heading', { level: 1 });
    const sources = [...document.querySelectorAll('[data-part="leading"] img')].map((each) =>
      each.getAttribute('src'),
    );
    expect(sources).toEqual([upload.url]);
  });
});
