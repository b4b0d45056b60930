import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, networkFailure, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  hasFocus,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  pageIsThere,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Account/Two-step sign-in',
  ...screenMeta('/template/pages/setting/second-step'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const on = { 'mfa.get': fixtures.mfaOn };

async function begin(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // By role rather than name, because the story also runs in Japanese and right-to-left.
  await canvas.findByRole('heading', { level: 2 });
  const password = canvasElement.querySelector<HTMLInputElement>('main input[type=password]');
  if (!password?.form) throw new Error('there is no password to ask for');
  await userEvent.type(password, 'studio-demo-1{Enter}');
  await canvas.findByRole('img');
  return canvas;
}

async function turnOn(canvasElement: HTMLElement) {
  const canvas = await begin(canvasElement);
  await userEvent.type(canvas.getByRole('textbox'), '123456{Enter}');
  return canvas;
}

async function toCodes({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = await turnOn(canvasElement);
  await canvas.findByText(fixtures.recoveryCodes[0] ?? '');
}

export const Off: Story = {};
export const Loading: Story = { args: { handlers: { 'mfa.get': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'mfa.get': networkFailure() } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};
export const WrongPassword: Story = {
  args: { handlers: { 'mfa.start': problem('auth.incorrect_password') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = await canvas.findByLabelText('Your password');
    await userEvent.type(password, 'wrong{Enter}');
    await canvas.findByText('That is not your current password.');
    await hasFocus(password);
  },
};
export const SetUp: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
  },
};
export const SetUpPhone: Story = { ...SetUp, globals: onPhone };
export const SetUpDark: Story = { ...SetUp, globals: inDark };
export const SetUpRightToLeft: Story = { ...SetUp, globals: mirrored };
export const SetUpJapanese: Story = { ...SetUp, globals: inJapanese };
export const WrongCode: Story = {
  args: { handlers: { 'mfa.confirm': problem('auth.invalid_code') } },
  play: async ({ canvasElement }) => {
    const canvas = await turnOn(canvasElement);
    await canvas.findByText('That code is not valid.');
    await hasFocus(canvas.getByLabelText('Code'));
  },
};
export const RecoveryCodes: Story = { play: toCodes };
export const RecoveryCodesPhone: Story = { play: toCodes, globals: onPhone };
export const RecoveryCodesDark: Story = { play: toCodes, globals: inDark };
export const RecoveryCodesRightToLeft: Story = { play: toCodes, globals: mirrored };
export const RecoveryCodesJapanese: Story = { play: toCodes, globals: inJapanese };
export const LeaveDialog: Story = {
  play: async ({ canvasElement }) => {
    await toCodes({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Sessions' }));
    await screen.findByRole('dialog', { name: 'Leave without the recovery codes?' });
  },
};
export const On: Story = { args: { handlers: on } };
export const FewCodesLeft: Story = {
  args: { handlers: { 'mfa.get': { ...fixtures.mfaOn, recoveryCodesLeft: 2 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Only 2 recovery codes are left');
  },
};
export const NoCodesLeft: Story = {
  args: { handlers: { 'mfa.get': { ...fixtures.mfaOn, recoveryCodesLeft: 0 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No recovery code is left');
  },
};
export const TurnOffDialog: Story = {
  args: { handlers: { ...on, 'mfa.disable': problem('auth.invalid_code') } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }));
    await userEvent.type(dialog.getByLabelText('Your password'), 'studio-demo-1');
    await userEvent.type(dialog.getByLabelText('Code'), '000000{Enter}');
    await dialog.findByText('That code is not valid.');
  },
};
export const Staff: Story = {
  args: { path: '/admin/settings/account/second-step', visitor: 'admin', handlers: on },
};
const required = {
  path: '/admin/settings/account/second-step',
  visitor: 'admin',
  state: { returnTo: '/admin/cast' },
} as const;
export const StaffRequired: Story = {
  args: required,
  play: showsText('Set up two-step sign-in to continue'),
};
export const StaffRequiredOn: Story = {
  args: { ...required, handlers: on },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Continue' });
  },
};
export const Phone: Story = { args: { handlers: on }, globals: onPhone };
export const Dark: Story = { args: { handlers: on }, globals: inDark };
export const Japanese: Story = { args: { handlers: on }, globals: inJapanese };
export const RightToLeft: Story = { args: { handlers: on }, globals: mirrored };
