import { act, screen, waitFor } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/cast/aurora/settings', visitor: 'customer', ...options });
const name = () => screen.findByDisplayValue('Radio Aurora');
const saveBar = () => screen.queryByRole('region', { name: 'Unsaved changes' });

test('Ctrl+S saves a changed form and does nothing in an unchanged one', async () => {
  const { user, fetch } = await open();
  const field = await name();
  await user.keyboard('{Control>}s{/Control}');
  expect(fetch.callsOf('settings.updateGeneral')).toEqual([]);
  await user.type(field, ' Galway');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(fetch.callsOf('settings.updateGeneral')).toHaveLength(1));
  await waitFor(() => expect(saveBar()).toBeNull());
});

test('shows no message before the first save, and validates on change after it', async () => {
  const { user } = await open();
  const field = await name();
  await user.clear(field);
  await user.tab();
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(field).toHaveFocus();
  await user.type(field, 'Aurora');
  await waitFor(() => expect(field).toBeValid());
});

test('[F7] marks the fields of a 422 by pointer and focuses the first', async () => {
  const { user } = await open({
    handlers: {
      'settings.updateGeneral': problem('request.invalid', {
        errors: [
          { pointer: '/website', code: 'pattern', params: {} },
          { pointer: '/genres/0', code: 'length', params: { max: 30 } },
        ],
      }),
    },
  });
  await user.type(await name(), ' Galway');
  await user.keyboard('{Control>}s{/Control}');
  const genres = screen.getByRole('textbox', { name: /Genres/ });
  await waitFor(() => expect(genres).toBeInvalid());
  expect(screen.getByRole('textbox', { name: /Website/ })).toBeInvalid();
  expect(genres).toHaveFocus();
  expect(screen.getByDisplayValue('Radio Aurora Galway')).toBeVisible();
});

test('keeps edited fields when the resource is read again, and saves over the version of the edit', async () => {
  const { app, user, fetch } = await open();
  const { queryClient } = await app.data.load();
  await user.type(await name(), ' Galway');
  act(() =>
    queryClient.setQueryData(settingsKeys.general('aurora'), {
      ...fixtures.generalSettings,
      name: 'Aurora FM',
      website: 'https://aurora.example/new',
      version: 9,
    }),
  );
  expect(await screen.findByDisplayValue('https://aurora.example/new')).toBeVisible();
  expect(screen.getByDisplayValue('Radio Aurora Galway')).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(fetch.callsOf('settings.updateGeneral')).toHaveLength(1));
  expect(fetch.callsOf('settings.updateGeneral')[0]?.headers.get('if-match')).toBe('4');
});

test('[F7] shows a failure without a field beside the form and keeps the draft', async () => {
  const { user } = await open({ handlers: { 'settings.updateGeneral': problem('request.invalid', {}) } });
  await user.type(await name(), ' Galway');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByText(/Some values are not valid/)).toBeVisible());
  expect(screen.getByDisplayValue('Radio Aurora Galway')).toBeVisible();
});
