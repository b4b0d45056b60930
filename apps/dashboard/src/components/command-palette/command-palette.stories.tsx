import type { Meta, StoryObj } from '@storybook/react';
import { problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  renderScreen,
  screenParameters,
} from '#/testing/screen-story.tsx';

async function openPalette(canvasElement: HTMLElement) {
  const [button] = await within(canvasElement).findAllByRole('button', { name: /Search|検索/ });
  await userEvent.click(button as HTMLElement);
  const page = within(canvasElement.ownerDocument.body);
  const field = await page.findByRole('combobox', { name: /Search|検索/ });
  // A modal ignores pointer events until shortly after it opens.
  await waitFor(() => expect(getComputedStyle(field).pointerEvents).toBe('auto'));
  return field;
}

const meta = {
  title: 'Screens/Shared/Command palette',
  parameters: screenParameters,
  render: renderScreen,
  play: async ({ canvasElement }) => {
    await openPalette(canvasElement);
  },
  args: { path: '/dashboard', visitor: 'customer' },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

export const Default: Story = {};
export const PartlyFailed: Story = { args: { handlers: { 'alexaSkills.list': problem('internal') } } };

export const SearchResults: Story = {
  play: async ({ canvasElement }) => {
    const field = await openPalette(canvasElement);
    await userEvent.type(field, 'harbour');
    const page = within(canvasElement.ownerDocument.body);
    const [best] = await page.findAllByRole('option');
    await expect(best).toHaveTextContent('Harbour Sessions');
  },
};

const searchingAurora: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(await openPalette(canvasElement), 'aurora');
  const page = within(canvasElement.ownerDocument.body);
  await expect(await page.findByRole('group', { name: 'Cast actions' })).toBeInTheDocument();
};
export const CastActions: Story = { play: searchingAurora };
export const CastActionsStaff: Story = {
  args: { path: '/admin/dashboard', visitor: 'admin' },
  play: searchingAurora,
};
export const Staff: Story = { args: { path: '/admin/dashboard', visitor: 'superadmin' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
