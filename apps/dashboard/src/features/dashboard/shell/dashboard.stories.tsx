import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Customer/Dashboard',
  ...screenMeta('/dashboard'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const nothing = fixtures.listOf([]);
const { castOverviewList, castOverviews, products } = fixtures;
const onAir = castOverviews.filter(({ now }) => now.state === 'live');
const longName = 'Radioszendungsübertragungsgesellschaftsanstalt am Nordwestküstenkanal';

/** Waits for the data, so that the whole screen is checked. */
const filled: NonNullable<Story['play']> = async ({ canvasElement }) => {
  // The first story of a run also loads the page's code.
  const [number] = await within(canvasElement).findAllByTestId('listeners', {}, { timeout: 15_000 });
  await expect(number).toBeVisible();
};

export const Default: Story = { play: filled };
export const AllOnAir: Story = {
  args: {
    handlers: {
      'casts.listOverviews': { ...castOverviewList, ...fixtures.listOf(onAir) },
      'products.list': fixtures.listOf(products.slice(0, 2)),
      'alexaSkills.list': nothing,
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('All casts are on air');
  },
};
export const FullCast: Story = {
  args: {
    handlers: {
      'casts.listOverviews': {
        ...castOverviewList,
        ...fixtures.listOf(
          castOverviews.map((cast) =>
            cast.now.username === 'aurora' ? { ...cast, now: fixtures.fullNow } : cast,
          ),
        ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Radio Aurora is full');
  },
};
/** Each fault has its age and leads to the page that explains it. */
export const SiteFaults: Story = {
  args: {
    handlers: {
      'casts.listOverviews': { ...castOverviewList, ...fixtures.listOf(onAir) },
      'products.list': fixtures.listOf(products.slice(0, 2)),
      'stations.listOverviews': nothing,
      'onePages.list': fixtures.listOf(
        fixtures.onePages.slice(0, 1).map((site) => ({
          ...site,
          faults: [
            { kind: 'taken_down', domain: null, since: fixtures.before(90) },
            { kind: 'domain_failing', domain: site.domain, since: fixtures.before(26 * 60) },
            { kind: 'certificate_failing', domain: site.domain, since: fixtures.before(7 * 24 * 60) },
          ],
        })),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('aurora.example is losing its verification');
  },
};
export const WithSupport: Story = {
  args: { config: { supportUrl: 'https://help.example' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link', { name: 'Contact support' });
  },
};
export const Empty: Story = {
  args: {
    handlers: {
      'casts.listOverviews': { ...castOverviewList, ...fixtures.listOf([]) },
      'products.list': nothing,
      'onePages.list': nothing,
      'alexaSkills.list': nothing,
      'mobileApps.list': nothing,
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('While you wait, have these ready');
  },
};
export const EmptyWithRequests: Story = {
  args: {
    handlers: {
      ...Empty.args?.handlers,
      'requests.list': fixtures.listOf([...fixtures.productRequests]),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Your requests' });
  },
};
export const EmptyWithoutPlans: Story = {
  args: { handlers: { ...Empty.args?.handlers, 'plans.listPublic': nothing } },
};
export const RequestDialog: Story = {
  args: { ...Empty.args },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ask for it: Cast 500' }));
    await screen.findByRole('dialog');
  },
};
export const EmptyPhone: Story = { ...Empty, globals: onPhone };
export const EmptyDark: Story = { ...Empty, globals: inDark };
export const EmptyRightToLeft: Story = { ...Empty, globals: mirrored };
export const EmptyWithSupport: Story = {
  ...Empty,
  args: { ...Empty.args, config: { supportUrl: 'https://help.example/' } },
};
export const NotConnected: Story = {
  args: {
    handlers: {
      ...Empty.args?.handlers,
      'casts.listOverviews': {
        ...castOverviewList,
        ...fixtures.listOf(castOverviews.filter(({ now }) => now.username === 'nightfall')),
      },
      'products.list': fixtures.listOf(
        products.filter((product) => product.type === 'cast' && product.username === 'nightfall'),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Nightfall FM is ready to go on air');
  },
};
export const NotConnectedPhone: Story = { ...NotConnected, globals: onPhone };
export const PartlyEmpty: Story = {
  args: { handlers: { 'alexaSkills.list': nothing, 'mobileApps.list': nothing } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Not set up yet/);
  },
};
export const FirstOnAir: Story = {
  args: {
    handlers: {
      'casts.listOverviews': fixtures.castOverviewListWith('nightfall', {
        now: fixtures.firstOnAirNow,
        setup: fixtures.castSetup.firstOnAir,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'You are on air' });
  },
};
const withStations = {
  'products.list': fixtures.listOf([...products.slice(0, 2), ...fixtures.stationProducts]),
  'stations.listOverviews': fixtures.listOf(fixtures.stationOverviews),
};
const stationsShown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByText('TuneIn accepts no songs');
};
export const Stations: Story = { args: { handlers: withStations }, play: stationsShown };
export const StationsPhone: Story = { ...Stations, globals: onPhone };
export const StationsDark: Story = { ...Stations, globals: inDark };
export const StationsRightToLeft: Story = { ...Stations, globals: mirrored };
export const StationsJapanese: Story = {
  ...Stations,
  globals: inJapanese,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('TuneIn が曲を受け付けていません');
  },
};
export const StationsLoading: Story = {
  args: { handlers: { ...withStations, 'stations.listOverviews': neverAnswering() } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link', { name: 'Old Pier' });
  },
};
export const StationsFailed: Story = {
  args: { handlers: { ...withStations, 'stations.listOverviews': problem('internal') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Couldn’t load the state of your stations');
  },
};
export const Loading: Story = {
  args: {
    handlers: {
      'casts.listOverviews': neverAnswering(),
      'products.list': neverAnswering(),
      'onePages.list': neverAnswering(),
      'alexaSkills.list': neverAnswering(),
      'mobileApps.list': neverAnswering(),
    },
  },
};
export const FiguresLoading: Story = {
  args: { handlers: { 'casts.listOverviews': neverAnswering() } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('article', { name: 'Radio Aurora' });
  },
};
export const Failed: Story = {
  args: {
    handlers: {
      'casts.listOverviews': problem('internal'),
      'products.list': problem('internal'),
      'onePages.list': problem('internal'),
      'alexaSkills.list': problem('internal'),
      'mobileApps.list': problem('internal'),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Couldn’t load casts and stations');
  },
};
export const PartlyFailed: Story = {
  args: { handlers: { 'onePages.list': problem('internal') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Couldn’t load one-page sites');
  },
};
export const EngineDown: Story = {
  args: { handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineDown } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Listener counts are unavailable/);
  },
};
export const EngineOff: Story = {
  args: {
    handlers: {
      'casts.listOverviews': fixtures.castOverviewListEngineOff,
      'products.list': fixtures.listOf(products.map((product) => ({ ...product, streamUrl: null }))),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No streaming engine is connected');
    await expect(within(canvasElement).queryByTestId('listeners')).toBeNull();
  },
};
export const ConnectDialog: Story = {
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('article', { name: 'Nightfall FM' }));
    await userEvent.click(await card.findByRole('button', { name: 'How to connect' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Connect Nightfall FM' });
  },
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
      'products.list': fixtures.listOf(products.map((product) => ({ ...product, name: longName }))),
      'onePages.list': fixtures.listOf(
        fixtures.onePages.map((site) => ({ ...site, title: longName, domain: `${longName}.example` })),
      ),
    },
  },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('1,234,567');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
