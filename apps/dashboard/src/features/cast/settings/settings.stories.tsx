import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/cast/aurora/settings';
const meta = {
  title: 'Screens/Cast/Settings',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByDisplayValue('Radio Aurora')).toBeVisible();
};
const streams = `${path}?tab=streams`;
const staged = (state: 'applying' | 'rolled_back' | 'failed') => ({
  'settings.getStreams': {
    ...fixtures.streamsSettings,
    staged: {
      rev: 3,
      state,
      until: state === 'applying' ? fixtures.before(-1) : null,
      waitingFor: [fixtures.castNow.aurora.streams[0].id],
    },
  },
});

export const Default: Story = { play: filled };
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByDisplayValue('Radio Aurora'), ' Galway');
    const site = canvas.getByDisplayValue('https://radio-aurora.example');
    await userEvent.clear(site);
    await userEvent.type(site, 'htps://radio');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/Enter a full URL/)).toBeVisible();
  },
};
export const Conflict: Story = {
  args: {
    handlers: {
      'settings.updateGeneral': problem('resource.version_conflict', {
        current: { ...fixtures.generalSettings, name: 'Aurora FM', version: 5 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByDisplayValue('Radio Aurora'), ' Galway');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('radio', { name: /Theirs/ })).toBeInTheDocument();
  },
};
export const Streams: Story = { args: { path: streams }, play: showsText('Primary stream') };
export const StreamsApplying: Story = {
  args: { path: streams, handlers: staged('applying') },
  play: showsText('Applying the change'),
};
export const StreamsRolledBack: Story = {
  args: { path: streams, handlers: staged('rolled_back') },
  play: showsText('The last change was rolled back'),
};
export const StreamsRollbackFailed: Story = {
  args: { path: streams, handlers: staged('failed') },
  play: showsText('The last change couldn’t be rolled back'),
};
export const StreamsReadOnly: Story = {
  args: {
    path: streams,
    handlers: {
      'casts.listOverviews': {
        ...fixtures.castOverviewList,
        engine: {
          ...fixtures.engineUp,
          capabilities: fixtures.engineUp.capabilities && {
            ...fixtures.engineUp.capabilities,
            configurable: false,
          },
        },
      },
    },
  },
  play: showsText('Streams are configured in the engine'),
};
export const Server: Story = {
  args: { path: `${path}?tab=server` },
  play: showsText('Maximum listening time'),
};
export const ServerIcecast: Story = {
  args: {
    path: `${path}?tab=server`,
    handlers: {
      'casts.listOverviews': {
        ...fixtures.castOverviewList,
        engine: {
          ...fixtures.engineUp,
          kind: 'icecast',
          capabilities: fixtures.engineUp.capabilities && {
            ...fixtures.engineUp.capabilities,
            keepListeners: false,
            fallback: true,
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Icecast can’t hold listeners/)).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /Wait for the source/ })).toBeDisabled();
  },
};
export const DangerZone: Story = {
  args: { path: `${path}?tab=danger` },
  play: showsText(/27,110 listening sessions/),
};
export const DangerZoneEmpty: Story = {
  args: {
    path: `${path}?tab=danger`,
    handlers: { 'settings.previewStatisticsReset': { sessions: 0, samples: 0 } },
  },
  play: showsText('No data yet.'),
};
export const Suspended: Story = {
  args: { path: '/cast/tidewater/settings' },
  play: showsText('This cast is suspended'),
};
export const Loading: Story = { args: { handlers: { 'settings.getGeneral': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'settings.getGeneral': problem('internal') } },
  play: showsText('Couldn’t load the settings'),
};
export const Phone: Story = {
  args: { path: streams },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue('/aurora')).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { args: { path: streams }, globals: mirrored };
