import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inDark,
  inFrench,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const { app, draftApp, appStatistics, emptyAppStatistics } = fixtures;
const path = `/apps/android/${app.id}?tab=statistics`;
const meta = { title: 'Screens/Mobile app/Statistics', ...screenMeta(path) } satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({ path, handlers });
const filled = showsText('The app was listened to 486 times.');

export const Default: Story = { play: filled };
export const SampleData: Story = {
  args: answering({ 'apps.getStatistics': { ...appStatistics, sample: true } }),
  play: showsText('Sample data'),
};
export const WithoutComparison: Story = {
  args: answering({ 'apps.getStatistics': { ...appStatistics, previous: null } }),
  play: filled,
};
export const Quiet: Story = {
  args: answering({ 'apps.getStatistics': { ...emptyAppStatistics, since: appStatistics.since } }),
  play: showsText('Nobody listened with the app in this period.'),
};
export const Empty: Story = {
  args: answering({ 'apps.getStatistics': emptyAppStatistics }),
  play: showsText('Nobody has listened with the app yet'),
};
export const EmptyBeforeBuild: Story = {
  args: answering({
    'apps.get': { ...draftApp, id: app.id, builds: [] },
    'apps.getStatistics': emptyAppStatistics,
  }),
  play: showsText('The app hasn’t been built yet'),
};
export const EmptyWithOtherStreams: Story = {
  args: answering({ 'apps.getStatistics': { ...emptyAppStatistics, playsCast: false } }),
  play: showsText('The listeners of this app can’t be counted'),
};
export const EngineDown: Story = {
  args: answering({ 'apps.getStatistics': { ...appStatistics, listening: null } }),
  play: filled,
};
export const Loading: Story = { args: answering({ 'apps.getStatistics': neverAnswering() }) };
export const Failed: Story = {
  args: answering({ 'apps.getStatistics': problem('internal') }),
  play: showsText('Couldn’t load the statistics'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const RightToLeft: Story = { play: filled, globals: mirrored };
export const French: Story = { globals: inFrench };
export const Japanese: Story = { globals: inJapanese };
