import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Cast/Encoder setup',
  ...screenMeta('/cast/aurora'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

/** The settings of one encoder, with the password shown. */
const encoder = (program: string, text: RegExp): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const card = within(await page.findByRole('region', { name: 'Connect your encoder' }));
    await userEvent.click(card.getByRole('tab', { name: program }));
    await userEvent.click(card.getByRole('button', { name: 'Show' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Show the source password' }));
    await userEvent.type(dialog.getByLabelText('Your password'), 'studio-demo-1{Enter}');
    await expect(await card.findByText(text)).toBeVisible();
  };
};
export const Butt: Story = { play: encoder('BUTT', /Icecast mountpoint/) };
export const ObsPhone: Story = { play: encoder('OBS', /Custom Output/), globals: onPhone };
export const LiquidsoapDark: Story = {
  play: encoder('Liquidsoap', /output\.icecast/),
  globals: inDark,
};
export const Shoutcast: Story = { play: encoder('SHOUTcast', /aurora:/) };
