import { act, screen, waitFor } from '@testing-library/react';
import { fixtures, inTurn, type MockHandlers, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const required = problem('auth.code_required', { message: 'Enter the code.' });
const wrong = problem('auth.invalid_code', { message: 'That code is not valid.' });

async function atTheCode(then: MockHandlers['session.authenticateCustomer'] = fixtures.customerSession) {
  let isFirst = true;
  const view = await renderApp({
    path: '/login',
    handlers: {
      'session.authenticateCustomer': (call) => {
        if (isFirst) {
          isFirst = false;
          return required;
        }
        return typeof then === 'function' ? then(call) : (then ?? wrong);
      },
    },
  });
  const { user } = view;
  await user.type(await screen.findByLabelText('Email'), 'owner@studio.test');
  await user.type(screen.getByLabelText('Password'), 'studio-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const field = await screen.findByLabelText('Code');
  return { ...view, field };
}

test('a missing code replaces the two fields with the code field, without an alert', async () => {
  const { field } = await atTheCode();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Email')).not.toBeVisible();
});

test('the code is sent with the address and password entered before', async () => {
  const { user, field, fetch, path } = await atTheCode();
  await user.type(field, ' 123456 ');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(fetch.callsOf('session.authenticateCustomer').map(({ body }) => body)).toEqual([
    { email: 'owner@studio.test', password: 'studio-demo-1' },
    { email: 'owner@studio.test', password: 'studio-demo-1', code: '123456' },
  ]);
});

test('[F7] a wrong code shows a focused alert and keeps the field', async () => {
  const { user, field } = await atTheCode(wrong);
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('That code is not valid.');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(screen.getByLabelText('Code')).toHaveValue('000000');
});

test('[F7] an empty code shows a field error and is not sent', async () => {
  const { user, field, fetch } = await atTheCode();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(fetch.calls).toHaveLength(1);
});

test('a code of fewer than six characters is not sent', async () => {
  const { user, field, fetch } = await atTheCode();
  await user.type(field, '12345');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Please enter at least 6 characters.')).toBeVisible();
  expect(fetch.calls).toHaveLength(1);
});

test('a recovery code is sent as the code', async () => {
  const { user, fetch } = await atTheCode();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  const field = screen.getByLabelText('Recovery code');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Each works once/);
  await user.type(field, '7h3k-9qpd-2mxa{Enter}');
  await waitFor(() =>
    expect(fetch.callsOf('session.authenticateCustomer')[1]?.body).toMatchObject({ code: '7h3k-9qpd-2mxa' }),
  );
});

test('Back restores the fields, focuses the password and drops the code', async () => {
  const { user, field, fetch } = await atTheCode();
  await user.type(field, '123456');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const password = screen.getByLabelText('Password');
  expect(password).toBeVisible();
  expect(password).toHaveFocus();
  expect(password).toHaveValue('studio-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(fetch.callsOf('session.authenticateCustomer')).toHaveLength(2));
  expect(fetch.callsOf('session.authenticateCustomer')[1]?.body).not.toHaveProperty('code');
});

test('a code challenge does not carry over to the other sign-in page', async () => {
  const { user } = await atTheCode();
  await user.click(screen.getByRole('link', { name: 'Administrator sign-in' }));
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('an admin is asked for a code too', async () => {
  const { user, path, fetch } = await renderApp({
    path: '/admin',
    handlers: { 'session.authenticateAdmin': inTurn(required, fixtures.adminSession) },
  });
  await user.type(await screen.findByLabelText('Username'), 'superadmin');
  await user.type(screen.getByLabelText('Password'), 'studio-demo-1{Enter}');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/dashboard'));
  expect(fetch.callsOf('session.authenticateAdmin')[1]?.body).toEqual({
    username: 'superadmin',
    password: 'studio-demo-1',
    code: '123456',
  });
});

async function throttled(retryAfter: string) {
  const view = await renderApp({
    path: '/login',
    handlers: {
      'session.authenticateCustomer': problem(
        'request.rate_limited',
        { message: 'Too many tries.' },
        { 'Retry-After': retryAfter },
      ),
    },
  });
  const { user } = view;
  await user.type(await screen.findByLabelText('Email'), 'owner@studio.test');
  await user.type(screen.getByLabelText('Password'), 'studio-demo-1{Enter}');
  await screen.findByRole('alert');
  return view;
}

test('[F7] after too many attempts the alert counts down and the button is disabled', async () => {
  await throttled('250');
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(/Too many tries\.Try again in 4 min (10|9) s\./));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  expect(screen.getByLabelText('Email')).toHaveValue('owner@studio.test');
  expect(screen.getByLabelText('Password')).toHaveValue('studio-demo-1');
});

test('[F7] the wait is announced once, not every second', async () => {
  await throttled('250');
  const status = await screen.findByText(/^Try again in 4 min (10|9) s\.$/, { selector: '[role=status]' });
  const text = status.textContent;
  const seen = screen.getByText(/^Try again in/, { selector: '[aria-hidden]' });
  const before = seen.textContent;
  await waitFor(() => expect(seen.textContent).not.toBe(before), { timeout: 5000 });
  expect(status.textContent).toBe(text);
});

test('the button works again after the wait', async () => {
  const { fetch, user } = await throttled('1');
  const button = screen.getByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(button).toBeEnabled(), { timeout: 5000 });
  expect(screen.getByRole('alert')).toHaveTextContent('You can try again now.');
  await user.click(button);
  await waitFor(() => expect(fetch.callsOf('session.authenticateCustomer')).toHaveLength(2));
});

test('after a password reset sign-in shows a notice and the address', async () => {
  const { app } = await renderApp({ path: '/error-page' });
  await act(() =>
    app.router.navigate({ to: '/login', state: { isReset: true, knownEmail: 'owner@studio.test' } }),
  );
  expect(await screen.findByText('Your password was changed')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('owner@studio.test');
});
