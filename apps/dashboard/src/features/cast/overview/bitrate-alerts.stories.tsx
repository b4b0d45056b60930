import type { Meta, StoryObj } from '@storybook/react';
import type { CastNow, CastStream } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Cast/Bitrate alerts',
  ...screenMeta('/cast/atlantic'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { castOverviewList, castOverviews } = fixtures;

/** Atlantic has one stream. */
const atlanticStream = (stream: Partial<CastStream>, rest: Partial<CastNow> = {}): TestAppOptions => ({
  path: '/cast/atlantic',
  handlers: {
    'casts.listOverviews': {
      ...castOverviewList,
      ...fixtures.listOf(
        castOverviews.map((cast) =>
          cast.now.username === 'atlantic'
            ? { ...cast, now: { ...cast.now, ...rest, streams: [fixtures.castStream('/atlantic', stream)] } }
            : cast,
        ),
      ),
    },
  },
});
const abovePlan = {
  bitrate: 322,
  declaredKbps: null,
  measuredKbps: 322,
  bitrateIssue: 'above_plan',
  allowedKbps: 192,
  listeners: 42,
} as const;
export const AbovePlan: Story = {
  args: atlanticStream(abovePlan),
  play: showsText('The bitrate is above the plan'),
};
export const AbovePlanPhone: Story = { ...AbovePlan, globals: onPhone };
export const AbovePlanDark: Story = { ...AbovePlan, globals: inDark };
export const AbovePlanRightToLeft: Story = { ...AbovePlan, globals: mirrored };
export const UndeclaredRate: Story = {
  args: atlanticStream({ bitrate: 96, declaredKbps: 128, measuredKbps: 96, bitrateIssue: 'undeclared_rate' }),
  play: showsText('The encoder declares another bitrate than it sends'),
};
export const Measuring: Story = {
  args: atlanticStream({ bitrate: null, declaredKbps: null, measuredKbps: null }),
  play: showsText('measuring…'),
};
export const Disconnected: Story = {
  args: atlanticStream(
    { onAir: false, allowedKbps: 192, overBitrateAt: fixtures.castNow.harbour.since },
    {
      state: 'off_air',
      listeners: null,
      title: null,
      titleSince: null,
      since: fixtures.castNow.harbour.since,
    },
  ),
  play: showsText('The encoder was disconnected because of its bitrate'),
};
