import type { Meta, StoryObj } from '@storybook/react';
import { neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, within } from 'storybook/test';
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
  title: 'Screens/Sign-in/Forgotten password',
  parameters: screenParameters,
  render: renderScreen,
  play: pageIsThere,
  args: { path: '/forgot-password' },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

async function submit(canvasElement: HTMLElement, email = 'nora@tidal.example') {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
  return canvas;
}
async function choose(canvasElement: HTMLElement, again = 'harbour lantern plum') {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('New password'), 'harbour lantern plum');
  await userEvent.type(canvas.getByLabelText('New password again'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }));
  return canvas;
}

export const Default: Story = {};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement, 'nora');
    await canvas.findByText('Please enter a full email address, such as name@example.com.');
    await hasFocus(canvas.getByLabelText('Email'));
  },
};
export const Submitting: Story = {
  args: { handlers: { 'registration.requestPasswordReset': neverAnswering() } },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await hasFocus(await canvas.findByRole('heading', { name: 'Check your email' }));
  },
};
export const SentDarkRightToLeft: Story = { ...Sent, globals: { ...inDark, ...mirrored } };
export const Throttled: Story = {
  args: { handlers: { 'registration.requestPasswordReset': problem('request.rate_limited') } },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await canvas.findByText('Too many attempts. Please wait a moment and try again.');
  },
};
export const ThrottledDarkRightToLeft: Story = { ...Throttled, globals: { ...inDark, ...mirrored } };

const link = { path: '/forgot-password?token=abc' };
export const NewPassword: Story = { args: link };
export const WeakPassword: Story = {
  args: link,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('New password'), '1234567890');
    await canvas.findByText('Weak');
  },
};
export const PasswordMismatch: Story = {
  args: link,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'harbour lantern plums');
    await hasFocus(canvas.getByLabelText('New password again'));
    await canvas.findByText('The passwords don’t match.');
  },
};
export const CommonPassword: Story = {
  args: {
    ...link,
    handlers: {
      'registration.resetPassword': problem('request.invalid', {
        errors: [{ pointer: '/password', code: 'common', params: {} }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await canvas.findByText('This password is too common. Please choose another one.');
    await hasFocus(canvas.getByLabelText('New password'));
  },
};
export const CommonPasswordDarkRightToLeft: Story = {
  ...CommonPassword,
  globals: { ...inDark, ...mirrored },
};
export const LinkInvalid: Story = {
  args: { ...link, handlers: { 'registration.resetPassword': problem('auth.invalid_link') } },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await hasFocus(await canvas.findByRole('heading', { name: 'This link is no longer valid' }));
  },
};
export const LinkInvalidDarkRightToLeft: Story = { ...LinkInvalid, globals: { ...inDark, ...mirrored } };
export const PasswordChanged: Story = {
  args: link,
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement);
    await canvas.findByText('Your password was changed');
  },
};
export const NewPasswordPhone: Story = { args: link, globals: onPhone };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
