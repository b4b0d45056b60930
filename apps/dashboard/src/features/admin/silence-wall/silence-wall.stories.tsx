import type { Meta, StoryObj } from '@storybook/react';
import type { LevelHistory, SilenceWall, WallTile } from '@unmuted/api';
import { fixtures, inTurn, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
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

const path = '/admin/silence';
/** The clock of stories is before that of the fixtures: clocks would stand at zero. */
const earlierMs = Date.parse(fixtures.fixtureNow) - Date.parse('2026-09-14T17:41:00Z');
const shifted = (wall: SilenceWall): SilenceWall =>
  JSON.parse(JSON.stringify(wall), (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-.*Z$/.test(value)
      ? new Date(Date.parse(value) - earlierMs).toISOString()
      : value,
  ) as SilenceWall;
const silenceWall = shifted(fixtures.silenceWall);
const calmWall = shifted(fixtures.calmWall);

/** Ten minutes of music, then nothing. */
const fall: LevelHistory = {
  from: '2026-09-14T17:19:00.000Z',
  to: '2026-09-14T17:42:00.000Z',
  stepS: 60,
  points: Array.from({ length: 10 }, (_, index) => {
    const mean = -14 + 2 * Math.sin(index * 1.7);
    return {
      at: new Date(Date.UTC(2026, 8, 14, 17, 19 + index)).toISOString(),
      low: mean - 6,
      mean,
      high: mean + 4,
    };
  }),
};
const filled = showsText('Harbour Sessions');
const showing = (wall: SilenceWall): TestAppOptions => ({
  path,
  visitor: 'admin',
  handlers: { 'adminSilence.wall': wall, 'silence.levels': fall },
});

const meta = {
  title: 'Screens/Admin/SilenceWall',
  ...screenMeta(path, 'admin'),
  args: showing(silenceWall),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const sample = silenceWall.onAir[0] as WallTile;
const manyRows: SilenceWall = {
  ...silenceWall,
  onAir: Array.from({ length: 208 }, (_, index) => ({
    ...sample,
    id: `019b3550-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `${sample.name} ${index + 1}`,
    listeners: 208 - index,
  })),
};
const [blind, ...others] = silenceWall.checkers;

export const Default: Story = { play: filled };
export const Calm: Story = { args: showing(calmWall), play: showsText('No station needs attention') };
export const Blind: Story = {
  args: showing({
    ...silenceWall,
    checkers: blind ? [{ ...blind, isBlind: true }, ...others] : [],
    unwatched: 7,
  }),
  play: showsText('We are blind'),
};
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    for (const name of ['Kilda Coast Radio', 'Radio Aurora'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await showsText('2 stations selected')({ canvasElement });
  },
};
export const SnoozeDialog: Story = {
  play: async (context) => {
    await Selected.play?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Snooze…' }));
    await within(document.body).findByRole('dialog');
  },
};
export const KeysDialog: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.keyboard('?');
    await within(document.body).findByRole('dialog');
  },
};
/** The address does not resolve here: the player says so, or still connects. */
export const Listening: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Listen to Harbour Sessions' }));
    await canvas.findByText(/^(Connecting to|Couldn’t open the stream)/);
  },
};
export const BigScreen: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Big screen' }));
    await within(canvasElement).findByRole('button', { name: 'Leave the big screen' });
  },
};
export const Empty: Story = {
  args: showing({
    ...calmWall,
    counts: { alarm: 0, offAir: 0, cannotCheck: 0, snoozed: 0, onAir: 0 },
    onAir: [],
  }),
  play: showsText('No station is watched yet'),
};
export const NoResults: Story = {
  args: { ...showing({ ...calmWall, onAir: [] }), path: `${path}?q=nobody` },
  play: showsText('No station matches'),
};
export const Loading: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.wall': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.wall': problem('internal') } },
  play: showsText('Couldn’t load the wall'),
};
/** The first answer is good, the others fail. */
export const Disconnected: Story = {
  args: {
    path,
    visitor: 'admin',
    handlers: { 'adminSilence.wall': inTurn<'adminSilence.wall'>(silenceWall, problem('internal')) },
  },
  play: showsText(/^Not up to date/),
};
export const ManyRows: Story = { args: { ...showing(manyRows), path: `${path}?all=1` }, play: filled };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Chinese: Story = { play: filled, globals: inChinese };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
