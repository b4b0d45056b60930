import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const path = '/cast/aurora/settings';
const patiently = { timeout: 10_000 };

async function openHistory(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByTestId('history-button', {}, patiently));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, patiently);
  return within(dialog);
}

/** Opens the confirmation of the last version that can be restored: the initial one. */
async function openRestore(canvasElement: HTMLElement) {
  const dialog = await openHistory(canvasElement);
  const buttons = await dialog.findAllByTestId('restore-button', {}, patiently);
  await userEvent.click(buttons.at(-1) as HTMLElement);
  return within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
}

/** The dialog fades in. */
const isShown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const listed: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const dialog = await openHistory(canvasElement);
  const [button] = await dialog.findAllByTestId('restore-button', {}, patiently);
  await isShown(button as HTMLElement);
};

const meta = {
  title: 'Screens/Shared/History',
  ...screenMeta(path),
  play: listed,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

export const Default: Story = {};
/** A change of the streams that the server rolled back. */
export const RolledBack: Story = {
  args: { path: `${path}?tab=streams` },
  play: async ({ canvasElement }) => {
    await isShown(await (await openHistory(canvasElement)).findByText(/Automatic/));
  },
};
export const ManyChanges: Story = {
  args: {
    handlers: {
      'revisions.list': ({ query, path: { section } }) => {
        const { items } = fixtures.revisions[section];
        return { items, total: 25, page: Number(query.page ?? 1), pageSize: 20 };
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openHistory(canvasElement);
    await isShown(await dialog.findByRole('button', { name: 'Show older changes' }));
  },
};
export const Empty: Story = {
  args: { handlers: { 'revisions.list': fixtures.listOf([]) } },
  play: async ({ canvasElement }) => {
    await isShown(await (await openHistory(canvasElement)).findByText('No changes yet'));
  },
};
export const Loading: Story = {
  args: { handlers: { 'revisions.list': neverAnswering() } },
  play: async ({ canvasElement }) => {
    await isShown(await (await openHistory(canvasElement)).findByRole('status'));
  },
};
export const Failed: Story = {
  args: { handlers: { 'revisions.list': problem('internal') } },
  play: async ({ canvasElement }) => {
    const dialog = await openHistory(canvasElement);
    await isShown(await dialog.findByRole('alert', {}, patiently));
  },
};
export const ReadOnly: Story = {
  args: { path: '/cast/tidewater/settings' },
  play: async ({ canvasElement }) => {
    const dialog = await openHistory(canvasElement);
    const [button] = await dialog.findAllByTestId('restore-button', {}, patiently);
    await expect(button).toBeDisabled();
  },
};
export const RestoreDialog: Story = {
  play: async ({ canvasElement }) => {
    await isShown((await openRestore(canvasElement)).getByText('Genres'));
  },
};
export const RestoreDialogUnsavedChanges: Story = {
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByDisplayValue('Radio Aurora', {}, patiently);
    await userEvent.type(name, ' Galway');
    await isShown((await openRestore(canvasElement)).getByText(/You have unsaved changes/));
  },
};
export const RestoreDialogInvalid: Story = {
  args: {
    handlers: {
      'revisions.restore': problem('request.invalid', {
        errors: [{ pointer: '/genres/0', code: 'length', params: { min: 2 } }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openRestore(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await isShown(await dialog.findByText(/no longer valid: Genres/));
  },
};
export const RestoreDialogConflict: Story = {
  args: { handlers: { 'revisions.restore': problem('resource.version_conflict') } },
  play: async ({ canvasElement }) => {
    const dialog = await openRestore(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await isShown(await dialog.findByText('Someone else changed this in the meantime.'));
  },
};
export const Staff: Story = {
  args: { path: '/admin/cast/aurora/settings?tab=limits', visitor: 'admin' },
};
export const Phone: Story = {
  globals: onPhone,
  play: async (context) => {
    await listed(context);
    const { scrollWidth, clientWidth } = context.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
