import type { Meta, StoryObj } from '@storybook/react';
import { networkFailure, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  hasFocus,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  pageIsThere,
  renderScreen,
  screenParameters,
} from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Sign-in/Registration',
  parameters: screenParameters,
  render: renderScreen,
  play: pageIsThere,
  args: { path: '/register' },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

async function fill(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('First name'), 'Nora');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Lindqvist');
  await userEvent.type(canvas.getByLabelText('Company'), 'Tidal Radio');
  await userEvent.type(canvas.getByLabelText('Email'), 'nora@tidal.example');
  await userEvent.selectOptions(canvas.getByLabelText('Country'), 'SE');
  await userEvent.selectOptions(canvas.getByLabelText('Time zone'), 'Europe/Stockholm');
  await userEvent.click(canvas.getByLabelText('I accept the terms of service.'));
  return canvas;
}
async function submit(canvasElement: HTMLElement) {
  const canvas = await fill(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  return canvas;
}
const headingOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await headingOf(canvasElement, 'Create an account');
  },
};
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await hasFocus(canvas.getByLabelText('First name'));
    await canvas.findByText('Please accept the terms of service to continue.');
  },
};
export const InvalidDarkRightToLeft: Story = { ...Invalid, globals: { ...inDark, ...mirrored } };
export const Throttled: Story = {
  args: { handlers: { 'registration.create': problem('request.rate_limited') } },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await canvas.findByText('Too many attempts. Please wait a moment and try again.');
  },
};
export const Submitting: Story = {
  args: { handlers: { 'registration.create': neverAnswering() } },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await hasFocus(await headingOf(canvasElement, 'Check your email'));
    await expect(canvas.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  },
};
export const SentPhone: Story = { ...Sent, globals: onPhone };
export const SentDarkRightToLeft: Story = { ...Sent, globals: { ...inDark, ...mirrored } };
export const Resent: Story = {
  beforeEach: () => {
    const { now } = Date;
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await headingOf(canvasElement, 'Check your email');
    const { now } = Date;
    Date.now = () => now.call(Date) + 61_000;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await canvas.findByText('We sent the email again to nora@tidal.example.');
  },
};
export const ChoosePassword: Story = {
  args: { path: '/register?token=abc' },
  play: async ({ canvasElement }) => {
    await headingOf(canvasElement, 'Choose your password');
  },
};
export const ChoosePasswordDarkRightToLeft: Story = {
  ...ChoosePassword,
  globals: { ...inDark, ...mirrored },
};
export const ChoosePasswordPhone: Story = { ...ChoosePassword, globals: onPhone };
async function choosePassword(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await headingOf(canvasElement, 'Choose your password');
  await userEvent.type(canvas.getByLabelText('Password'), 'harbour lantern plum');
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  return canvas;
}
export const CommonPassword: Story = {
  args: {
    path: '/register?token=abc',
    handlers: {
      'registration.verify': problem('request.invalid', {
        errors: [{ pointer: '/password', code: 'common', params: {} }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await canvas.findByText('This password is too common. Please choose another one.');
    await hasFocus(canvas.getByLabelText('Password'));
  },
};
export const Verifying: Story = {
  args: { path: '/register?token=abc', handlers: { 'registration.verify': neverAnswering() } },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Verified: Story = {
  args: { path: '/register?token=abc' },
  play: async ({ canvasElement }) => {
    await choosePassword(canvasElement);
    await hasFocus(await headingOf(canvasElement, 'Your account is ready'));
  },
};
export const LinkInvalid: Story = {
  args: { path: '/register?token=old', handlers: { 'registration.verify': problem('auth.invalid_link') } },
  play: async ({ canvasElement }) => {
    await choosePassword(canvasElement);
    await headingOf(canvasElement, 'This link is no longer valid');
  },
};
export const LinkInvalidDarkRightToLeft: Story = { ...LinkInvalid, globals: { ...inDark, ...mirrored } };
export const LinkResent: Story = {
  ...LinkInvalid,
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'nora@tidal.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await hasFocus(await headingOf(canvasElement, 'Check your email'));
  },
};
export const VerificationFailed: Story = {
  args: { path: '/register?token=abc', handlers: { 'registration.verify': networkFailure() } },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    // The notification is an alert too.
    const alerts = canvas.getAllByRole.bind(canvas);
    await waitFor(() => expect(alerts('alert').find((each) => each.closest('form'))).toHaveFocus());
  },
};
export const WithTerms: Story = { args: { config: { termsUrl: 'https://studio.example/terms' } } };
export const LongTextPhone: Story = {
  args: {
    path: '/register?token=abc',
    handlers: {
      'registration.verify': {
        status: 'verified',
        email: 'redaktion.nachtprogramm.donaudampfschifffahrt@kapitaensradio.example',
      },
    },
  },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await choosePassword(canvasElement);
    await headingOf(canvasElement, 'Your account is ready');
  },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
