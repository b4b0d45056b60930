import { screen, waitFor, within } from '@testing-library/react';
import { inTurn, type MockHandlers, networkFailure, neverAnswering, problem } from '@unmuted/api/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const typed = {
  first: 'Nora',
  last: 'Lindqvist',
  email: 'nora@tidal.example',
  password: 'harbour lantern plum',
};

const form = () => within(document.querySelector('form') as HTMLElement);

async function open(handlers: MockHandlers = {}, path = '/register') {
  const view = await renderApp({ path, handlers });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

async function fill({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) {
  await user.type(screen.getByLabelText('First name'), typed.first);
  await user.type(screen.getByLabelText('Last name'), typed.last);
  await user.type(screen.getByLabelText('Email'), typed.email);
  await user.selectOptions(screen.getByLabelText('Country'), 'Sweden');
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Stockholm');
  await user.click(screen.getByLabelText('I accept the terms of service.'));
}
const send = ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) =>
  user.click(screen.getByRole('button', { name: 'Create account' }));

describe('the form', () => {
  test('sends the form with the accepted terms version and the newsletter choice', async () => {
    const { user, fetch } = await open();
    await fill({ user });
    await send({ user });
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(fetch.callsOf('registration.create').map(({ body }) => body)).toEqual([
      {
        firstName: 'Nora',
        lastName: 'Lindqvist',
        email: 'nora@tidal.example',
        country: 'SE',
        timezone: 'Europe/Stockholm',
        locale: 'en',
        acceptedTerms: '2026-11',
        marketing: false,
      },
    ]);
  });

  test('guesses country and time zone from the browser', async () => {
    await open();
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('United States');
    expect(screen.getByLabelText('Time zone')).toHaveValue(
      new Intl.DateTimeFormat().resolvedOptions().timeZone,
    );
  });

  test('[F7] marks each invalid field and focuses the first, without a toast', async () => {
    const { user, fetch, app } = await open();
    await user.type(screen.getByLabelText('Email'), 'nora@tidal');
    await send({ user });
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(screen.getByText('Please enter a full email address, such as name@example.com.')).toBeVisible();
    expect(screen.getByLabelText('I accept the terms of service.')).toHaveAccessibleDescription(
      'Please accept the terms of service to continue.',
    );
    expect(fetch.calls).toEqual([]);
    expect(app.toaster.loaded()?.store.getSnapshot()).toEqual([]);
  });

  test('[F7] shows server errors on their fields', async () => {
    const { user } = await open({
      'registration.create': problem('request.invalid', {
        errors: [{ pointer: '/company', code: 'pattern', params: {} }],
      }),
    });
    await fill({ user });
    await user.type(screen.getByLabelText(/^Company/), 'Tidal Radio');
    await send({ user });
    const field = screen.getByLabelText(/^Company/);
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Tidal Radio');
  });

  test('[F7] too many attempts show a focused alert', async () => {
    const { user } = await open({ 'registration.create': problem('request.rate_limited') });
    await fill({ user });
    await send({ user });
    const alert = await form().findByRole('alert');
    expect(alert).toHaveTextContent('Too many attempts.');
    await waitFor(() => expect(alert).toHaveFocus());
  });

  test('is sent once on repeated clicks', async () => {
    const { user, fetch } = await open({ 'registration.create': neverAnswering() });
    await fill({ user });
    await user.type(screen.getByLabelText('Email'), '{Enter}{Enter}');
    await send({ user });
    await waitFor(() => expect(fetch.callsOf('registration.create')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('changing the account language changes the page language and the order of the names', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('First name'), 'Nora');
    await user.selectOptions(screen.getByLabelText('Account language'), '日本語');
    await screen.findByRole('heading', { level: 1, name: 'アカウントの作成' });
    const names = screen.getAllByRole('textbox').slice(0, 2);
    expect(names.map((field) => field.getAttribute('name'))).toEqual(['lastName', 'firstName']);
    expect(names[1]).toHaveValue('Nora');
  });

  test('links to the terms when their URL is configured', async () => {
    await renderApp({ path: '/register', config: { termsUrl: 'https://studio.example/terms' } });
    expect(await screen.findByRole('link', { name: 'terms of service' })).toHaveAttribute(
      'href',
      'https://studio.example/terms',
    );
  });
});

describe('after the form', () => {
  async function sent(handlers: MockHandlers = {}) {
    const view = await open(handlers);
    await fill(view);
    await send(view);
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    return view;
  }

  test('shows the address and focuses the heading', async () => {
    await sent();
    expect(screen.getByText(typed.email)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('the email cannot be resent within a minute', async () => {
    await sent();
    expect(screen.getByRole('button', { name: /^Send again in (1\smin|\d+\ss)$/ })).toBeDisabled();
  });

  test('the email can be resent after a minute, with a confirmation, then again after another minute', async () => {
    const { user, fetch } = await sent();
    const now = Date.now.bind(Date);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
    onTestFinished(() => clock.mockRestore());
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(`We sent the email again to ${typed.email}.`)).toBeVisible();
    expect(fetch.callsOf('registration.resendVerification').map(({ body }) => body)).toEqual([
      { email: typed.email },
    ]);
    expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  });

  test('[F7] a rate-limited resend shows how long to wait', async () => {
    const { user } = await sent({
      'registration.resendVerification': problem('request.rate_limited', {}, { 'Retry-After': '300' }),
    });
    const now = Date.now.bind(Date);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
    onTestFinished(() => clock.mockRestore());
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Too many attempts. Please wait a moment and try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send again in (5|4)\smin/ })).toBeDisabled();
  });

  test('the address can be changed without losing the other fields', async () => {
    const { user } = await sent();
    await user.click(screen.getByRole('button', { name: 'Wrong address? Change it' }));
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    expect(screen.getByLabelText('First name')).toHaveValue(typed.first);
    expect(screen.getByLabelText('Email')).toHaveValue(typed.email);
  });
});

describe('the emailed link', () => {
  async function choose(handlers: MockHandlers = {}, password = typed.password) {
    const view = await open(handlers, '/register?token=abc');
    await view.user.type(screen.getByLabelText('Password'), password);
    await send(view);
    return view;
  }

  test('[I5] asks for a password before it creates the account', async () => {
    const { fetch } = await open({}, '/register?token=abc');
    await screen.findByRole('heading', { level: 1, name: 'Choose your password' });
    expect(fetch.calls).toEqual([]);
  });

  test('creates the account with that password and removes the token from the URL', async () => {
    const { fetch, path } = await choose();
    await screen.findByRole('heading', { level: 1, name: 'Your account is ready' });
    await waitFor(() => expect(path()).toBe('/register'));
    expect(fetch.callsOf('registration.verify').map(({ body }) => body)).toEqual([
      { token: 'abc', password: typed.password },
    ]);
  });

  test('leads to sign-in with the address filled in', async () => {
    const { user, path } = await choose({
      'registration.verify': { status: 'verified', email: typed.email },
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(screen.getByLabelText('Email')).toHaveValue(typed.email);
  });

  test('shows the password strength while typing', async () => {
    const { user } = await open({}, '/register?token=abc');
    const password = screen.getByLabelText('Password');
    await user.type(password, 'qwertyuiop12');
    expect(screen.getByText('Weak')).toBeVisible();
    expect(screen.getByText('Sequences such as 1234 or qwerty add little.')).toBeVisible();
    await user.clear(password);
    await user.type(password, typed.password);
    expect(screen.getByText('Strong')).toBeVisible();
  });

  test('[F7] a short password is not sent', async () => {
    const { fetch } = await choose({}, 'short');
    expect(await screen.findByText('Please enter between 10 and 128 characters.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(fetch.calls).toEqual([]);
  });

  test('[F7] a rejected password shows a field error', async () => {
    await choose({
      'registration.verify': problem('request.invalid', {
        errors: [{ pointer: '/password', code: 'common', params: {} }],
      }),
    });
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This password is too common/));
    expect(field).toHaveFocus();
    expect(field).toHaveValue(typed.password);
  });

  test('[F7] an expired link can be requested again', async () => {
    const { user, fetch } = await choose({ 'registration.verify': problem('auth.invalid_link') });
    const heading = await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.type(screen.getByLabelText('Email'), typed.email);
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(fetch.callsOf('registration.resendVerification')[0]?.body).toEqual({ email: typed.email });
  });

  test('[F7] a failed confirmation can be retried', async () => {
    const view = await choose({
      'registration.verify': inTurn(networkFailure(), { status: 'verified', email: typed.email }),
    });
    const alert = await form().findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await send(view);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your account is ready' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(view.fetch.callsOf('registration.verify')).toHaveLength(2);
  });
});
