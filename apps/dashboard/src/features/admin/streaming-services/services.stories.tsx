import type { Meta, StoryObj } from '@storybook/react';
import type { StreamingService } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Staff/Streaming services',
  ...screenMeta('/admin/streaming-services', 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const path = '/admin/streaming-services';
const [hosted, icecast, broken, paused] = fixtures.streamingServices.map(({ id }) => id);
const filled = showsText('Harbour Rock');
const answering = (handlers: NonNullable<TestAppOptions['handlers']>, search = ''): TestAppOptions => ({
  path: `${path}${search}`,
  visitor: 'admin',
  handlers,
});
const listing = (list: Partial<typeof fixtures.streamingServiceList>, search = '') =>
  answering({ 'streamingServices.list': { ...fixtures.streamingServiceList, ...list } }, search);
const drawerOf = (id: string | undefined, change: Partial<StreamingService> = {}): TestAppOptions => {
  const found = fixtures.streamingServices.find((each) => each.id === id);
  return answering(found ? { 'streamingServices.get': { ...found, ...change } } : {}, `?service=${id}`);
};
/** The drawer is outside of the canvas. */
const drawerShows =
  (text: string | RegExp): Play =>
  async () => {
    await within(await screen.findByRole('dialog', {}, { timeout: 5_000 })).findAllByText(text);
  };
const acting =
  (item: string, then?: (dialog: HTMLElement) => Promise<void>): Play =>
  async () => {
    const drawer = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await then?.(
      await screen.findByRole(item === 'Edit…' || item === 'Credentials…' ? 'dialog' : 'alertdialog'),
    );
  };
const pressing =
  (button: string, then?: (dialog: HTMLElement) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: button }, { timeout: 5_000 }),
    );
    await then?.(await screen.findByRole('dialog'));
  };
const detecting = (then?: (dialog: HTMLElement) => Promise<void>): Play =>
  pressing('Add service', async (dialog) => {
    await userEvent.type(within(dialog).getByLabelText('Address'), 'https://ice.harbour.example:8443');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Find the stream' }));
    await within(dialog).findByLabelText('Label');
    await then?.(dialog);
  });
const rows = [
  'label,url,type,customer,poll_s',
  'Harbour Rock,https://ice.harbour.example:8443/rock.mp3,icecast,maeve@aurora.example,30',
  'Old Pier,http://old-pier.example:8000/;,,maeve@aurora.example',
  'Lighthouse HLS,https://hls.lighthouse.example/live.m3u8,,nobody@lighthouse.example,2',
];
const importing = (then?: (dialog: HTMLElement) => Promise<void>): Play =>
  pressing('Import…', async (dialog) => {
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Rows' }));
    await userEvent.paste(rows.join('\n'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check the rows' }));
    await within(dialog).findByRole('button', { name: 'Import 1 service' });
    await then?.(dialog);
  });
const nothing = {
  total: 0,
  on_air: 0,
  off_air: 0,
  refused: 0,
  unreachable: 0,
  not_audio: 0,
  paused: 0,
  suspended: 0,
  unknown: 0,
};
const [first] = fixtures.streamingServiceList.items;
const longest = {
  ...first,
  label: 'Österreichisch-Bayerische Rundfunkgenossenschaft Passau-Innst',
  url: 'https://stream.rundfunkgenossenschaft.example:8443/landeswelle-niederbayern-und-innviertel/hochaufgeloest.flac',
} as NonNullable<typeof first>;

export const Default: Story = { play: filled };
export const Loading: Story = {
  args: answering({ 'streamingServices.list': neverAnswering() }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
  },
};
export const Empty: Story = {
  args: listing({ items: [], total: 0, summary: nothing }),
  play: showsText('There are no streaming services yet'),
};
export const NoResults: Story = {
  args: listing({ items: [], total: 0 }, '?q=nowhere&state=refused&type=hls'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Clear filters' });
  },
};
export const Failed: Story = {
  args: answering({ 'streamingServices.list': problem('internal') }),
  play: showsText('Couldn’t load the streaming services'),
};
export const AllColumns: Story = { args: { path: `${path}?hide=`, visitor: 'admin' }, play: filled };
export const LongText: Story = {
  args: listing({ items: [longest, ...fixtures.streamingServiceList.items.slice(1)] }),
  play: showsText(longest.label),
};
export const Drawer: Story = { args: drawerOf(icecast), play: drawerShows('Last check') };
export const DrawerHosted: Story = { args: drawerOf(hosted), play: drawerShows('by the streaming engine') };
export const DrawerUnreachable: Story = {
  args: drawerOf(broken, { problem: 'not_resolved' }),
  play: drawerShows('The host name was not found.'),
};
export const DrawerPaused: Story = {
  args: drawerOf(paused, { probe: null, uptime30d: null }),
  play: drawerShows('Checks paused'),
};
export const DrawerLoading: Story = {
  args: answering({ 'streamingServices.get': neverAnswering() }, `?service=${icecast}`),
  play: async () => {
    await screen.findByRole('dialog', {}, { timeout: 5_000 });
  },
};
export const DrawerFailed: Story = {
  args: answering({ 'streamingServices.get': problem('internal') }, `?service=${icecast}`),
  play: drawerShows('Couldn’t load the streaming service'),
};
export const DrawerNotFound: Story = {
  args: answering(
    { 'streamingServices.get': problem('resource.not_found') },
    '?service=00000000-0000-7000-8000-000000000000',
  ),
  play: drawerShows('No such streaming service'),
};
export const EditDialog: Story = { args: drawerOf(icecast), play: acting('Edit…') };
export const EditDialogConflict: Story = {
  args: {
    ...drawerOf(icecast),
    handlers: {
      'streamingServices.update': problem('resource.version_conflict', {
        current: { ...fixtures.streamingServices[1], label: 'Harbour Rock FM', pollS: 60, version: 9 },
      }),
    },
  },
  play: acting('Edit…', async (dialog) => {
    await userEvent.type(within(dialog).getByLabelText('Label'), ' One');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('button', { name: 'Save selection' });
  }),
};
export const CredentialsDialog: Story = { args: drawerOf(icecast), play: acting('Credentials…') };
export const PauseDialog: Story = { args: drawerOf(icecast), play: acting('Pause checks…') };
export const DeleteDialog: Story = {
  args: drawerOf(icecast),
  play: acting('Delete…', async (dialog) => {
    await within(dialog).findByText('1 station loses its stream');
  }),
};
export const AddDialog: Story = { play: pressing('Add service') };
export const AddDialogFound: Story = { play: detecting() };
export const AddDialogSingle: Story = {
  args: answering({
    'streamingServices.detect': { ...fixtures.detectedService, type: 'url', mount: null, candidates: [] },
  }),
  play: detecting(),
};
export const AddDialogSilent: Story = {
  args: answering({
    'streamingServices.detect': {
      ...fixtures.detectedService,
      type: 'url',
      name: null,
      candidates: [],
      probe: { ...fixtures.failedProbe, problem: 'not_resolved' },
    },
  }),
  play: detecting(),
};
export const AddDialogByHand: Story = {
  play: pressing('Add service', async (dialog) => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enter by hand' }));
    await within(dialog).findByLabelText('Type');
  }),
};
export const AddDialogInvalid: Story = {
  play: detecting(async (dialog) => {
    await userEvent.clear(within(dialog).getByLabelText('Label'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add service' }));
    await within(dialog).findByText('Please choose a customer.');
  }),
};
export const ImportDialog: Story = { play: pressing('Import…') };
export const ImportDialogPreview: Story = { play: importing() };
export const ImportDialogDone: Story = {
  play: importing(async (dialog) => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import 1 service' }));
    await within(dialog).findByText('1 service was added');
  }),
};
export const PhoneDrawer: Story = {
  args: drawerOf(icecast),
  play: drawerShows('Last check'),
  globals: onPhone,
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
