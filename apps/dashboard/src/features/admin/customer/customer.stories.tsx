import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = `/admin/customers/${fixtures.adminCustomer.id}`;
const meta = {
  title: 'Screens/Staff/Customer',
  ...screenMeta(path, 'superadmin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const filled = showsText('Harbour Sessions');
const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({
  path,
  visitor: 'superadmin',
  handlers,
});
const choosing =
  (item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const opening =
  (name: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await screen.findByRole('dialog');
  };
const withPerson =
  (item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Actions for Maeve O’Brien' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const withCast =
  (item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Actions for Atlantic Talk' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const withSite =
  (name: string, item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: `Actions for the site ${name}` }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const noData = { items: [], total: 0, page: 1, pageSize: 25 };

export const Default: Story = { play: filled };
export const Invited: Story = {
  args: answering({ 'adminCustomers.get': fixtures.invitedCustomer, 'adminCustomers.listNotes': noData }),
  play: showsText(/Invitation sent to/),
};
export const Disabled: Story = {
  args: answering({ 'adminCustomers.get': fixtures.disabledCustomer }),
  play: showsText('Unpaid since May'),
};
export const Loading: Story = {
  args: answering({ 'adminCustomers.get': neverAnswering() }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Customer' });
  },
};
export const Empty: Story = {
  args: answering({
    'adminCustomers.get': { ...fixtures.adminCustomer, productList: [], signIns: [], mails: [], tags: [] },
    'adminCustomers.listNotes': noData,
    'adminCustomers.listEvents': noData,
  }),
  play: showsText('No products yet'),
};
export const Failed: Story = {
  args: answering({ 'adminCustomers.get': problem('internal') }),
  play: showsText('Couldn’t load the customer'),
};
export const PartlyFailed: Story = {
  args: answering({
    'adminCustomers.listNotes': problem('internal'),
    'adminCustomers.listEvents': problem('internal'),
  }),
  play: showsText('Couldn’t load the notes'),
};
export const NotFound: Story = {
  args: answering({ 'adminCustomers.get': problem('resource.not_found') }),
  play: showsText('There is no such customer'),
};
export const ViewAsDialog: Story = { play: opening('View as customer') };
export const EditDialog: Story = { play: opening('Edit') };
export const DisableDialog: Story = { play: choosing('Disable…', 'dialog') };
export const EnableDialog: Story = {
  args: answering({ 'adminCustomers.get': fixtures.disabledCustomer }),
  play: choosing('Enable…', 'alertdialog'),
};
export const SignOutDialog: Story = { play: choosing('Sign everyone out…', 'alertdialog') };
export const CancelInvitationDialog: Story = {
  args: answering({ 'adminCustomers.get': fixtures.invitedCustomer }),
  play: choosing('Cancel the invitation…', 'alertdialog'),
};
export const DeleteDialog: Story = { play: choosing('Delete…', 'alertdialog') };
export const EmailDialog: Story = { play: withPerson('Change the email address…', 'dialog') };
export const ResetDialog: Story = { play: withPerson('Reset the second step…', 'alertdialog') };
export const SuspendDialog: Story = { play: withCast('Suspend…', 'dialog') };
export const PlanDialog: Story = { play: withCast('Change plan…', 'alertdialog') };
export const TransferDialog: Story = { play: withCast('Transfer to another customer…', 'alertdialog') };
export const TerminateDialog: Story = { play: withCast('Terminate…', 'alertdialog') };
export const WithoutSites: Story = {
  args: answering({ 'customerSites.list': noData }),
  play: showsText('No sites yet'),
};
export const CreateSiteDialog: Story = { play: opening('Add site') };
export const TakeDownDialog: Story = { play: withSite('Radio Aurora', 'Take down…', 'dialog') };
export const ReinstateSiteDialog: Story = { play: withSite('Atlantic Talk', 'Reinstate…', 'alertdialog') };
export const AllowSiteCodeDialog: Story = {
  play: withSite('Radio Aurora', 'Allow custom code…', 'alertdialog'),
};
export const WithdrawSiteCodeDialog: Story = {
  play: withSite('Atlantic Talk', 'Withdraw custom code…', 'alertdialog'),
};
export const DeleteSiteDialog: Story = { play: withSite('Harbour Sessions', 'Delete…', 'alertdialog') };
export const AddAppDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add app' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Android app…' }));
    await screen.findByRole('dialog');
  },
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
