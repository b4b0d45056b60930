import type { Meta, StoryObj } from '@storybook/react';
import { networkFailure, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
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
  title: 'Screens/Account/Language and time',
  ...screenMeta('/template/pages/setting/language'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

async function choose(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const main = within(await canvas.findByRole('main'));
  await userEvent.selectOptions(await main.findByLabelText('Language'), 'fr');
  await userEvent.selectOptions(main.getByLabelText('Time zone'), 'America/St_Johns');
  await userEvent.click(main.getByRole('button', { name: 'Save changes' }));
  return main;
}

export const Default: Story = {};
export const Loading: Story = { args: { handlers: { 'session.getCustomer': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'session.getCustomer': problem('internal') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const main = await choose(canvasElement);
    await main.findByText('Toutes les modifications sont enregistrées.');
  },
};
export const Invalid: Story = {
  args: {
    handlers: {
      'account.updateCustomerProfile': problem('request.invalid', {
        errors: [{ pointer: '/timezone', code: 'enum', params: {} }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const main = await choose(canvasElement);
    await main.findByText('Please choose one of the available options.');
    await hasFocus(main.getByLabelText('Time zone'));
  },
};
export const Offline: Story = {
  args: { handlers: { 'account.updateCustomerProfile': networkFailure() } },
  play: async ({ canvasElement }) => {
    const main = await choose(canvasElement);
    await hasFocus(await main.findByRole('alert'));
  },
};
export const Staff: Story = { args: { path: '/admin/settings/account/language', visitor: 'admin' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
