import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

type Play = NonNullable<Story['play']>;

const openHelp: Play = async ({ canvasElement }) => {
  const row = (await within(canvasElement).findByText('Tidewater is suspended')).closest('li');
  await userEvent.click(within(row ?? canvasElement).getByRole('button', { name: 'What to do' }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

const meta = {
  title: 'Screens/Shared/Help',
  ...screenMeta('/dashboard'),
  play: openHelp,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

/** Without an address of support: whom to ask, in words, and the guide that explains the state. */
export const Default: Story = {};
export const WithSupport: Story = {
  args: { config: { supportUrl: 'https://help.example' } },
  play: async ({ canvasElement }) => {
    const [nav = canvasElement] = await within(canvasElement).findAllByRole('navigation');
    await userEvent.click(await within(nav).findByRole('button', { name: 'Help' }));
    await expect(await screen.findByRole('link', { name: 'Contact support' })).toBeVisible();
  },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = {
  globals: inJapanese,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
};
export const RightToLeft: Story = { globals: mirrored };
