import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, networkFailure, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
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

const path = '/template/pages/setting/profile';
const meta = {
  title: 'Screens/Account/Profile',
  ...screenMeta(path),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

async function rename(canvasElement: HTMLElement, to = 'Niamh') {
  const canvas = within(canvasElement);
  const firstName = await canvas.findByLabelText('First name');
  await userEvent.clear(firstName);
  if (to) await userEvent.type(firstName, to);
  return { canvas, firstName };
}

async function save(canvasElement: HTMLElement, to?: string) {
  const named = await rename(canvasElement, to);
  await userEvent.click(named.canvas.getByRole('button', { name: 'Save changes' }));
  return named;
}

const long = {
  ...fixtures.customerUser,
  firstName: 'Maximilian-Alexander',
  lastName: 'Donaudampfschifffahrtsgesellschaftskapitän',
  company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  email: 'maximilian-alexander.donaudampfschifffahrtsgesellschaftskapitaen@aurora-media.example',
};

export const Default: Story = {};
export const Loading: Story = { args: { handlers: { 'session.getCustomer': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'session.getCustomer': problem('internal') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};
export const UnsavedChanges: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await rename(canvasElement);
    await canvas.findByText('You have unsaved changes.');
  },
};
export const Saving: Story = {
  args: { handlers: { 'account.updateCustomerProfile': neverAnswering() } },
  play: async ({ canvasElement }) => {
    const { canvas } = await save(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await save(canvasElement);
    await canvas.findByText('All changes saved.');
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, firstName } = await save(canvasElement, '');
    await canvas.findByText('Please fill in this field.');
    await hasFocus(firstName);
  },
};
export const Offline: Story = {
  args: { handlers: { 'account.updateCustomerProfile': networkFailure() } },
  play: async ({ canvasElement }) => {
    const { canvas } = await save(canvasElement);
    await hasFocus(await within(canvas.getByRole('main')).findByRole('alert'));
  },
};
export const LeaveDialog: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = await rename(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Password' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
  },
};
export const ChangeEmailDialog: Story = {
  args: { handlers: { 'account.requestEmailChange': problem('auth.incorrect_password') } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change email address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email address' }));
    await userEvent.type(dialog.getByLabelText('New email address'), 'new@studio.test');
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await dialog.findByText('That is not your current password.');
    await hasFocus(dialog.getByLabelText('Your password'));
  },
};
export const EmailLinkSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email address' }));
    await userEvent.type(dialog.getByLabelText('New email address'), 'new@studio.test');
    await userEvent.type(dialog.getByLabelText('Your password'), 'studio-demo-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await canvas.findByText('We sent a link to new@studio.test');
  },
};
export const EmailConfirmed: Story = {
  args: { path: `${path}?emailToken=abc` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your email address is now owner@studio.test');
  },
};
export const EmailLinkInvalid: Story = {
  args: {
    path: `${path}?emailToken=abc`,
    handlers: { 'account.confirmEmailChange': problem('auth.invalid_link') },
  },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByText('Your email address was not changed');
    await hasFocus(title.closest('[role=alert]'));
  },
};
export const Staff: Story = { args: { path: '/admin/settings/account/profile', visitor: 'superadmin' } };
export const LongText: Story = { args: { handlers: { 'session.getCustomer': long } } };
export const LongTextPhone: Story = {
  args: { handlers: { 'session.getCustomer': long } },
  globals: onPhone,
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
