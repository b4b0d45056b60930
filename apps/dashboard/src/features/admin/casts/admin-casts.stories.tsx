import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Staff/Casts',
  ...screenMeta('/admin/cast', 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const filled = showsText('Radio Aurora');
const choosing =
  (name: RegExp, item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const answering = (list: Partial<typeof fixtures.adminCastList>): TestAppOptions => ({
  path: '/admin/cast',
  visitor: 'admin',
  handlers: { 'adminCasts.list': { ...fixtures.adminCastList, ...list } },
});
const many = answering({ items: fixtures.manyAdminCasts(25), total: 214 });
const longest = {
  ...fixtures.adminCastRows[0],
  name: 'Donaudampfschifffahrtsgesellschaftsradio Passau-Innstadt',
  customer: { ...fixtures.castCustomer, company: 'Österreichisch-Bayerische Rundfunkgenossenschaft' },
  listeners: 100_000,
  listenerLimit: 100_000,
} as (typeof fixtures.adminCastRows)[number];

export const Default: Story = { play: filled };
export const ManyPages: Story = { args: many, play: showsText('Station 001') };
export const Loading: Story = {
  args: { path: '/admin/cast', visitor: 'admin', handlers: { 'adminCasts.list': neverAnswering() } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
  },
};
export const Empty: Story = {
  args: answering({ items: [], total: 0 }),
  play: showsText('There are no casts yet'),
};
export const NoResults: Story = {
  args: { ...answering({ items: [], total: 0 }), path: '/admin/cast?q=nowhere&state=suspended' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Clear filters' });
  },
};
export const Failed: Story = {
  args: { path: '/admin/cast', visitor: 'admin', handlers: { 'adminCasts.list': problem('internal') } },
  play: showsText('Couldn’t load the casts'),
};
export const EngineDown: Story = {
  args: answering({
    engine: fixtures.engineDown,
    items: fixtures.adminCastRows.map((row) => ({ ...row, state: 'unknown', listeners: null, since: null })),
  }),
  play: showsText('The streaming engine isn’t responding'),
};
export const EngineOff: Story = {
  args: answering({
    engine: fixtures.engineOff,
    items: fixtures.adminCastRows.map((row) => ({ ...row, state: 'unknown', listeners: null, since: null })),
  }),
  play: showsText('No streaming engine is connected'),
};
export const SuspendDialog: Story = { play: choosing(/Actions for Radio Aurora/, 'Suspend…', 'dialog') };
export const LiftSuspensionDialog: Story = {
  play: choosing(/Actions for Tidewater/, 'Lift the suspension…', 'alertdialog'),
};
export const CreateDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New cast' }));
    await screen.findByRole('dialog');
  },
};
export const BulkDialog: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Radio Aurora/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message…' }));
    await screen.findByRole('dialog');
  },
};
export const LongText: Story = {
  args: answering({ items: [longest, ...fixtures.adminCastRows.slice(1)] }),
  play: showsText(longest.name),
};
export const Phone: Story = { args: many, play: showsText('Station 001'), globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
