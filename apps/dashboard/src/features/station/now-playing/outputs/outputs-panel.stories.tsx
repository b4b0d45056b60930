import type { Meta, StoryContext, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OutputsPanel } from '#/features/station/now-playing/outputs/outputs-panel.tsx';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { PartHarness } from '#/testing/part-harness.tsx';
import { inDark, inJapanese, mirrored, onPhone, showsText } from '#/testing/screen-story.tsx';

const { songOutputList, songOutputs, songOutputLog } = fixtures;

const meta = {
  title: 'Screens/Station/Outputs',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  render: (options, { globals }) => (
    <PartHarness
      options={{
        ...options,
        theme: {
          currentTheme: globals.theme,
          direction: globals.direction,
          locale: globals.locale,
        },
      }}
      part={(api) => <OutputsPanel api={api} stationId={fixtures.station.id} />}
    />
  ),
  play: showsText('Fediverse'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const listing = (items: typeof songOutputs): TestAppOptions => ({
  handlers: { 'songOutputs.list': fixtures.listOf(items) },
});

const firstLoad = { timeout: 5_000 };

/** Opens the drawer of an output. */
const openOutput =
  (name: string) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    const label = { name: `Details: ${name}` };
    await userEvent.click(await within(canvasElement).findByRole('button', label, firstLoad));
    return within(await screen.findByRole('dialog', { name }, firstLoad));
  };

/** Opens the form of a new output. */
const openForm =
  (service: string) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Add output' }, firstLoad),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: service }));
    return within(await screen.findByRole('dialog', { name: `Add output: ${service}` }, firstLoad));
  };

export const Default: Story = {};
export const AddDialog: Story = { play: async (context) => void (await openForm('Discord')(context)) };
export const AddTelegram: Story = { play: async (context) => void (await openForm('Telegram')(context)) };
export const AddMastodon: Story = { play: async (context) => void (await openForm('Mastodon')(context)) };
export const AddBluesky: Story = { play: async (context) => void (await openForm('Bluesky')(context)) };
export const AddWebhook: Story = { play: async (context) => void (await openForm('Webhook')(context)) };
export const Drawer: Story = {
  play: async (context) => {
    const drawer = await openOutput('Listeners’ server')(context);
    await drawer.findByText('The song was over', {}, firstLoad);
  },
};
export const DrawerFailing: Story = {
  play: async (context) => {
    const drawer = await openOutput('Channel')(context);
    await expect(await drawer.findByText('Posting there is not permitted')).toBeVisible();
  },
};
export const DrawerRetrying: Story = {
  play: async (context) => void (await openOutput('Studio team')(context)),
};
export const DrawerOff: Story = { play: async (context) => void (await openOutput('Bluesky')(context)) };
export const DrawerTested: Story = {
  play: async (context) => {
    const drawer = await openOutput('Listeners’ server')(context);
    await userEvent.click(drawer.getByRole('button', { name: 'Send test' }));
    await drawer.findAllByText('Posted', {}, firstLoad);
  },
};
export const DrawerTestFailed: Story = {
  args: { handlers: { 'songOutputs.test': problem('song_output.no_song') } },
  play: async (context) => {
    const drawer = await openOutput('Listeners’ server')(context);
    await userEvent.click(drawer.getByRole('button', { name: 'Send test' }));
    await drawer.findByText(/has not played a song yet/, {}, firstLoad);
  },
};
export const DrawerLogEmpty: Story = {
  args: { handlers: { 'songOutputs.getLog': { ...songOutputLog, items: [], total: 0 } } },
  play: async (context) => void (await openOutput('Studio display')(context)),
};
export const DrawerLogFailed: Story = {
  args: { handlers: { 'songOutputs.getLog': problem('internal') } },
  play: async (context) => {
    const drawer = await openOutput('Channel')(context);
    await drawer.findByText('Couldn’t load the log', {}, firstLoad);
  },
};
export const EditDialog: Story = {
  play: async (context) => {
    const drawer = await openOutput('Fediverse')(context);
    await userEvent.click(drawer.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit output' }, firstLoad);
  },
};
export const DeleteDialog: Story = {
  play: async (context) => {
    const drawer = await openOutput('Fediverse')(context);
    // The drawer takes no clicks until it has opened.
    await waitFor(() => userEvent.click(drawer.getByRole('button', { name: 'Delete' })));
    await screen.findByRole('alertdialog', {}, firstLoad);
  },
};
export const Empty: Story = { args: listing([]), play: showsText('No outputs yet') };
export const Loading: Story = {
  args: { handlers: { 'songOutputs.list': neverAnswering() } },
  play: async () => {},
};
export const AddDialogInvalid: Story = {
  play: async (context) => {
    const dialog = await openForm('Discord')(context);
    await userEvent.type(dialog.getByLabelText('Webhook URL'), 'https://discord.com/api/webhooks/1');
    const area = dialog.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(area);
    await userEvent.type(area, 'Now on air');
    await userEvent.click(dialog.getByRole('button', { name: 'Add output' }));
    await dialog.findByText(/Use %title% or %artist%/);
  },
};
export const Failed: Story = {
  args: { handlers: { 'songOutputs.list': problem('internal') } },
  play: showsText('Couldn’t load the outputs'),
};
export const LimitReached: Story = {
  args: listing(
    Array.from({ length: 10 }, (_, index) => ({
      ...(songOutputs[index % songOutputs.length] ?? songOutputList.items[0]),
      id: `output-${index}`,
    })) as typeof songOutputs,
  ),
  play: showsText(/A station has at most 10 outputs/),
};
export const ReadOnly: Story = { args: { accountRole: 'analyst' } };
export const LongText: Story = {
  args: listing(
    songOutputs.slice(0, 3).map((output) => ({
      ...output,
      name: 'Everyone who listens on the server of the friends of Radio Aurora',
    })),
  ),
  play: showsText(/^Everyone who listens/),
};
export const DrawerPhone: Story = {
  globals: onPhone,
  play: async (context) => void (await openOutput('Channel')(context)),
};
export const AddDialogPhone: Story = {
  globals: onPhone,
  play: async (context) => void (await openForm('Mastodon')(context)),
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
