import type { Meta, StoryObj } from '@storybook/react';
import type { ConnectionTest } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { screenMeta } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Cast/Connection test',
  ...screenMeta('/cast/nightfall'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const longMount = 'radioszendungsübertragungsgesellschaftsanstalt am nordwestküstenkanal';

/** A completed connection test with this outcome. */
const tested = (outcome: ConnectionTest, words: string, cast = 'nightfall'): Story => ({
  args: {
    path: `/cast/${cast}`,
    handlers: { 'control.startConnectionTest': outcome, 'control.getConnectionTest': outcome },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Test my connection' }));
    await expect(await page.findByText(words)).toBeVisible();
  },
});
const { connectionTests, refusedTest } = fixtures;
export const Waiting = tested(connectionTests.waiting, 'Waiting for your encoder');
export const WaitingOnAir = tested(
  connectionTests.waiting,
  'This cast is on air already. To test the connection, disconnect in your encoder, then connect again. Listeners may hear a gap.',
  'atlantic',
);
export const Connected = tested(connectionTests.connected, 'Your encoder is connected');
export const AbovePlan = tested(
  {
    ...connectionTests.connected,
    source: {
      ...connectionTests.connected.source,
      measuredKbps: 322,
      bitrateIssue: 'above_plan',
      allowedKbps: 192,
    },
  },
  'Connected, but above your plan',
);
export const UndeclaredRate = tested(
  {
    ...connectionTests.connected,
    source: { ...connectionTests.connected.source, measuredKbps: 96, bitrateIssue: 'undeclared_rate' },
  },
  'Connected, but with another bitrate than declared',
);
export const Measuring = tested(connectionTests.measuring, 'Connected, measuring the bitrate');
export const TimedOut = tested(connectionTests.nobodyCame, 'No encoder connected');
export const WrongPassword = tested(refusedTest('wrong_password'), 'The password is wrong');
export const UnknownMount = tested(
  refusedTest('unknown_mount', { mount: `/${longMount}` }),
  'Mount not found',
);
export const OtherMount = tested(
  refusedTest('other_mount', { mount: '/aurora-32' }),
  'The password belongs to another mount',
);
export const UnsupportedCodec = tested(
  refusedTest('codec', { contentType: 'video/webm' }),
  'Unsupported audio format',
);
export const Shoutcast = tested(refusedTest('shoutcast'), 'The encoder is set to SHOUTcast');
