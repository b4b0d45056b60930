import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem, rawReply } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

type Rendered = Awaited<ReturnType<typeof renderApp>>;

const form = () => within(document.querySelector('form') as HTMLElement);

async function submit({ user }: Pick<Rendered, 'user'>, email: string, password: string) {
  const emailField = await screen.findByLabelText('Email');
  if (email) await user.type(emailField, email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** A response that is released by the test. */
function deferred<T>(value: T) {
  let release = () => {};
  const reply = new Promise<T>((resolve) => {
    release = () => resolve(value);
  });
  return { reply: () => reply, release };
}

test('an empty form is not sent: each field has an error and the first has focus', async () => {
  const { user, fetch } = await renderApp({ path: '/login' });
  await submit({ user }, '', '');
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(fetch.calls).toEqual([]);
});

test('an invalid address is not sent', async () => {
  const { user, fetch } = await renderApp({ path: '/login' });
  await submit({ user }, 'owner@studio', 'studio-demo-1');
  expect(screen.getByText('Please enter a full email address, such as name@example.com.')).toBeVisible();
  expect(fetch.calls).toEqual([]);
});

test('correcting a field clears its error', async () => {
  const { user } = await renderApp({ path: '/login' });
  await submit({ user }, '', 'studio-demo-1');
  await user.type(screen.getByLabelText('Email'), 'o');
  expect(screen.queryByText('Please fill in this field.')).toBeNull();
});

test('a password of spaces is accepted', async () => {
  const { user, fetch } = await renderApp({ path: '/login' });
  await submit({ user }, 'owner@studio.test', '   ');
  await waitFor(() => expect(fetch.calls[0]?.operationId).toBe('session.authenticateCustomer'));
});

test('while signing in the button is busy and ignores clicks', async () => {
  const session = deferred(fixtures.customerSession);
  const { user, fetch } = await renderApp({
    path: '/login',
    handlers: { 'session.authenticateCustomer': session.reply },
  });
  await submit({ user }, 'owner@studio.test', 'studio-demo-1');
  const button = screen.getByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await user.click(button);
  expect(fetch.calls.map(({ operationId }) => operationId)).toEqual(['session.authenticateCustomer']);
  session.release();
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
});

test('the four steps show the progress of the lists, also when one fails', async () => {
  const skills = deferred(fixtures.alexaSkillList);
  const { user } = await renderApp({
    path: '/login',
    handlers: { 'onePages.list': problem('internal'), 'alexaSkills.list': skills.reply },
  });
  await submit({ user }, 'owner@studio.test', 'studio-demo-1');
  const skillsStep = (await screen.findByText('Skills')).closest('li');
  await waitFor(() => expect(skillsStep).toHaveAttribute('data-state', 'busy'));
  expect(screen.getByText('Products').closest('li')).toHaveAttribute('data-state', 'done');
  expect(screen.getByText('Sites').closest('li')).toHaveAttribute('data-state', 'failed');
  expect(screen.getByText('Apps').closest('li')).toHaveAttribute('data-state', 'waiting');
  skills.release();
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
});

test('a rejected sign-in shows a focused alert and keeps the input', async () => {
  const { user } = await renderApp({
    path: '/login',
    handlers: {
      'session.authenticateCustomer': problem('auth.invalid_credentials', { message: 'Not this time.' }),
    },
  });
  await submit({ user }, 'owner@studio.test', 'wrong');
  await screen.findByText('Not this time.');
  expect(form().getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('owner@studio.test');
});

test('a rejection is not shown on the other sign-in page', async () => {
  const { user } = await renderApp({
    path: '/login',
    handlers: {
      'session.authenticateCustomer': problem('auth.invalid_credentials', { message: 'Not this time.' }),
    },
  });
  await submit({ user }, 'owner@studio.test', 'wrong');
  await screen.findByText('Not this time.');
  await user.click(screen.getByRole('link', { name: 'Administrator sign-in' }));
  await screen.findByLabelText('Username');
  expect(screen.queryByText('Not this time.')).toBeNull();
});

test('leaving the sign-in page cancels a pending sign-in', async () => {
  const session = deferred(fixtures.customerSession);
  const { user, fetch, path, storage } = await renderApp({
    path: '/login',
    handlers: { 'session.authenticateCustomer': session.reply },
  });
  await submit({ user }, 'owner@studio.test', 'studio-demo-1');
  await waitFor(() => expect(fetch.calls).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Administrator sign-in' }));
  await screen.findByLabelText('Username');
  session.release();
  expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled');
  expect([path(), storage.length]).toEqual(['/admin', 0]);
});

test('without a server message it shows “Login failed”', async () => {
  const { user } = await renderApp({
    path: '/login',
    handlers: {
      'session.authenticateCustomer': rawReply(() => new Response('bad gateway', { status: 502 })),
    },
  });
  await submit({ user }, 'owner@studio.test', 'studio-demo-1');
  expect(await screen.findByText('Login failed')).toBeVisible();
});

test('a response without a token is rejected', async () => {
  const { user, path } = await renderApp({
    path: '/login',
    handlers: { 'session.authenticateCustomer': { ...fixtures.customerSession, token: '' } },
  });
  await submit({ user }, 'owner@studio.test', 'studio-demo-1');
  expect(await screen.findByText('Token not found in response')).toBeVisible();
  expect(path()).toBe('/login');
});

test('an email address on the admin sign-in shows a hint to the customer sign-in', async () => {
  const { user, path } = await renderApp({ path: '/admin' });
  await user.type(await screen.findByLabelText('Username'), 'owner@studio.test');
  await user.click(screen.getByRole('link', { name: 'Sign in here' }));
  await waitFor(() => expect(path()).toBe('/login'));
});

test('an admin signs in and no list is loaded', async () => {
  const { user, fetch, path } = await renderApp({ path: '/admin' });
  await user.type(await screen.findByLabelText('Username'), 'superadmin');
  await user.type(screen.getByLabelText('Password'), 'studio-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(path()).toBe('/admin/dashboard'));
  const lists = ['products.list', 'onePages.list', 'alexaSkills.list', 'mobileApps.list'];
  expect(fetch.calls.filter(({ operationId }) => lists.includes(operationId))).toEqual([]);
});

test('changing the language changes the page', async () => {
  const { user } = await renderApp({ path: '/login' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), '日本語');
  expect(await screen.findByRole('heading', { level: 1, name: 'サインイン' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ja');
});
