import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = `/onepage/${fixtures.site.username}/settings`;
const meta = { title: 'Screens/Site/Settings', ...screenMeta(path) } satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({ path, handlers });
const filled = showsText('Site settings');

export const Default: Story = { play: filled };
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Title'), ' Galway');
    await page.findByText('Saves the draft. Visitors see it once you publish.');
  },
};
export const OneLanguage: Story = {
  args: answering({ 'sites.get': { ...fixtures.site, draft: fixtures.emptySiteDocument } }),
  play: filled,
};
export const TakenDown: Story = {
  args: answering({ 'sites.get': fixtures.takenDownSite }),
  play: showsText('This site was taken down'),
};
export const Loading: Story = { args: answering({ 'sites.get': neverAnswering() }) };
export const Failed: Story = {
  args: answering({ 'sites.get': problem('internal') }),
  play: showsText('Couldn’t load the site'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
