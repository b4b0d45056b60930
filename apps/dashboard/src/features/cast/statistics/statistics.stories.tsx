import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/cast/aurora/stats';
const meta = {
  title: 'Screens/Cast/Statistics',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

/** Twelve cards with a dozen requests can be slow on a busy machine. */
const patience = { timeout: 10_000 };
/** Waits until all cards have loaded, including the map. */
const filled: Play = async ({ canvasElement }) => {
  const come = () => {
    expect(canvasElement.querySelectorAll('[data-face="filled"]')).toHaveLength(12);
    expect(canvasElement.querySelector('[data-ui="world-map"] svg')).not.toBeNull();
  };
  await waitFor(come, patience);
};
const nothing = { counts: null, sessions: null };
const noneKnown = { ...fixtures.statisticsBreakdowns.country, known: false, items: [], rest: null };
const sinceSessions = { counts: null, sessions: new Date(Date.now() - 20 * 60_000).toISOString() };

export const Default: Story = { play: filled };
export const Filtered: Story = {
  args: { path: `${path}?country=IE&class=mobile&compare=none` },
  play: showsText('Not affected by filters'),
};
export const Last24Hours: Story = { args: { path: `${path}?period=24h` }, play: filled };
export const CustomPeriod: Story = {
  args: { path: `${path}?from=2026-09-01&to=2026-09-14` },
  play: filled,
};
export const OneStream: Story = {
  args: {
    handlers: {
      'statistics.getBreakdown': ({ query }) =>
        query.by === 'stream' || query.by === 'referrer'
          ? { ...fixtures.statisticsBreakdowns[query.by], items: [] }
          : fixtures.statisticsBreakdowns[query.by ?? 'country'],
    },
  },
  play: showsText('Alexa leads with 24.3%'),
};
export const Definition: Story = {
  play: async (context) => {
    await filled(context);
    const { canvasElement } = context;
    const name = 'What is “Average time spent listening (ATSL)”?';
    await userEvent.click(await within(canvasElement).findByLabelText(name, {}, patience));
    await expect(
      await screen.findByText(
        'Total listening hours divided by the number of counted sessions.',
        {},
        patience,
      ),
    ).toBeVisible();
  },
};
export const CustomHours: Story = {
  args: { path: `${path}?from=2026-09-11&to=2026-09-12&start=20:00&end=02:00` },
  play: async (context) => {
    await filled(context);
    const { canvasElement } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: '20:00 to 02:00' }));
    await expect(await screen.findByLabelText('Ending at (last day)', {}, patience)).toHaveValue('02:00');
  },
};
export const SongsByLoss: Story = {
  args: {
    path: `${path}?songs=loss`,
    handlers: {
      'statistics.listSongs': {
        ...fixtures.statisticsSongs,
        order: 'loss',
        titlesSince: '2026-09-02T10:00:00.000Z',
        items: fixtures.statisticsSongs.items.toReversed().slice(1),
      },
    },
  },
  play: showsText('News at the hour lost the most listeners'),
};
export const SongsEmpty: Story = {
  args: {
    handlers: {
      'statistics.listSongs': { ...fixtures.statisticsSongs, items: [], total: { songs: 0, plays: 0 } },
    },
  },
  play: showsText('No songs recorded in this period'),
};
const openMails: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export' }, patience));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Email me this report' }, patience));
};
export const EmailReports: Story = {
  play: async (context) => {
    await filled(context);
    await openMails(context);
    await expect(await screen.findByText(/Next on/, {}, patience)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Send last week now' }));
    await expect(await screen.findByText(/Sent to/, {}, patience)).toBeVisible();
  },
};
export const EmailReportsFailed: Story = {
  args: { handlers: { 'reports.get': problem('internal') } },
  play: async (context) => {
    await filled(context);
    await openMails(context);
    await expect(await screen.findByText('Couldn’t load the email settings', {}, patience)).toBeVisible();
  },
};
export const EmailReportsLoading: Story = {
  args: { handlers: { 'reports.get': neverAnswering() } },
  play: async (context) => {
    await filled(context);
    await openMails(context);
    await expect(await screen.findByText('Statistics by email', {}, patience)).toBeVisible();
  },
};
export const EventsFailed: Story = {
  args: { handlers: { 'statistics.listMarks': problem('internal') } },
  play: showsText('Couldn’t load events'),
};
export const ManyEvents: Story = {
  args: {
    handlers: {
      'statistics.listMarks': {
        ...fixtures.statisticsMarks,
        items: (
          ['restarted', 'stopped', 'started', 'settings_rolled_back', 'off_air', 'geoblocking'] as const
        ).flatMap((kind, index) =>
          [0, 1, 2].map((week) => ({
            kind,
            at: new Date(
              Date.parse('2026-09-01T06:00:00Z') + (index * 55 + week * 90) * 3_600_000,
            ).toISOString(),
            until: null,
            section: null,
          })),
        ),
      },
    },
  },
  play: filled,
};
export const DaypartsEmpty: Story = {
  args: { handlers: { 'statistics.listDayParts': { ...fixtures.statisticsDayParts, items: [] } } },
  play: showsText('No dayparts defined'),
};
export const DaypartsInvalid: Story = {
  play: async (context) => {
    await filled(context);
    const { canvasElement } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit dayparts…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add daypart' }, patience));
    await userEvent.click(screen.getByRole('button', { name: 'Save dayparts' }));
    await expect(await screen.findByText('Enter 1 to 60 characters.', {}, patience)).toBeVisible();
  },
};
export const DaypartsFailed: Story = {
  args: { handlers: { 'dayParts.get': problem('internal') } },
  play: async (context) => {
    await filled(context);
    const { canvasElement } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit dayparts…' }));
    await expect(await screen.findByText('Couldn’t load the dayparts', {}, patience)).toBeVisible();
  },
};
export const SampleData: Story = {
  args: {
    handlers: {
      'statistics.getSummary': { ...fixtures.statisticsSummary, sample: true },
      'statistics.getTimeseries': { ...fixtures.statisticsTimeseries, sample: true },
      'statistics.getHeatmap': { ...fixtures.statisticsHeatmap, sample: true },
    },
  },
  play: showsText('Sample data'),
};
export const NoData: Story = {
  args: {
    handlers: {
      'statistics.getSummary': {
        ...fixtures.statisticsSummaryUnknown,
        since: fixtures.statisticsSummary.since,
      },
      'statistics.getTimeseries': {
        ...fixtures.statisticsTimeseries,
        lowest: fixtures.statisticsTimeseries.at.map(() => null),
        mean: fixtures.statisticsTimeseries.at.map(() => null),
        highest: fixtures.statisticsTimeseries.at.map(() => null),
      },
      'statistics.getHeatmap': {
        ...fixtures.statisticsHeatmap,
        mean: fixtures.statisticsHeatmap.mean.map((hours) => hours.map(() => null)),
        listenedS: null,
      },
      'statistics.getBreakdown': noneKnown,
    },
  },
  play: showsText('No listeners were counted in this period'),
};
export const Empty: Story = {
  args: { handlers: { 'statistics.getSummary': { ...fixtures.statisticsSummaryUnknown, since: nothing } } },
  play: showsText('No data yet'),
};
export const FirstHour: Story = {
  args: { handlers: { 'statistics.getSummary': { ...fixtures.statisticsSummary, since: sinceSessions } } },
  play: showsText('Available after one hour on air'),
};
export const EngineDown: Story = {
  args: { handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineDown } },
  play: showsText('The streaming engine isn’t responding'),
};
export const EngineOff: Story = {
  args: { handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineOff } },
  play: showsText('No streaming engine is connected'),
};
export const Suspended: Story = {
  args: { path: '/cast/tidewater/stats' },
  play: showsText('This cast is suspended'),
};
export const NotFound: Story = {
  args: {
    path: '/cast/somebody-elses/stats',
    handlers: { 'settings.getGeneral': problem('resource.not_found') },
  },
  play: showsText('No cast “somebody-elses” in your account'),
};
export const TimeZoneLoading: Story = { args: { handlers: { 'settings.getGeneral': neverAnswering() } } };
export const Loading: Story = {
  args: {
    handlers: {
      'statistics.getSummary': neverAnswering(),
      'statistics.getTimeseries': neverAnswering(),
      'statistics.getBreakdown': neverAnswering(),
      'statistics.getHeatmap': neverAnswering(),
      'statistics.listSongs': neverAnswering(),
      'statistics.listDayParts': neverAnswering(),
    },
  },
  play: showsText('Key figures'),
};
export const TimeZoneFailed: Story = {
  args: { handlers: { 'settings.getGeneral': problem('internal') } },
  play: showsText('Couldn’t load the statistics'),
};
export const Failed: Story = {
  args: {
    handlers: {
      'statistics.getSummary': problem('internal'),
      'statistics.getTimeseries': problem('internal'),
      'statistics.getBreakdown': problem('internal'),
      'statistics.getHeatmap': problem('internal'),
      'statistics.listSongs': problem('internal'),
      'statistics.listDayParts': problem('internal'),
    },
  },
  play: showsText('Couldn’t load the players'),
};
export const PartlyFailed: Story = {
  args: { handlers: { 'statistics.getHeatmap': problem('internal') } },
  play: showsText('Couldn’t load the week'),
};
export const Staff: Story = {
  args: { path: '/admin/cast/aurora/stats', visitor: 'admin' },
  play: filled,
};
export const Phone: Story = {
  globals: onPhone,
  play: async (context) => {
    await filled(context);
    const { scrollWidth, clientWidth } = context.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
