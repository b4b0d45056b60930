import type { Meta, StoryObj } from '@storybook/react';
import type { NowPlayingActionResult, NowPlayingFleetRow, SavedFleetRules } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/admin/nowplaying';
const meta = {
  title: 'Screens/Staff/NowPlaying',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const using = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({
  path,
  visitor: 'admin',
  handlers,
});
const { nowPlayingFleet: fleet, nowPlayingFleetList: list, nowPlayingFleetRows: rows } = fixtures;
const [first] = rows as [NowPlayingFleetRow];
const manyRows = Array.from({ length: 25 }, (_, place): NowPlayingFleetRow => {
  const row = rows[place % rows.length] ?? first;
  const number = String(place + 1).padStart(3, '0');
  return { ...row, stationId: `019b2f80-0000-7000-8000-000000000${number}`, name: `Station ${number}` };
});
const many = using({
  'nowPlaying.listFleet': { ...list, items: manyRows, total: 214 },
  'nowPlaying.getFleet': { ...fleet, stations: 214, playing: 187, stale: 9, paused: 3, feedFailing: 4 },
});
const longest: NowPlayingFleetRow = {
  ...first,
  name: 'Donaudampfschifffahrtsgesellschaftsradio Passau-Innstadt',
  customer: { ...first.customer, company: 'Österreichisch-Bayerische Rundfunkgenossenschaft' },
  song: {
    kind: 'none',
    raw: `NOWPLAYING|${'0123456789abcdef'.repeat(12)}|END`,
    artist: null,
    title: null,
    startedAt: fixtures.fixtureNow,
  },
  listeners: 100_000,
  texts24h: 1_204,
  unknown24h: 1_199,
  isPaused: true,
  feedProblem: 'too_many_redirects',
};
const filled = showsText('Radio Aurora');

const selecting =
  (action: string, names: readonly string[], then?: (dialog: HTMLElement) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of names)
      await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }));
    await userEvent.click(canvas.getByRole('button', { name: action }));
    await then?.(await screen.findByRole('dialog'));
  };
const some = ['Radio Aurora', 'Harbour', 'Lagoon FM'];

const openingRules =
  (then?: (drawer: HTMLElement) => Promise<void>, button: string | RegExp = 'Rules for all stations'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: button }));
    await then?.(await screen.findByRole('dialog'));
  };
const fullRules: SavedFleetRules = {
  rules: Array.from({ length: 10 }, (_, place) => ({
    pattern: ` [part ${place + 1}]`,
    replacement: place === 4 ? ' – ' : '',
    isRegex: false,
    isEnabled: place !== 2,
  })),
  ignore: Array.from({ length: 50 }, (_, place) => `JINGLE ${place + 1} *`),
  version: 9,
};

export const Default: Story = { play: filled };
export const ManyPages: Story = { args: many, play: showsText('Station 001') };
export const Loading: Story = {
  args: using({
    'nowPlaying.listFleet': neverAnswering(),
    'nowPlaying.getFleet': neverAnswering(),
    'nowPlaying.getFleetRules': neverAnswering(),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
  },
};
export const Empty: Story = {
  args: using({
    'nowPlaying.listFleet': { ...list, items: [], total: 0 },
    'nowPlaying.getFleet': {
      stations: 0,
      playing: 0,
      stale: 0,
      paused: 0,
      feedFailing: 0,
      day: { parsed: 0, corrected: 0, unknown: 0, others: 0 },
      hours: fleet.hours.map(({ at }) => ({ at, texts: 0, unknown: 0 })),
      unparsed: [],
    },
  }),
  play: showsText('There are no stations yet'),
};
export const NoResults: Story = {
  args: {
    ...using({ 'nowPlaying.listFleet': { ...list, items: [], total: 0 } }),
    path: '/admin/nowplaying?q=nowhere&show=stale',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Clear filters' });
  },
};
export const Failed: Story = {
  args: using({ 'nowPlaying.listFleet': problem('internal') }),
  play: showsText('Couldn’t load the stations'),
};
export const FiguresFailed: Story = {
  args: using({ 'nowPlaying.getFleet': problem('internal') }),
  play: showsText('Couldn’t load the figures'),
};
export const EverythingRead: Story = {
  args: using({
    'nowPlaying.getFleet': {
      ...fleet,
      day: { ...fleet.day, unknown: 0 },
      hours: fleet.hours.map((hour) => ({ ...hour, unknown: 0 })),
      unparsed: [],
    },
  }),
  play: showsText('No texts without a song'),
};
export const Filtered: Story = {
  args: {
    ...using({ 'nowPlaying.listFleet': { ...list, items: rows.slice(3), total: 1 } }),
    path: '/admin/nowplaying?show=paused&sort=-unknown',
  },
  play: showsText('Lagoon FM'),
};
export const Frozen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Freeze' }));
    await within(canvasElement).findByRole('button', { name: 'Resume' });
  },
};
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /Radio Aurora/ }));
    await within(canvasElement).findByRole('button', { name: 'Pause…' });
  },
};
export const PauseDialog: Story = { play: selecting('Pause…', some) };
export const PauseDialogEmpty: Story = { play: selecting('Pause…', ['Lagoon FM']) };
export const ResumeDialog: Story = { play: selecting('Resume…', some) };
export const AddRuleDialog: Story = { play: selecting('Add rule…', some) };
export const AddRuleDialogInvalid: Story = {
  play: selecting('Add rule…', some, async (dialog) => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add rule' }));
    await within(dialog).findByText('Please fill in this field.');
  }),
};
export const IgnoreDialog: Story = { play: selecting('Ignore a text…', some) };
export const Results: Story = {
  args: using({
    'nowPlaying.actOnFleet': {
      results: rows.map(({ stationId }, place) => ({
        stationId,
        result: (['changed', 'unchanged', 'full', 'not_found'] as const)[place % 4] ?? 'changed',
      })) satisfies NowPlayingActionResult['results'],
    },
  }),
  play: selecting('Ignore a text…', [...some, 'Old Pier'], async (dialog) => {
    await userEvent.type(within(dialog).getByRole('textbox'), 'news@*');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ignore text' }));
    await within(dialog).findByRole('list', { name: 'Results' });
  }),
};
export const RulesDrawer: Story = {
  play: openingRules(async (drawer) => {
    await within(drawer).findByRole('heading', { name: 'Rules' });
  }),
};
export const RulesDrawerLoading: Story = {
  args: using({ 'nowPlaying.getFleetRules': neverAnswering() }),
  play: openingRules(),
};
export const RulesDrawerFailed: Story = {
  args: using({ 'nowPlaying.getFleetRules': problem('internal') }),
  play: openingRules(async (drawer) => {
    await within(drawer).findByText('Couldn’t load the rules');
  }),
};
export const RulesDrawerEmpty: Story = {
  args: using({ 'nowPlaying.getFleetRules': { rules: [], ignore: [], version: 0 } }),
  play: openingRules(async (drawer) => {
    await within(drawer).findByText('No rules');
  }),
};
export const RulesDrawerFull: Story = {
  args: using({ 'nowPlaying.getFleetRules': fullRules }),
  play: openingRules(async (drawer) => {
    await within(drawer).findByText(/10 of 10 used/);
  }, /Make a rule everywhere: LIVE/),
};
export const RulesDrawerInvalid: Story = {
  args: using({
    'nowPlaying.getFleetRules': {
      ...fixtures.fleetRules,
      rules: [
        ...fixtures.fleetRules.rules,
        { pattern: '(', replacement: '', isRegex: true, isEnabled: true },
      ],
    },
  }),
  play: openingRules(async (drawer) => {
    await within(drawer).findByText(/The expression is invalid/, {}, { timeout: 5_000 });
  }),
};
export const RuleForText: Story = {
  play: openingRules(async (drawer) => {
    await within(drawer).findByRole('textbox', { name: 'Text to replace' });
  }, /Make a rule everywhere: LIVE/),
};
export const IgnoreText: Story = {
  play: openingRules(async (drawer) => {
    await within(drawer).findByText(/4 of 50 used/);
  }, /Ignore everywhere: LIVE/),
};
const leaving = openingRules(async (drawer) => {
  await within(drawer).findByText(/4 of 50 used/);
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog');
}, /Ignore everywhere: LIVE/);
export const RulesDrawerUnsaved: Story = { play: leaving };
export const RulesDrawerConflict: Story = {
  args: using({
    'nowPlaying.updateFleetRules': problem('resource.version_conflict', {
      current: { ...fullRules, rules: fullRules.rules.slice(0, 3), ignore: ['Unknown'] },
    }),
  }),
  play: openingRules(async (drawer) => {
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Someone else has changed these settings/);
  }, /Ignore everywhere: LIVE/),
};
export const LongText: Story = {
  args: using({
    'nowPlaying.listFleet': { ...list, items: [longest, ...rows.slice(1)] },
    'nowPlaying.getFleet': {
      ...fleet,
      unparsed: [{ raw: longest.song?.raw ?? '', texts: 1_199, stations: 1 }, ...fleet.unparsed],
    },
  }),
  play: showsText(longest.name),
};
export const PhoneDrawer: Story = {
  play: openingRules(async (drawer) => {
    await within(drawer).findByRole('textbox', { name: 'Text to replace' });
  }, /Make a rule everywhere: LIVE/),
  globals: onPhone,
};
export const Phone: Story = { args: many, play: showsText('Station 001'), globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
