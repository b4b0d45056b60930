import type { Meta, StoryObj } from '@storybook/react';
import type { CastOverview } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Cast/First source',
  ...screenMeta('/cast/nightfall'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { castSetup, firstOnAirNow: now } = fixtures;
const longName = 'Radioszendungsübertragungsgesellschaftsanstalt am Nordwestküstenkanal';

/** The cast with these facts. */
const cast = (part: Partial<CastOverview>, handlers: TestAppOptions['handlers'] = {}) => ({
  handlers: { 'casts.listOverviews': fixtures.castOverviewListWith('nightfall', part), ...handlers },
});
/** Waits for a card. */
const shows =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name })).toBeVisible();
  };

async function hasNoChecklist({ canvasElement }: { canvasElement: HTMLElement }) {
  await within(canvasElement).findByTestId('listeners');
  await expect(within(canvasElement).queryByRole('region', { name: 'Set up your cast' })).toBeNull();
}

export const NeverOnAir: Story = { play: shows('Set up your cast') };
export const NeverOnAirPhone: Story = { ...NeverOnAir, globals: onPhone };
export const NeverOnAirStatistics: Story = {
  args: { path: '/cast/nightfall/stats' },
  play: showsText('Not on air yet'),
};
export const NeverOnAirListeners: Story = {
  args: { path: '/cast/nightfall/current-listeners' },
  play: showsText('Not on air yet'),
};
export const NeverOnAirStopped: Story = {
  args: cast({ now: fixtures.stoppedNow('nightfall'), setup: castSetup.notConnected }),
  play: showsText('This cast is stopped'),
};
export const FirstOnAir: Story = {
  args: cast({ now, setup: castSetup.firstOnAir }),
  play: shows('You are on air'),
};
export const FirstOnAirPhone: Story = { ...FirstOnAir, globals: onPhone };
export const FirstOnAirDark: Story = { ...FirstOnAir, globals: inDark };
export const FirstOnAirRightToLeft: Story = { ...FirstOnAir, globals: mirrored };
export const FirstOnAirJapanese: Story = {
  ...FirstOnAir,
  globals: inJapanese,
  play: async ({ canvasElement }) => {
    const addresses = await within(canvasElement).findAllByText('http://localhost:4101/nightfall');
    await expect(addresses).toHaveLength(2);
  },
};
export const FirstOnAirLongTextPhone: Story = {
  args: cast({ now, name: longName, setup: castSetup.firstOnAir }),
  globals: onPhone,
  play: async (context) => {
    await shows('You are on air')(context);
    const { scrollWidth, clientWidth } = context.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const ChecklistHalfDone: Story = {
  args: cast({ now, setup: castSetup.halfDone }),
  play: shows('Set up your cast'),
};
export const ChecklistDone: Story = {
  args: cast({ now, setup: castSetup.done }),
  play: hasNoChecklist,
};
export const ChecklistDismissed: Story = {
  args: cast({ now, setup: { ...castSetup.halfDone, dismissed: ['checklist'] } }),
  play: hasNoChecklist,
};
export const DismissalFailed: Story = {
  args: cast({ now, setup: castSetup.halfDone }, { 'castSetup.dismiss': problem('internal') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Hide these steps' }));
    await expect(await page.findByRole('alert')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Set up your cast' })).toBeVisible();
  },
};
