import type { Meta, StoryObj } from '@storybook/react';
import type { SilencePolicyList } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inChinese,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const path = '/admin/silence/policies';
const meta = {
  title: 'Screens/Admin/SilencePolicies',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { silencePolicyList } = fixtures;
const filled = showsText('Night shift');
const showing = (change: Partial<SilencePolicyList>): TestAppOptions => ({
  path,
  visitor: 'admin',
  handlers: { 'silencePolicies.list': { ...silencePolicyList, ...change } },
});

export const Default: Story = { play: filled };
export const TellsNobody: Story = {
  args: showing({
    items: silencePolicyList.items.map((row) => ({ ...row, isEnabled: true, recipients: 0 })),
  }),
  play: showsText('Tells nobody'),
};
export const LimitReached: Story = {
  args: showing({ limit: 3 }),
  play: showsText('There can be 3 policies. Delete one to create another one.'),
};
export const NewPolicyDialog: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New policy' }));
    await within(document.body).findByRole('dialog');
  },
};
export const DeleteDialog: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const [menu] = within(canvasElement).getAllByRole('button', { name: /^Actions/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete…' }));
    await within(document.body).findByRole('alertdialog');
  },
};
export const Empty: Story = { args: showing({ items: [] }), play: showsText('There are no policies yet') };
export const Loading: Story = {
  args: { path, visitor: 'admin', handlers: { 'silencePolicies.list': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, visitor: 'admin', handlers: { 'silencePolicies.list': problem('internal') } },
  play: showsText('Couldn’t load the policies'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Chinese: Story = { play: filled, globals: inChinese };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
