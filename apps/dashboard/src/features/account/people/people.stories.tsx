import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, networkFailure, neverAnswering } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, pageIsThere, screenMeta } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Account/People',
  ...screenMeta('/template/pages/setting/people'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { people } = fixtures;
const press =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await screen.findByRole(name.startsWith('Remove') ? 'alertdialog' : 'dialog');
  };

export const Default: Story = {};
export const OnePerson: Story = {
  args: { handlers: { 'people.list': { ...people, items: people.items.slice(0, 1), invitations: [] } } },
};
export const Manager: Story = { args: { accountRole: 'manager' } };
export const NotPermitted: Story = { args: { accountRole: 'presenter' } };
export const InviteDialog: Story = { play: press('Invite a person') };
export const ChangeDialog: Story = { play: press('Change the access of Kenji Mori') };
export const RemoveDialog: Story = { play: press('Remove Kenji Mori') };
export const MakeOwnerDialog: Story = { play: press('Make owner: Kenji Mori') };
export const Loading: Story = { args: { handlers: { 'people.list': neverAnswering() } } };
export const Failed: Story = { args: { handlers: { 'people.list': networkFailure() } } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
