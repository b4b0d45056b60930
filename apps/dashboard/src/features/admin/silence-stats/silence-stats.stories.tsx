import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inChinese,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const path = '/admin/silence/stats';
const meta = {
  title: 'Screens/Admin/SilenceStatistics',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('Harbour Sessions');
const { silenceStats } = fixtures;

export const Default: Story = { play: filled };
export const Empty: Story = {
  args: {
    path,
    visitor: 'admin',
    handlers: {
      'adminSilence.stats': {
        ...silenceStats,
        watched: 0,
        incidents: 0,
        falseAlarms: 0,
        minutes: 0,
        listenersLost: 0,
        listenerMinutes: 0,
        mttaMin: null,
        mttrMin: null,
        acknowledged: 0,
        days: silenceStats.days.map((day) => ({ ...day, incidents: 0, minutes: 0, falseAlarms: 0 })),
        kinds: [],
        uptime: silenceStats.uptime.map((one) => ({ ...one, stations: 0 })),
        hours: [],
        worst: [],
        settings: [],
      },
    },
  },
  play: showsText('No station was checked in this period'),
};
export const EmptyRightToLeft: Story = { ...Empty, globals: mirrored };
export const Loading: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.stats': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.stats': problem('internal') } },
  play: showsText('Couldn’t load the incidents'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Chinese: Story = { play: filled, globals: inChinese };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
