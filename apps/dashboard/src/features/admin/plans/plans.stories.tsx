import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Staff/Plans',
  ...screenMeta('/admin/customers/plans', 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('Cast 500');
const answering = (handlers: TestAppOptions['handlers']): TestAppOptions => ({
  path: '/admin/customers/plans',
  visitor: 'admin',
  handlers,
});
const opening =
  (name: string, role: 'dialog' | 'alertdialog'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await screen.findByRole(role);
  };

export const Default: Story = { play: filled };
export const Loading: Story = { args: answering({ 'plans.list': neverAnswering() }) };
export const Empty: Story = {
  args: answering({ 'plans.list': fixtures.listOf([]) }),
  play: showsText('There are no plans yet'),
};
export const Failed: Story = {
  args: answering({ 'plans.list': problem('internal') }),
  play: showsText('Couldn’t load the plans'),
};
export const NewPlan: Story = { play: opening('New plan', 'dialog') };
export const ChangePlan: Story = { play: opening('Change Cast 100', 'dialog') };
export const ArchivePlan: Story = { play: opening('Archive Cast 500', 'alertdialog') };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
