import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const { skill, draftSkill, skillStatistics } = fixtures;
const at = (tab: string) => `/alexa/${skill.id}?tab=${tab}`;
const meta = {
  title: 'Screens/Alexa skill/Views',
  ...screenMeta(at('store')),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const patient = { timeout: 15_000 };
const counts = { sessions: 0, plays: 0, hours: 0, misses: 0 };
const filled: TestAppOptions = { path: at('store') };
const storeShown = showsText('Where and for whom');

export const Store: Story = { args: filled, play: storeShown };
export const StoreEmpty: Story = {
  args: { path: at('store'), handlers: { 'skills.get': { ...draftSkill, id: skill.id } } },
  play: storeShown,
};
export const StorePhone: Story = { args: filled, play: storeShown, globals: onPhone };
export const StoreDark: Story = { args: filled, play: storeShown, globals: inDark };
export const StoreJapanese: Story = { args: filled, globals: inJapanese };
export const Streams: Story = { args: { path: at('streams') }, play: showsText('What Alexa plays') };
export const StreamsChecked: Story = {
  args: {
    path: at('streams'),
    handlers: {
      'skills.get': { ...skill, facts: { ...skill.facts, forcedUrl: 'https://relay.example/aurora' } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Check now' }, patient));
    await page.findByText('Alexa can play it', {}, patient);
  },
};
export const Statistics: Story = {
  args: { path: at('statistics') },
  play: showsText('Listeners opened the skill 412 times.'),
};
export const StatisticsEmpty: Story = {
  args: {
    path: at('statistics'),
    handlers: {
      'skills.getStatistics': {
        ...skillStatistics,
        ...counts,
        previous: counts,
        days: [],
        locales: [],
        since: null,
      },
    },
  },
  play: showsText('Nobody has opened the skill yet'),
};
export const StatisticsFailed: Story = {
  args: { path: at('statistics'), handlers: { 'skills.getStatistics': problem('internal') } },
  play: showsText('Couldn’t load the statistics'),
};
export const History: Story = {
  args: { path: at('history') },
  play: showsText('Who moved the skill, when, and why.'),
};
export const RightToLeft: Story = { args: filled, play: storeShown, globals: mirrored };
