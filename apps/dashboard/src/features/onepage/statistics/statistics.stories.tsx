import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = `/onepage/${fixtures.site.username}/statistics`;
const meta = { title: 'Screens/Site/Statistics', ...screenMeta(path) } satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({ path, handlers });
const filled = showsText('1 in 3 visits plays.');

export const Default: Story = { play: filled };
export const Quiet: Story = {
  args: answering({
    'sites.getStatistics': { ...fixtures.emptySiteStatistics, since: fixtures.siteStatistics.since },
  }),
  play: showsText('Nobody visited the site in this period.'),
};
export const Empty: Story = {
  args: answering({ 'sites.getStatistics': fixtures.emptySiteStatistics }),
  play: showsText('No visits yet'),
};
export const Loading: Story = { args: answering({ 'sites.getStatistics': neverAnswering() }) };
export const Failed: Story = {
  args: answering({ 'sites.getStatistics': problem('internal') }),
  play: showsText('Couldn’t load the statistics'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
