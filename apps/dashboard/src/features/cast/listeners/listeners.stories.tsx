import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/cast/aurora/current-listeners';
const meta = {
  title: 'Screens/Cast/Listeners',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const filled: Play = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByTestId('listening-now')).toBeVisible();
};
const choosing =
  (item: RegExp): Play =>
  async ({ canvasElement }) => {
    const [menu] = await within(canvasElement).findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(menu as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(/Details/.test(item.source) ? 'dialog' : 'alertdialog');
  };
const answering = (list: typeof fixtures.listenerList): TestAppOptions => ({
  path,
  visitor: 'customer',
  handlers: { 'listeners.list': list },
});

export const Default: Story = { play: filled };
export const MultipleStreams: Story = {
  args: answering({
    ...fixtures.listenerList,
    items: fixtures.listenerList.items.map((one, index) =>
      index % 2 ? { ...one, mount: '/aurora-64' } : one,
    ),
  }),
  play: showsText('64kbps'),
};
export const ManyListeners: Story = { args: answering(fixtures.listenersOf(5000)), play: filled };
export const SampleData: Story = {
  args: answering({
    ...fixtures.listenerList,
    items: fixtures.listenerList.items.map((one, index) => ({ ...one, sample: index > 0 })),
  }),
  play: showsText('Sample data'),
};
export const OnMap: Story = { args: { path: `${path}?view=map` }, play: showsText('Where people listen') };
export const Bans: Story = { args: { path: `${path}?view=bans` }, play: showsText('198.51.100.0/24') };
export const BansEmpty: Story = {
  args: { path: `${path}?view=bans`, handlers: { 'bans.list': fixtures.listOf([]) } },
  play: showsText('No bans'),
};
export const BansFailed: Story = {
  args: { path: `${path}?view=bans`, handlers: { 'bans.list': problem('internal') } },
  play: showsText('Couldn’t load the bans'),
};
export const MoveDialog: Story = { play: choosing(/Move/) };
export const BanDialog: Story = { play: choosing(/Ban/) };
export const DisconnectDialog: Story = { play: choosing(/Disconnect/) };
export const DetailsDialog: Story = { play: choosing(/Details/) };
export const Empty: Story = {
  args: answering(fixtures.listenersOf(0)),
  play: showsText('No listeners right now'),
};
export const Unknown: Story = {
  args: answering({ ...fixtures.listenersOf(0), known: false }),
  play: showsText('This engine doesn’t report listeners'),
};
export const EngineDown: Story = {
  args: { handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineDown } },
  play: showsText('The streaming engine isn’t responding'),
};
export const EngineOff: Story = {
  args: {
    handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineOff },
  },
  play: showsText('No streaming engine is connected'),
};
export const Suspended: Story = {
  args: { ...answering(fixtures.listenersOf(0)), path: '/cast/tidewater/current-listeners' },
  play: showsText('This cast is suspended'),
};
export const NotFound: Story = {
  args: {
    path: '/cast/somebody-elses/current-listeners',
    handlers: { 'listeners.list': problem('resource.not_found') },
  },
  play: showsText('No cast “somebody-elses” in your account'),
};
export const Loading: Story = { args: { handlers: { 'listeners.list': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'listeners.list': problem('internal') } },
  play: showsText('Couldn’t load the listeners'),
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
