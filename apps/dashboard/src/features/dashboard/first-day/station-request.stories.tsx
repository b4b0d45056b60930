import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const { castOverviewList, failedProbe, listOf, products, stationRequest, streamProbe } = fixtures;
const patiently = { timeout: 15_000 };
const url = 'https://ice.harbour.example:8443/rock.mp3';

const meta = {
  title: 'Screens/Customer/RequestStation',
  ...screenMeta('/dashboard'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({
  path: '/dashboard',
  visitor: 'customer',
  handlers,
});
const nothing = listOf([]);
const withoutStations = { 'products.list': listOf(products.filter(({ type }) => type === 'cast')) };
const withoutProducts = {
  'casts.listOverviews': { ...castOverviewList, ...listOf([]) },
  'products.list': nothing,
  'onePages.list': nothing,
  'alexaSkills.list': nothing,
  'mobileApps.list': nothing,
};

const opening: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(
    await canvas.findByRole('button', { name: /Request a station|ステーションを申し込む/ }, patiently),
  );
  await within(await screen.findByRole('dialog', {}, patiently)).findAllByRole('textbox');
};
const testing =
  (shown: string | RegExp): Play =>
  async (context) => {
    await opening(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^An address/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address of the stream' }), url);
    await userEvent.click(dialog.getByRole('button', { name: 'Test the address' }));
    if (shown !== '') await dialog.findByText(shown, {}, patiently);
  };
const heard = testing('Audio was received from this address');
const dead: Story = {
  args: answering({ 'stationRequests.tryStream': { ...failedProbe, problem: 'not_resolved' } }),
  play: testing('No audio came from this address'),
};

export const Default: Story = { play: opening };
/** Without casts, only an address can be entered. */
export const WithoutCasts: Story = { args: answering(withoutProducts), play: opening };
export const Testing: Story = {
  args: answering({ 'stationRequests.tryStream': neverAnswering() }),
  play: testing(''),
};
export const Heard: Story = { play: heard };
export const NotHeard: Story = dead;
/** The address is that of a web page. */
export const NoAudio: Story = {
  args: answering({
    'stationRequests.tryStream': {
      ...streamProbe,
      state: 'not_audio',
      problem: 'other_content',
      codec: null,
      contentType: 'text/html',
      icyName: null,
      rawReply: 'HTTP/1.1 200\ncontent-type: text/html',
    },
  }),
  play: testing(/A web page or a file comes/),
};
export const Throttled: Story = {
  args: answering({ 'stationRequests.tryStream': problem('request.rate_limited') }),
  play: testing(/Too many/),
};
export const Failed: Story = {
  args: answering({ 'stationRequests.create': problem('resource.limit_reached') }),
  play: async (context) => {
    await heard(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await dialog.findByText(/maximum number/, {}, patiently);
  },
};
/** What the dashboard says while there is no station. */
export const Empty: Story = {
  args: answering(withoutStations),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No station yet', {}, patiently);
  },
};
export const Waiting: Story = {
  args: answering({ ...withoutStations, 'requests.list': listOf([stationRequest]) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(url, {}, patiently);
  },
};
export const Answered: Story = {
  args: answering({
    ...withoutProducts,
    'requests.list': listOf([
      {
        ...stationRequest,
        state: 'approved',
        answeredAt: fixtures.fixtureNow,
        station: { ...stationRequest.station, id: fixtures.externalStation.id },
      },
      {
        ...stationRequest,
        id: '01983f2a-0000-7000-8000-0000000000b4',
        state: 'refused',
        answeredAt: fixtures.fixtureNow,
        reason: 'This stream belongs to another customer.',
        station: { ...stationRequest.station, stream: { kind: 'cast', username: 'harbour' } },
      },
    ]),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Open the station' }, patiently);
  },
};
export const HeardPhone: Story = { play: heard, globals: onPhone };
export const NotHeardPhone: Story = { ...dead, globals: onPhone };
export const NotHeardDark: Story = { ...dead, globals: inDark };
export const DefaultJapanese: Story = { play: opening, globals: inJapanese };
export const DefaultRightToLeft: Story = { play: opening, globals: mirrored };
export const EmptyPhone: Story = { ...Empty, globals: onPhone };
export const EmptyDark: Story = { ...Empty, globals: inDark };
