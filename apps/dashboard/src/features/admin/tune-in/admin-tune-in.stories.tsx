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

const path = '/admin/tunein';
const meta = {
  title: 'Screens/Admin/TuneIn',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('Meridian FM');
const nothing = { ...fixtures.tuneInMetrics, replies: [], p95Ms: null, states: [], duplicates: [] };

export const Default: Story = { play: filled };
export const BreakerOpen: Story = {
  args: { path, handlers: { 'adminTuneIn.metrics': fixtures.openTuneInMetrics } },
  play: showsText(/calls of all stations are paused$/),
};
export const Probing: Story = {
  args: {
    path,
    handlers: {
      'adminTuneIn.metrics': {
        ...fixtures.openTuneInMetrics,
        breaker: { ...fixtures.openTuneInMetrics.breaker, state: 'probing' },
      },
    },
  },
  play: showsText(/One call is testing/),
};
export const Empty: Story = {
  args: {
    path,
    handlers: {
      'adminTuneIn.list': { items: [], total: 0, page: 1, pageSize: 25 },
      'adminTuneIn.metrics': {
        ...nothing,
        hours: nothing.hours.map((hour) => ({ ...hour, accepted: 0, refused: 0, failed: 0, p95Ms: null })),
      },
    },
  },
  play: showsText('No station is set up for TuneIn yet'),
};
export const Loading: Story = {
  args: {
    path,
    handlers: { 'adminTuneIn.list': neverAnswering(), 'adminTuneIn.metrics': neverAnswering() },
  },
};
export const Failed: Story = {
  args: {
    path,
    handlers: { 'adminTuneIn.list': problem('internal'), 'adminTuneIn.metrics': problem('internal') },
  },
  play: showsText('Couldn’t load the stations'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Chinese: Story = { play: filled, globals: inChinese };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
