import type { Meta, StoryObj } from '@storybook/react';
import { inTurn, problem } from '@unmuted/api/testing';
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
  title: 'Screens/Sign-in/Sign-in',
  parameters: screenParameters,
  render: renderScreen,
  play: pageIsThere,
  args: { path: '/login' },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

async function submit(canvasElement: HTMLElement, email = 'owner@studio.test') {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'studio-demo-1');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  return canvas;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Sign in' });
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement, 'owner');
    await hasFocus(canvas.getByLabelText('Email'));
    await canvas.findByText('Please enter a full email address, such as name@example.com.');
  },
};
export const Submitting: Story = {
  args: { handlers: { 'alexaSkills.list': () => new Promise<never>(() => {}) } },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    const skills = await canvas.findByText('Skills');
    await waitFor(() => expect(skills.closest('li')).toHaveAttribute('data-state', 'busy'));
  },
};
export const Rejected: Story = {
  args: { handlers: { 'session.authenticateCustomer': problem('auth.invalid_credentials') } },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    await hasFocus(await canvas.findByRole('alert'));
  },
};
const atCode = { 'session.authenticateCustomer': problem('auth.code_required') } as const;
async function reachCode(canvasElement: HTMLElement) {
  const canvas = await submit(canvasElement);
  await hasFocus(await canvas.findByLabelText('Code'));
  return canvas;
}

export const CodeRequired: Story = {
  args: { handlers: atCode },
  play: async ({ canvasElement }) => {
    await reachCode(canvasElement);
  },
};
export const WrongCode: Story = {
  args: {
    handlers: {
      'session.authenticateCustomer': inTurn(problem('auth.code_required'), problem('auth.invalid_code')),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await reachCode(canvasElement);
    await userEvent.type(canvas.getByLabelText('Code'), '000000{Enter}');
    await hasFocus(await canvas.findByRole('alert'));
  },
};
export const RecoveryCode: Story = {
  args: { handlers: atCode },
  play: async ({ canvasElement }) => {
    const canvas = await reachCode(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
    await hasFocus(canvas.getByLabelText('Recovery code'));
  },
};
export const CodeRequiredPhone: Story = { ...CodeRequired, globals: onPhone };
export const CodeRequiredDarkRightToLeft: Story = { ...CodeRequired, globals: { ...inDark, ...mirrored } };
export const Throttled: Story = {
  args: {
    handlers: {
      'session.authenticateCustomer': problem('request.rate_limited', {}, { 'Retry-After': '250' }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement);
    const alert = await canvas.findByRole('alert');
    // The countdown is loaded on demand.
    await waitFor(() => expect(alert).toHaveTextContent(/Try again in 4 min/));
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  },
};
export const ThrottledDarkRightToLeft: Story = { ...Throttled, globals: { ...inDark, ...mirrored } };
export const PasswordChanged: Story = {
  args: { state: { isReset: true, knownEmail: 'owner@studio.test' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your password was changed');
  },
};
const expiresOnSave = {
  path: '/template/pages/setting/profile',
  visitor: 'customer',
  handlers: { 'account.updateCustomerProfile': problem('auth.session_expired') },
} as const;

/** Types into the profile form and saves it, with an expired session. */
async function loseSession(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('First name'), ' Aoife');
  await userEvent.keyboard('{Control>}s{/Control}');
  await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
  await canvas.findByText('Your unsaved changes are kept in this tab');
}

export const SessionExpired: Story = {
  args: expiresOnSave,
  play: async ({ canvasElement }) => loseSession(canvasElement),
};
export const DraftRestored: Story = {
  args: expiresOnSave,
  play: async ({ canvasElement }) => {
    await loseSession(canvasElement);
    const canvas = await submit(canvasElement);
    await canvas.findByText('Your unsaved changes are back');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maeve Aoife');
  },
};
export const StaffWithEmail: Story = {
  args: { path: '/admin' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Username'), 'owner@studio.test');
    await canvas.findByRole('link', { name: 'Sign in here' });
  },
};
export const Staff: Story = { args: { path: '/admin' } };
export const LongText: Story = {
  args: {
    config: { brand: 'Donaudampfschifffahrtsgesellschaftskapitänsradio', company: 'Kapitän & Töchter' },
  },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
