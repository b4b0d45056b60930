import type { Meta, StoryObj } from '@storybook/react';
import { networkFailure, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  hasFocus,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  pageIsThere,
  screenMeta,
} from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Account/Password',
  ...screenMeta('/template/pages/setting/password'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

async function change(canvasElement: HTMLElement, again = 'harbour lantern plum') {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Current password'), 'studio-demo-1');
  await userEvent.type(canvas.getByLabelText('New password'), 'harbour lantern plum');
  await userEvent.type(canvas.getByLabelText('New password again'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  return canvas;
}

export const Default: Story = {};
export const Saving: Story = {
  args: { handlers: { 'account.changePassword': neverAnswering() } },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await canvas.findByText('2 other sessions were signed out.');
  },
};
export const WrongPassword: Story = {
  args: { handlers: { 'account.changePassword': problem('auth.incorrect_password') } },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await canvas.findByText('That is not your current password.');
    await hasFocus(canvas.getByLabelText('Current password'));
  },
};
export const CodeRequired: Story = {
  args: { handlers: { 'account.changePassword': problem('auth.second_step_required') } },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await hasFocus(await canvas.findByLabelText('Code'));
  },
};
export const CodeRequiredDarkRightToLeft: Story = { ...CodeRequired, globals: { ...inDark, ...mirrored } };
export const CommonPassword: Story = {
  args: {
    handlers: {
      'account.changePassword': problem('request.invalid', {
        errors: [{ pointer: '/newPassword', code: 'common', params: {} }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await canvas.findByText('This password is too common. Please choose another one.');
  },
};
export const PasswordMismatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement, 'harbour lantern plun');
    await canvas.findByText('The passwords don’t match.');
  },
};
export const Throttled: Story = {
  args: { handlers: { 'account.changePassword': problem('request.rate_limited') } },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await hasFocus(await within(canvas.getByRole('main')).findByRole('alert'));
  },
};
export const Offline: Story = {
  args: { handlers: { 'account.changePassword': networkFailure() } },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await hasFocus(await within(canvas.getByRole('main')).findByRole('alert'));
  },
};
export const SessionsUnknown: Story = {
  args: { handlers: { 'account.listSessions': problem('internal') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Saving signs you out everywhere else.');
  },
};
export const Staff: Story = { args: { path: '/admin/settings/account/password', visitor: 'admin' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
