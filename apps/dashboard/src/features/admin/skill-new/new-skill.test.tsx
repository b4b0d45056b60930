import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/admin/alexa/new', visitor: 'admin', ...options });
const { id: customerId } = fixtures.adminCustomer;
const chosen = `/admin/alexa/new?customer=${customerId}`;
type App = Awaited<ReturnType<typeof open>>;

async function choose({ user }: App, field: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: field }));
  // Stations come after casts.
  const found = (await screen.findAllByRole('option', { name: option })).at(-1);
  await user.click(found as HTMLElement);
}

test('creates a skill of a station, with the language of the customer, and opens it', async () => {
  const app = await open();
  const { user, fetch, path } = app;
  await choose(app, 'Customer', /Aurora/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Station or cast' })).toBeEnabled());
  await choose(app, 'Station or cast', /Radio Aurora/);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Radio Aurora');
  expect(screen.getByText('English (US)')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Aurora One');
  await user.click(screen.getByRole('button', { name: 'Create skill' }));
  await waitFor(() => expect(path()).toBe(`/admin/alexa/edit/${fixtures.staffSkill.skill.id}`));
  expect(fetch.callsOf('adminSkills.create')[0]?.body).toMatchObject({
    name: 'Aurora One',
    source: { id: expect.any(String) },
    locales: ['en-US'],
  });
});

test('says at once what Amazon’s rules and the sound of other names mean for the name', async () => {
  const app = await open({
    path: chosen,
    handlers: { 'adminSkills.listSimilar': fixtures.skillTooNearNames },
  });
  const { user, fetch } = app;
  await screen.findByDisplayValue('Aurora Media');
  await choose(app, 'Station or cast', /Radio Aurora/);
  const check = within(screen.getByRole('region', { name: 'Invocation names' }));
  expect(await check.findByText('radio aurora')).toBeVisible();
  expect(await check.findByText(/radio arora/)).toBeVisible();
  expect(check.getByText(/Alexa would mix them up/)).toBeVisible();
  expect(fetch.callsOf('adminSkills.listSimilar').at(-1)?.query).toEqual({
    name: 'radio aurora',
    locale: 'en-US',
  });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Echo');
  expect(await check.findByText('Amazon would refuse it')).toBeVisible();
});

test('needs a customer, something to play and a name', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'Create skill' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer' })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  expect(fetch.callsOf('adminSkills.create')).toEqual([]);
});

test('a station that was deleted in the meantime is an error at its field', async () => {
  const app = await open({
    path: chosen,
    handlers: { 'adminSkills.create': problem('skill.source_unknown') },
  });
  await screen.findByDisplayValue('Aurora Media');
  await choose(app, 'Station or cast', /Radio Aurora/);
  await app.user.click(screen.getByRole('button', { name: 'Create skill' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Station or cast' })).toBeInvalid());
});
