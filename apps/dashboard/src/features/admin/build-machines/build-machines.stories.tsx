import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
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

const path = '/admin/apps/build-machines';
const meta = {
  title: 'Screens/Staff/Build machines',
  ...screenMeta(path, 'superadmin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const there = { timeout: 15_000 };
const filled = showsText('linux-build-1');
const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({
  path,
  visitor: 'superadmin',
  handlers,
});
const { buildMachineList, newMachine, busyMachine } = fixtures;
const choosing =
  (machine: string, item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: `Actions for ${machine}` }, there),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const adding: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add machine' }, there));
  await screen.findByRole('dialog');
};
const created: Play = async (context) => {
  await adding(context);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'mac-studio');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  await screen.findByText(/the token is not shown again/);
};

export const Default: Story = { play: filled };
export const AllStates: Story = {
  args: answering({
    'buildMachines.list': {
      items: [
        ...buildMachineList.items,
        { ...busyMachine, id: newMachine.id.replace('e03', 'e04'), name: 'linux-build-2', isOnline: false },
        {
          ...busyMachine,
          id: newMachine.id.replace('e03', 'e05'),
          name: 'linux-build-3-in-the-rack-of-the-second-room',
          labels: ['android', 'ios', 'xcode:26', 'ndk:27'],
          build: null,
        },
        {
          ...newMachine,
          id: newMachine.id.replace('e03', 'e06'),
          name: 'old-mac',
          registrationExpiresAt: '2026-01-01T00:00:00.000Z',
        },
      ],
      waiting: [
        { platform: 'android', count: 1 },
        { platform: 'ios', count: 2 },
      ],
    },
  }),
  play: showsText('Token expired'),
};
export const Empty: Story = {
  args: answering({ 'buildMachines.list': { items: [], waiting: [] } }),
  play: showsText('There are no build machines yet'),
};
export const Loading: Story = { args: answering({ 'buildMachines.list': neverAnswering() }) };
export const Failed: Story = {
  args: answering({ 'buildMachines.list': problem('internal') }),
  play: showsText('Couldn’t load the build machines'),
};
export const AddDialog: Story = { play: adding };
export const AddDialogInvalid: Story = {
  play: async (context) => {
    await adding(context);
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    await screen.findByText('Please fill in this field.');
  },
};
export const AddDialogFull: Story = {
  args: answering({ 'buildMachines.create': problem('resource.limit_reached', { params: { max: 50 } }) }),
  play: async (context) => {
    await adding(context);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'mac-studio');
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    await within(screen.getByRole('dialog')).findByRole('alert');
  },
};
export const TokenDialog: Story = { play: created };
export const RenameDialog: Story = { play: choosing('Mac mini', 'Rename…', 'dialog') };
export const DeleteDialog: Story = { play: choosing('linux-build-1', 'Delete…', 'alertdialog') };
export const DeleteDialogUnregistered: Story = { play: choosing('Mac Studio', 'Delete…', 'alertdialog') };
export const AllStatesPhone: Story = { ...AllStates, globals: onPhone };
export const TokenDialogPhone: Story = { ...TokenDialog, globals: onPhone };
export const TokenDialogDark: Story = { ...TokenDialog, globals: inDark };
export const EmptyJapanese: Story = { args: Empty.args ?? {}, globals: inJapanese };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const French: Story = { globals: { locale: 'fr' } };
export const Chinese: Story = { globals: inChinese };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { ...AllStates, globals: mirrored };
