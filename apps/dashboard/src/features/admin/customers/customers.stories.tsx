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
type Play = NonNullable<Story['play']>;

const filled = showsText('Aurora Media');
const answering = (list: Partial<typeof fixtures.customerList>): TestAppOptions => ({
  path: '/admin/customers',
  visitor: 'admin',
  handlers: { 'adminCustomers.list': { ...fixtures.customerList, ...list } },
});
const many = answering({ items: fixtures.manyCustomers(25), total: 142 });
const selecting =
  (action: string, names: readonly string[], then?: (dialog: HTMLElement) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of names)
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(canvas.getByRole('button', { name: action }));
    await then?.(await screen.findByRole('dialog'));
  };
const some = ['Aurora Media', 'Meadow Lane', 'Polder Pop'];
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
    summary: {
      customers: 0,
      newIn30Days: 0,
      inTrouble: 0,
      renewIn30Days: 0,
      invited: 0,
      overdue: 0,
      plans: [],
    },
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
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /Aurora Media/ }));
    await within(canvasElement).findByRole('button', { name: 'Suspend…' });
  },
};
export const MessageDialog: Story = { play: selecting('Send message…', some) };
export const TagDialog: Story = { play: selecting('Add tags…', some) };
export const UntagDialog: Story = { play: selecting('Remove tags…', some) };
export const SuspendDialog: Story = { play: selecting('Suspend…', some) };
export const SuspendDialogEmpty: Story = { play: selecting('Suspend…', ['Lagoon Radio']) };
export const SuspendDialogResults: Story = {
  args: {
    path: '/admin/customers',
    visitor: 'admin',
    handlers: {
      'adminCustomers.bulk': {
        items: fixtures.customerRows.slice(0, 2).map(({ id }, index) => ({
          id,
          outcome: index === 0 ? 'done' : 'failed',
          code: index === 0 ? null : 'engine.not_configurable',
          casts: index === 0 ? 4 : 0,
        })),
      },
    },
  },
  play: selecting('Suspend…', some, async (dialog) => {
    await userEvent.type(within(dialog).getByRole('textbox'), 'The invoice is overdue.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await screen.findByRole('list', { name: 'Results' });
  }),
};
export const UnsuspendDialog: Story = { play: selecting('Lift the suspension…', [...some, 'Tidewater']) };
export const LongText: Story = {
  args: answering({ items: [longest, ...fixtures.customerRows.slice(1)] }),
  play: showsText(longest.name),
};
export const Phone: Story = { args: many, play: showsText('Company 001'), globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
