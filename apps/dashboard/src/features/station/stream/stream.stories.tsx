import type { Meta, StoryObj } from '@storybook/react';
import type { StreamProbe } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const { externalStation, failedProbe, streamProbe } = fixtures;
const path = `/station/${externalStation.id}`;
const patiently = { timeout: 10_000 };
const until = '2026-03-03T09:10:00.000Z';
const url = 'https://new.harbour.example/rock.aac';
const newProbe: StreamProbe = {
  ...streamProbe,
  codec: 'aac',
  bitrateKbps: 96,
  sampleRateHz: 48_000,
  icyName: 'Harbour Rock',
};
const saved = {
  ...externalStation,
  streamUrl: url,
  version: 3,
  previousUrl: { url: externalStation.streamUrl ?? '', until },
};
const working = { 'stations.tryStream': newProbe, 'stations.changeStream': saved } as const;

/** Opens the wizard, enters an address and continues this often. */
const through =
  (steps: number, text: string | RegExp, address = url): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    // The second button of the header in any language.
    const opener = await waitFor(
      () =>
        canvasElement.querySelector<HTMLElement>('[data-ui=page-header] [aria-haspopup=dialog]') ??
        Promise.reject(new Error()),
      patiently,
    );
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(opener);
    const opened = await body.findByRole('dialog', {}, patiently);
    const field = await within(opened).findByRole('textbox', {}, patiently);
    // The dialog takes no clicks until it has opened.
    await waitFor(() => userEvent.type(field, address), patiently);
    for (let step = 1; step <= steps; step += 1) {
      const dialog = await body.findByRole('dialog');
      const next = dialog.querySelector<HTMLElement>('form button[type=submit]');
      if (next) await userEvent.click(next);
      await waitFor(() => expect(dialog.querySelector('[aria-busy=true], [data-loading]')).toBeNull());
    }
    await waitFor(async () => {
      const [found] = await body.findAllByText(text, {}, patiently);
      await expect(found).toBeVisible();
    });
  };

const meta = {
  title: 'Screens/Station/ChangeStream',
  ...screenMeta(path),
  args: { path, visitor: 'customer', handlers: working },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

export const Default: Story = { play: through(0, 'New address of the stream') };
/** The text is not an address. */
export const Invalid: Story = { play: through(1, 'Enter the address that players open.', 'harbour') };
/** No server has the name. */
export const Unreachable: Story = {
  args: { handlers: { 'stations.tryStream': { ...failedProbe, problem: 'not_resolved' } } },
  play: through(1, 'No audio came from this address, so nothing was changed.'),
};
/** The address is that of a web page. */
export const NoAudio: Story = {
  args: {
    handlers: {
      'stations.tryStream': {
        ...streamProbe,
        state: 'not_audio',
        problem: 'other_content',
        codec: null,
        contentType: 'text/html',
        icyName: null,
        rawReply: 'HTTP/1.1 200\ncontent-type: text/html',
      },
    },
  },
  play: through(1, /A web page or a file comes/),
};
export const Throttled: Story = {
  args: { handlers: { 'stations.tryStream': problem('request.rate_limited') } },
  play: through(1, /Too many/),
};
export const Effects: Story = { play: through(1, 'What was received') };
/** The new address has no TLS, and the service does not report listeners. */
export const EffectsWithoutEncryption: Story = {
  args: {
    handlers: {
      ...working,
      'stations.get': { ...externalStation, listeners: null, consumers: [] },
      'stations.tryStream': { ...newProbe, certificateEndsAt: null },
    },
  },
  play: through(1, 'The new address is not encrypted', 'http://new.harbour.example:8000/rock'),
};
export const Confirm: Story = { play: through(2, 'Nobody is disconnected.') };
/** Somebody else changed the station meanwhile. */
export const Conflict: Story = {
  args: {
    handlers: {
      ...working,
      'stations.changeStream': problem('resource.version_conflict', {
        current: { ...externalStation, version: 9 },
      }),
    },
  },
  play: through(3, /Someone else has changed this station/),
};
/** The address answered when it was tested, but not when it was switched to. */
export const Failed: Story = {
  args: { handlers: { ...working, 'stations.changeStream': problem('station.stream_unusable') } },
  play: through(3, /a moment ago, but not now/),
};
export const Saved: Story = { play: through(3, /stays on record until/) };
export const EffectsPhone: Story = { play: through(1, 'What was received'), globals: onPhone };
export const EffectsDark: Story = { play: through(1, 'What was received'), globals: inDark };
export const EffectsJapanese: Story = { play: through(1, /^AAC/), globals: inJapanese };
export const EffectsRightToLeft: Story = { play: through(1, 'What was received'), globals: mirrored };
