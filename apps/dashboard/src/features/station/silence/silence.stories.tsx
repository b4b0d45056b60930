import type { Meta, StoryObj } from '@storybook/react';
import type { SilenceIncident, SilenceWatch } from '@unmuted/api';
import { fixtures, mockLive, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

const path = `/station/${fixtures.station.id}/silence-detection`;
const meta = {
  title: 'Screens/Station/Silence',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const watching = (
  change: Partial<SilenceWatch>,
  handlers: TestAppOptions['handlers'] = {},
): TestAppOptions => ({
  path,
  handlers: { 'silence.get': { ...fixtures.silenceWatch, ...change }, ...handlers },
});
const listing = (items: readonly SilenceIncident[], total = items.length, listenersLost = 12) => ({
  'silenceIncidents.list': { items: [...items], total, page: 1, pageSize: 25, listenersLost },
});
const silent = watching(fixtures.silentWatch, {
  ...listing([fixtures.openIncident, ...fixtures.silenceIncidents]),
});
const isSilent = showsText(/^Acknowledge$/);
const calibrated = showsText(/would have alarmed 3 times/);

export const Default: Story = { play: calibrated };
const liveLevels = mockLive();
/** With the levels of the last minute. */
export const WithLevels: Story = {
  args: {
    path,
    handlers: { 'silence.get': fixtures.silentWatch, 'live.subscribe': liveLevels.reply },
  },
  play: async ({ canvasElement }) => {
    await calibrated({ canvasElement });
    await waitFor(() => expect(liveLevels.open()).toBe(1));
    liveLevels.send({ event: 'levels', ts: fixtures.fixtureNow, data: fixtures.silentLevels });
    await showsText(/LUFS/)({ canvasElement });
    await within(canvasElement).findByRole('img', { name: /^Level within 60 seconds: −90/ });
  },
};
/** An incident that lasts, on top of the page. */
export const Silent: Story = { args: silent, play: isSilent };
export const Acknowledged: Story = {
  args: watching(fixtures.silentWatch, {
    ...listing([
      {
        ...fixtures.openIncident,
        acknowledged: { at: fixtures.before(1), by: 'Jonas Keller', via: 'link' },
      },
    ]),
  }),
  play: showsText(/Acknowledged by/),
};
export const OffAir: Story = {
  args: watching({ verdict: 'off_air', since: fixtures.before(4), problem: 'no_data' }),
  play: showsText(/sends no audio/),
};
export const OneSideSilent: Story = {
  args: watching({ verdict: 'one_channel', since: fixtures.before(4) }),
  play: showsText(/^Listeners who hear it now/),
};
export const Quiet: Story = {
  args: watching({ verdict: 'quiet', since: fixtures.fixtureNow }),
  play: showsText(/not for long enough/),
};
export const Unknown: Story = {
  args: watching({
    verdict: 'cannot_check',
    since: fixtures.before(9),
    capability: 'none',
    codec: 'wma',
    problem: 'no_decoder',
  }),
  play: showsText(/can’t be decoded/),
};
export const Snoozed: Story = {
  args: watching({
    snoozedUntil: fixtures.before(-60),
    snoozedBy: 'Maeve O’Brien',
    snoozeReason: 'Maintenance of the transmitter',
  }),
  play: showsText(/^Snoozed until/),
};
/** Detection was never on. */
export const Empty: Story = {
  args: { path, handlers: { 'silence.get': fixtures.silenceOff } },
  play: showsText('Know before your listeners do.'),
};
export const EmptyReadOnly: Story = {
  args: { path, accountRole: 'analyst', handlers: { 'silence.get': fixtures.silenceOff } },
  play: showsText('Your role can’t turn it on.'),
};
export const RecipientsEmpty: Story = {
  args: watching(
    { recipients: 0 },
    { 'silenceRecipients.list': { ...fixtures.silenceRecipientList, items: [], sms: null } },
  ),
  play: showsText(/nobody is woken up/),
};
export const RecipientsFailed: Story = {
  args: { path, handlers: { 'silenceRecipients.list': problem('internal') } },
  play: showsText('Couldn’t load who is told'),
};
export const IncidentsEmpty: Story = {
  args: watching({ lastIncidentEndedAt: null }, listing([], 0, 0)),
  play: showsText('Nothing was silent while detection was on.'),
};
export const IncidentsFailed: Story = {
  args: { path, handlers: { 'silenceIncidents.list': problem('internal') } },
  play: showsText('Couldn’t load the incidents'),
};
export const ManyPages: Story = {
  args: {
    path,
    handlers: listing(
      Array.from({ length: 25 }, (_, index) => ({
        ...(fixtures.silenceIncidents[1] as SilenceIncident),
        id: `019b3100-0000-7000-8000-${String(index).padStart(12, '0')}`,
      })),
      240,
      512,
    ),
  },
  play: showsText('240 incidents, 512 listeners lost'),
};
export const CalibrationEmpty: Story = {
  args: {
    path,
    handlers: {
      'silence.calibration': {
        ...fixtures.silenceCalibration,
        knownS: 0,
        bins: [],
        alternatives: [],
        suggestion: null,
      },
      'silence.simulate': { ...fixtures.silenceTrialResult, knownS: 0, alarms: [], total: 0 },
    },
  },
  play: showsText('Nothing is recorded yet'),
};
export const CalibrationFailed: Story = {
  args: { path, handlers: { 'silence.calibration': problem('internal') } },
  play: showsText('Couldn’t load the loudness of the week'),
};
export const ReadOnly: Story = { args: { path, accountRole: 'presenter' }, play: calibrated };
export const Suspended: Story = {
  args: {
    path,
    handlers: { 'stations.get': { ...fixtures.station, status: 'suspended', state: 'suspended' } },
  },
  play: showsText('This station is suspended'),
};
export const UnsavedChanges: Story = {
  play: async ({ canvasElement }) => {
    await calibrated({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Classical/ }));
    await within(canvasElement).findByRole('button', { name: 'Save changes' });
  },
};
const openPerson: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await calibrated({ canvasElement });
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add person' }));
  await within(canvasElement.ownerDocument.body).findByRole('textbox', { name: /Email address/ });
};
export const AddDialog: Story = { play: openPerson };
/** A server that sends no text messages. */
export const AddDialogLimited: Story = {
  args: {
    path,
    handlers: {
      'silenceRecipients.list': {
        ...fixtures.silenceRecipientList,
        channels: fixtures.silenceRecipientList.channels.map(({ channel }) => ({
          channel,
          isAvailable: channel !== 'sms' && channel !== 'voice',
        })),
        sms: null,
      },
    },
  },
  play: openPerson,
};
export const QuietWindowDialog: Story = {
  play: async ({ canvasElement }) => {
    await calibrated({ canvasElement });
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^Edit the quiet window .*Late talk/ }),
    );
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};
export const Loading: Story = { args: { path, handlers: { 'silence.get': neverAnswering() } } };
export const Failed: Story = {
  args: { path, handlers: { 'silence.get': problem('internal') } },
  play: showsText('Couldn’t load silence detection'),
};
export const NotFound: Story = {
  args: { path, handlers: { 'stations.get': problem('resource.not_found') } },
  play: showsText('No such station in your account'),
};
export const SilentPhone: Story = { args: silent, play: isSilent, globals: onPhone };
export const Phone: Story = { play: calibrated, globals: onPhone };
export const Dark: Story = { play: calibrated, globals: inDark };
export const Chinese: Story = { args: silent, globals: inChinese };
export const Japanese: Story = { args: silent, globals: inJapanese };
export const RightToLeft: Story = { args: silent, play: isSilent, globals: mirrored };
