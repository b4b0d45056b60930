import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
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

const path = '/admin/apps/android';
const board = `${path}?view=board`;
const meta = {
  title: 'Screens/Staff/Apps',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const filled = showsText('Jazz at Night');
const there = { timeout: 15_000 };
const { staffAppList } = fixtures;
const answering = (list: Partial<typeof staffAppList>, at = path): TestAppOptions => ({
  path: at,
  visitor: 'admin',
  handlers: { 'adminApps.list': { ...staffAppList, ...list } },
});
const empty = { items: [], total: 0, counts: [] };
const many = Array.from({ length: 25 }, (_, index) => ({
  ...(staffAppList.items[index % 5] as (typeof staffAppList.items)[number]),
  id: `01990000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name: `Station ${index + 1}`,
}));
const longest = staffAppList.items.map((item, index) =>
  index === 0
    ? {
        ...item,
        name: 'Donaudampfschifffahrtsgesellschaftsradio Passau-Innstadt',
        packageId: 'de.donaudampfschifffahrtsgesellschaftsradio.passau.innstadt.app',
        customer: { ...item.customer, name: 'Österreichisch-Bayerische Rundfunkgenossenschaft' },
        versionName: '9999.9999.9999',
        versionCode: 2_100_000_000,
      }
    : item,
);
const creating: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New app' }, there));
  await screen.findByRole('dialog');
};

/** Moves a card with the menu of its handle. */
async function movingCard({ canvasElement }: Parameters<Play>[0], card: string, column: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `Move ${card}` }, there));
  await userEvent.click(await screen.findByRole('menuitem', { name: column }));
}

export const Default: Story = { play: filled };
export const Ios: Story = { args: { path: '/admin/apps/ios' }, play: filled };
export const AsBoard: Story = { args: { path: board }, play: filled };
export const WaitingForUs: Story = { args: { path: `${path}?waiting=true` }, play: filled };
export const Selected: Story = {
  args: answering({ items: staffAppList.items.slice(1, 2), total: 1 }, `${path}?state=build_failed`),
  play: filled,
};
export const ManyPages: Story = {
  args: answering({ items: many, total: 214 }),
  play: showsText('Station 20'),
};
export const ManyCards: Story = {
  args: answering({ items: many, total: 214 }, board),
  play: showsText(/189 more apps/),
};
export const Empty: Story = { args: answering(empty), play: showsText('There are no apps yet') };
export const NoneWaiting: Story = {
  args: answering({ items: staffAppList.items.slice(3), total: 2 }, `${path}?waiting=true`),
  play: showsText('Nothing waits for us'),
};
export const NoResults: Story = {
  args: answering({ ...empty, counts: staffAppList.counts }, `${path}?q=nowhere`),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Clear filters' }, there);
  },
};
export const Loading: Story = {
  args: { path, handlers: { 'adminApps.list': neverAnswering() } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', {}, there);
  },
};
export const BoardLoading: Story = {
  args: { path: board, handlers: { 'adminApps.list': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, handlers: { 'adminApps.list': problem('internal') } },
  play: showsText('Couldn’t load the apps'),
};
export const BoardFailed: Story = {
  args: { path: board, handlers: { 'adminApps.list': problem('internal') } },
  play: showsText('Couldn’t load the apps'),
};
export const NewAppDialog: Story = { play: creating };
export const NewAppDialogInvalid: Story = {
  play: async (context) => {
    await creating(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create app' }));
    await dialog.findAllByText('Please fill in this field.');
  },
};
export const RequestChangesDialog: Story = {
  args: { path: board, handlers: { 'adminApps.get': fixtures.staffIosApp } },
  play: async (context) => {
    await movingCard(context, 'Harbour FM 98.5', 'Changes requested');
    await screen.findByRole('dialog');
  },
};
export const DialogFailed: Story = {
  args: { path: board, handlers: { 'adminApps.get': problem('internal') } },
  play: async (context) => {
    await movingCard(context, 'Harbour FM 98.5', 'Queued');
    await within(await screen.findByRole('dialog')).findByText('Couldn’t load the app');
  },
};
export const LongText: Story = { args: answering({ items: longest }), play: filled };
export const BoardLongText: Story = { args: answering({ items: longest }, board), play: filled };
export const BoardPhone: Story = { args: { path: board }, play: filled, globals: onPhone };
export const BoardDark: Story = { args: { path: board }, play: filled, globals: inDark };
export const BoardRightToLeft: Story = { args: { path: board }, play: filled, globals: mirrored };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const French: Story = { play: filled, globals: { locale: 'fr' } };
export const Chinese: Story = { play: filled, globals: inChinese };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
