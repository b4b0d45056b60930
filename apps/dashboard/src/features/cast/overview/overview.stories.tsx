import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Cast/Overview',
  ...screenMeta('/cast/aurora'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { castOverviewList, castOverviews, products } = fixtures;
const longName = 'Radioszendungsübertragungsgesellschaftsanstalt am Nordwestküstenkanal';
const filled: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByTestId('listeners')).toBeVisible();
};

export const Default: Story = { play: filled };
export const WithoutTitle: Story = {
  args: {
    handlers: {
      'casts.listOverviews': {
        ...castOverviewList,
        ...fixtures.listOf(
          castOverviews.map((cast) => ({ ...cast, now: { ...cast.now, title: null, titleSince: null } })),
        ),
      },
    },
  },
  play: showsText('The source sends no title'),
};
export const OffAir: Story = {
  args: { path: '/cast/harbour' },
  play: showsText('Nothing is on air'),
};
export const NeverConnected: Story = {
  args: { path: '/cast/nightfall' },
  play: showsText('Connect your encoder'),
};
/** The overview list with the state of the first cast replaced. */
const auroraAs = (now: (typeof castOverviews)[number]['now'], engine = castOverviewList.engine) => ({
  'casts.listOverviews': {
    ...castOverviewList,
    ...fixtures.listOf(
      castOverviews.map((cast) => (cast.now.username === 'aurora' ? { ...cast, now } : cast)),
    ),
    engine,
  },
});
export const Full: Story = {
  args: { handlers: auroraAs(fixtures.fullNow) },
  play: showsText('12 listeners were turned away today.'),
};
export const FullToday: Story = {
  args: { handlers: auroraAs({ ...fixtures.fullNow, listeners: 480, fullSince: null }) },
  play: showsText('This cast was full today'),
};
/** Suspended, and on air before. */
export const SuspendedToday: Story = {
  args: {
    path: '/cast/tidewater',
    handlers: {
      'onAir.getDay': {
        ...fixtures.onAirDay,
        spans: fixtures.onAirDay.spans.map((span) =>
          span.state === 'unknown' ? { ...span, state: 'suspended' as const } : span,
        ),
      },
    },
  },
  play: showsText(/% on air/),
};

export const Stopped: Story = {
  args: { handlers: auroraAs(fixtures.stoppedNow('aurora')) },
  play: showsText('This cast is stopped'),
};
export const StoppedByStaff: Story = {
  args: { handlers: auroraAs({ ...fixtures.stoppedNow('aurora'), stoppedBy: 'admin' }) },
  play: showsText(/^Stopped by support/),
};
const openDialog =
  (...names: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const name of names)
      await userEvent.click(await page.findByRole(/…$/.test(String(name)) ? 'menuitem' : 'button', { name }));
    const dialog = await page.findByRole(/Update/.test(String(names[0])) ? 'dialog' : 'alertdialog');
    // Waits for the fade-in.
    await waitFor(() => expect(dialog).toBeVisible());
  };
export const StopDialog: Story = { play: openDialog('Server', 'Stop…') };
export const RestartDialog: Story = { play: openDialog('Server', 'Restart…') };
const { aurora } = fixtures.castNow;
export const RestartDialogDisconnecting: Story = {
  args: {
    handlers: auroraAs(aurora, {
      ...fixtures.engineUp,
      capabilities: fixtures.engineUp.capabilities && {
        ...fixtures.engineUp.capabilities,
        keepListeners: false,
      },
    }),
  },
  play: openDialog('Server', 'Restart…'),
};
export const DisconnectDialog: Story = { play: openDialog('Disconnect') };
export const UpdateSongDialog: Story = { play: openDialog('Update song') };
export const ListenQrCode: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'QR code of the stream 128kbps' }));
    const code = await page.findByRole('img', { name: 'QR code of the stream address' });
    // Waits for the fade-in.
    await waitFor(() => expect(code).toBeVisible());
  },
};
export const Suspended: Story = {
  args: { path: '/cast/tidewater' },
  play: showsText('This cast is suspended'),
};
export const EngineDown: Story = {
  args: { handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineDown } },
  play: showsText('Was on air'),
};
export const EngineOff: Story = {
  args: {
    handlers: {
      'casts.listOverviews': fixtures.castOverviewListEngineOff,
      'products.list': fixtures.listOf(products.map((product) => ({ ...product, streamUrl: null }))),
    },
  },
  play: showsText('No streaming engine is connected'),
};
export const NotFound: Story = {
  args: { path: '/cast/somebody-elses' },
  play: showsText('No cast “somebody-elses” in your account'),
};
export const Loading: Story = {
  args: { handlers: { 'casts.listOverviews': neverAnswering(), 'products.list': neverAnswering() } },
};
export const Failed: Story = {
  args: { handlers: { 'casts.listOverviews': problem('internal'), 'products.list': problem('internal') } },
  play: showsText('Couldn’t load what’s on air'),
};
export const HistoryFailed: Story = {
  args: { handlers: { 'onAir.listTitles': problem('internal'), 'onAir.getDay': problem('internal') } },
  play: showsText('Couldn’t load recent songs'),
};
export const HistoryLoading: Story = {
  args: { handlers: { 'onAir.listTitles': neverAnswering(), 'onAir.getDay': neverAnswering() } },
};
export const HistoryEmpty: Story = {
  args: {
    handlers: { 'onAir.listTitles': fixtures.listOf([]), 'onAir.getDay': fixtures.onAirDayUnknown },
  },
  play: showsText('No songs recorded yet'),
};
export const LongTextPhone: Story = {
  args: {
    handlers: {
      'casts.listOverviews': {
        ...castOverviewList,
        ...fixtures.listOf(
          castOverviews.map((cast) => ({
            ...cast,
            name: longName,
            now: {
              ...cast.now,
              title: cast.now.title && longName.repeat(4),
              listeners: cast.now.listeners && 1_234_567,
            },
            listenerLimit: 2_000_000,
            peak24h: 1_987_654,
          })),
        ),
      },
      'onAir.listTitles': fixtures.listOf(
        fixtures.playedTitles.map((played) => ({ ...played, title: longName.repeat(3) })),
      ),
      'products.list': fixtures.listOf(products.map((product) => ({ ...product, name: longName }))),
    },
  },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('listeners')).toHaveTextContent('1,234,567');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
