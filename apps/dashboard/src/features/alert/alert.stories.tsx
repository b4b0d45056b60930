import type { Meta, StoryObj } from '@storybook/react';
import type { AlertPage } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/alert#token=3f1d8a52c07b4e96';
const meta = {
  title: 'Screens/Public/Alert',
  ...screenMeta(path, 'nobody'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const opening = (change: Partial<AlertPage>): TestAppOptions => ({
  path,
  handlers: { 'alerts.open': { ...fixtures.alertPage, ...change } },
});
const confirm = '/alert/confirm#token=3f1d8a52c07b4e96';

export const Default: Story = { play: showsText('Acknowledge') };
export const Acknowledged: Story = {
  args: opening({
    acknowledged: { at: fixtures.fixtureNow, by: 'Maeve O’Brien' },
    used: { at: fixtures.fixtureNow, act: 'acknowledge' },
  }),
  play: showsText(/Nobody else is told about this incident/),
};
export const Ended: Story = {
  args: opening({ endedAt: fixtures.fixtureNow }),
  play: showsText('Nothing is left to do here.'),
};
export const Invalid: Story = {
  args: { path, handlers: { 'alerts.open': problem('auth.invalid_link') } },
  play: showsText('This link is no longer valid'),
};
export const Failed: Story = {
  args: { path, handlers: { 'alerts.open': problem('internal') } },
  play: showsText('The link could not be read.'),
};
export const Confirm: Story = { args: { path: confirm }, play: showsText('Yes, tell me') };
export const ConfirmPolicy: Story = {
  args: {
    path: confirm,
    handlers: {
      'alerts.confirm': { ...fixtures.recipientConfirmation, stationName: null, policyName: 'Night shift' },
    },
  },
  play: showsText(/by a policy of the team/),
};
export const Confirmed: Story = {
  args: {
    path: confirm,
    handlers: { 'alerts.confirm': { ...fixtures.recipientConfirmation, accepted: true } },
  },
  play: showsText('You are told about incidents of this station.'),
};
export const Declined: Story = {
  args: {
    path: confirm,
    handlers: { 'alerts.confirm': { ...fixtures.recipientConfirmation, accepted: false } },
  },
  play: showsText('You are not told. No message will follow.'),
};
export const Phone: Story = { globals: onPhone, play: showsText('Acknowledge') };
export const Dark: Story = { globals: inDark, play: showsText('Acknowledge') };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored, play: showsText('Acknowledge') };
