import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/admin/settings/team/audit';
const meta = {
  title: 'Screens/Staff/Audit log',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (handlers: NonNullable<TestAppOptions['handlers']>, query = ''): TestAppOptions => ({
  path: path + query,
  visitor: 'admin',
  handlers,
});
const { auditEntries, auditList, auditVerification } = fixtures;
const many = Array.from({ length: 25 }, (_, index) => ({
  ...(auditEntries[index % auditEntries.length] as (typeof auditEntries)[number]),
  id: String(20_000 - index),
}));
/** A billing system creates a cast for a customer. */
const createdByKey = {
  ...(auditEntries[0] as (typeof auditEntries)[number]),
  action: 'cast.created' as const,
  key: { id: '01980000-0000-7000-8000-0000000000b2', name: 'Billing', lastFour: 'p7Kd' },
  before: null,
  after: { name: 'Radio Aurora', plan: 'Cast 250', listenerLimit: 250, products: ['cast: Radio Aurora'] },
};
const openNested: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Widget changed' }));
  await within(await screen.findByRole('dialog')).findByRole('list', { name: 'settings' });
};
const filled = showsText('Cast limits changed');
const verifying: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Verify the log' }));
};

export const Default: Story = { play: filled };
export const ManyPages: Story = {
  args: answering({ 'audit.list': { ...auditList, items: many, total: 2_418, pageSize: 25 } }),
  play: filled,
};
export const Loading: Story = { args: answering({ 'audit.list': neverAnswering() }) };
export const Empty: Story = {
  args: answering({ 'audit.list': { ...auditList, items: [], total: 0 } }),
  play: showsText('No entries yet'),
};
export const NoResults: Story = {
  args: answering({ 'audit.list': { ...auditList, items: [], total: 0 } }, '?kind=system'),
  play: showsText('No entries match'),
};
export const Failed: Story = {
  args: answering({ 'audit.list': problem('internal') }),
  play: showsText('Couldn’t load the audit log'),
};
export const Details: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: 'Cast limits changed' });
    await userEvent.click(button as HTMLElement);
    await screen.findByRole('dialog');
  },
};
export const NestedDetails: Story = { play: openNested };
export const NestedDetailsPhone: Story = { play: openNested, globals: onPhone };
export const CreatedByKey: Story = {
  args: answering({ 'audit.list': { ...auditList, items: [createdByKey], total: 1 } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cast created' }));
    await within(await screen.findByRole('dialog')).findByText('…p7Kd');
  },
};
export const Verified: Story = {
  play: async (context) => {
    await verifying(context);
    await showsText('9,036 entries are unchanged')(context);
  },
};
export const Manipulated: Story = {
  args: answering({ 'audit.verify': { ...auditVerification, isIntact: false, brokenAt: '9031' } }),
  play: async (context) => {
    await verifying(context);
    await showsText('The log was manipulated')(context);
  },
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
