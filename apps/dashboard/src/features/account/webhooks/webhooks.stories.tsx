import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, pageIsThere, screenMeta } from '#/testing/screen-story.tsx';

const path = '/template/pages/setting/webhooks';
const meta = {
  title: 'Screens/Account/Webhooks',
  ...screenMeta(path),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { webhookList, webhooks } = fixtures;
const pathOf = (index: number) => `${path}/${webhooks[index]?.id}`;

export const Default: Story = {};
export const Empty: Story = {
  args: { handlers: { 'webhooks.list': { ...webhookList, items: [], total: 0 } } },
};
export const Loading: Story = { args: { handlers: { 'webhooks.list': neverAnswering() } } };
export const Failed: Story = { args: { handlers: { 'webhooks.list': problem('internal') } } };
export const AddDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add webhook' }));
    await screen.findByRole('dialog', { name: 'Add webhook' });
  },
};
export const One: Story = { args: { path: pathOf(0) } };
export const OneFailing: Story = { args: { path: pathOf(1) } };
export const OneOff: Story = { args: { path: pathOf(2) } };
export const OneNotFound: Story = { args: { path: `${path}/019b2f70-0000-7000-8000-000000000009` } };
export const DeliveryDrawer: Story = {
  args: { path: pathOf(1) },
  play: async ({ canvasElement }) => {
    const [, details] = await within(canvasElement).findAllByRole('button', { name: /^Details/ });
    if (!details) throw new Error('there is no delivery');
    await userEvent.click(details);
    await screen.findByRole('button', { name: 'Send again' });
  },
};
export const OnePhone: Story = { args: { path: pathOf(1) }, globals: onPhone };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
