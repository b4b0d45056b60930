import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Staff/Customers',
  ...screenMeta('/admin/customers', 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('Aurora Media');
const answering = (list: Partial<typeof fixtures.customerList>): TestAppOptions => ({
  path: '/admin/customers',
  visitor: 'admin',
  handlers: { 'adminCustomers.list': { ...fixtures.customerList, ...list } },
});
const many = answering({ items: fixtures.manyCustomers(25), total: 142 });
const longest = {
  ...fixtures.customerRows[0],
  name: 'Österreichisch-Bayerische Rundfunkgenossenschaft Passau-Innstadt',
  tags: ['Partner since the beginning', 'Prefers letters'],
} as (typeof fixtures.customerRows)[number];

export const Default: Story = { play: filled };
export const ManyPages: Story = { args: many, play: showsText('Company 001') };
export const Loading: Story = {
  args: {
    path: '/admin/customers',
    visitor: 'admin',
    handlers: { 'adminCustomers.list': neverAnswering() },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
  },
};
export const Empty: Story = {
  args: answering({
    items: [],
    total: 0,
    summary: { customers: 0, newIn30Days: 0, inTrouble: 0, renewIn30Days: 0, invited: 0 },
  }),
  play: showsText('There are no customers yet'),
};
export const NoResults: Story = {
  args: { ...answering({ items: [], total: 0 }), path: '/admin/customers?q=nowhere&state=disabled' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Clear filters' });
  },
};
export const Failed: Story = {
  args: {
    path: '/admin/customers',
    visitor: 'admin',
    handlers: { 'adminCustomers.list': problem('internal') },
  },
  play: showsText('Couldn’t load the customers'),
};
export const EngineDown: Story = {
  args: answering({
    items: fixtures.customerRows.map((row) => ({ ...row, castsOffAir: null, listeners: null })),
    summary: { ...fixtures.customerList.summary, inTrouble: null },
  }),
  play: filled,
};
export const InviteDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite customer' }));
    await screen.findByRole('dialog');
  },
};
export const InviteDialogInvalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite customer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await dialog.findByText('Please choose a country.');
  },
};
export const LongText: Story = {
  args: answering({ items: [longest, ...fixtures.customerRows.slice(1)] }),
  play: showsText(longest.name),
};
export const Phone: Story = { args: many, play: showsText('Company 001'), globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
