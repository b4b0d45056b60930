import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { sampleFile, samplePicture } from '#/testing/sample-picture.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = `/station/${fixtures.station.id}`;
const meta = {
  title: 'Screens/Station/Overview',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (station: object): TestAppOptions => ({
  path,
  handlers: { 'stations.get': { ...fixtures.station, ...station } },
});
const silent = { song: null, listeners: null };
const external = (change: object) => answering({ ...fixtures.externalStation, ...change });
const refusal = (status: number) => ({
  ...fixtures.streamProbe,
  state: 'refused',
  problem: String(status),
  status,
  codec: null,
  bitrateKbps: null,
  sampleRateHz: null,
  channels: null,
  icyName: null,
  title: null,
  rawReply: `HTTP/1.0 ${status}\nServer: Icecast 2.4.4\nContent-Type: text/html`,
});
const { spans, ...week } = fixtures.stationTimeline;
const { since: pausedSince } = fixtures.pausedOf(fixtures.externalStation);
/** The week ends with a pause. */
const pausedTimeline = {
  ...week,
  spans: spans.flatMap((span) =>
    span.isOpen && pausedSince !== null
      ? [
          { ...span, to: pausedSince, isOpen: false },
          { ...span, state: 'paused' as const, from: pausedSince },
        ]
      : [span],
  ),
  changes: [{ at: pausedSince ?? week.to, action: 'station.checks_paused' as const, by: 'Maeve O’Brien' }],
};

const dialogOf = (canvasElement: HTMLElement, role: 'dialog' | 'alertdialog') =>
  within(canvasElement.ownerDocument.body).findByRole(role, {}, { timeout: 5000 });

async function upload(canvasElement: HTMLElement, file: File) {
  await userEvent.upload(
    await within(canvasElement).findByLabelText('Picture', {}, { timeout: 15_000 }),
    file,
  );
}

/** Chooses a picture for the logo; returns the dialog that crops it. */
async function choosesPicture({ canvasElement }: { canvasElement: HTMLElement }) {
  await upload(canvasElement, await sampleFile());
  const dialog = within(await dialogOf(canvasElement, 'dialog'));
  await dialog.findByRole('application');
  return dialog;
}

async function opensPause({ canvasElement }: { canvasElement: HTMLElement }) {
  const button = await within(canvasElement).findByRole(
    'button',
    { name: 'Pause checks' },
    { timeout: 15_000 },
  );
  await userEvent.click(button);
  const dialog = await dialogOf(canvasElement, 'alertdialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const filled = showsText('Radio Aurora is heard and named.');

export const Default: Story = { play: filled };
/** A stream elsewhere, which another station of the account plays too. */
export const External: Story = {
  args: answering(fixtures.externalStation),
  play: showsText('Harbour Rock is heard and named.'),
};
export const Unreachable: Story = {
  args: answering(fixtures.brokenStation),
  play: showsText(/^Nobody can hear Old Pier/),
};
export const OffAir: Story = {
  args: answering({ state: 'off_air', ...silent }),
  play: showsText(/^Radio Aurora is off air/),
};
export const Refused: Story = {
  args: external({ ...silent, state: 'refused', problem: '503', probe: refusal(503) }),
  play: showsText(/refuses the stream/),
};
/** The stream itself asks for a password. */
export const PasswordRequired: Story = {
  args: external({ ...silent, state: 'refused', problem: '401', probe: refusal(401) }),
  play: showsText(/asks the listeners of Harbour Rock for a password/),
};
/** The stream is heard; the credentials of its status page are rejected. */
export const CredentialsRejected: Story = {
  args: external({ problem: 'credentials', listeners: null }),
  play: showsText(/rejects the stored user name or password/),
};
/** The server accepts connections and sends nothing. */
export const Silent: Story = {
  args: external({
    ...silent,
    state: 'not_audio',
    problem: 'no_data',
    probe: { ...refusal(200), state: 'not_audio', problem: 'no_data', rawReply: 'HTTP/1.0 200' },
  }),
  play: showsText('Harbour Rock is silent: no audio is sent.'),
};
export const NoAudio: Story = {
  args: external({ ...silent, state: 'not_audio', problem: 'other_content', probe: null }),
  play: showsText(/^No audio comes/),
};
/** Paused by the owner, who can resume. */
export const Paused: Story = {
  args: {
    path,
    handlers: {
      'stations.get': fixtures.pausedOf(fixtures.externalStation),
      'stations.getTimeline': pausedTimeline,
    },
  },
  play: showsText(/^Checks paused since/),
};
/** Paused by support: the owner cannot resume. */
export const PausedByStaff: Story = {
  args: answering(fixtures.pausedOf(fixtures.externalStation, 'staff')),
  play: showsText(/^Checks paused by support since/),
};
export const PauseDialog: Story = {
  args: answering(fixtures.externalStation),
  play: async (context) => void (await opensPause(context)),
};
export const PauseDialogFailed: Story = {
  args: {
    path,
    handlers: { 'stations.get': fixtures.externalStation, 'stations.pauseChecks': problem('internal') },
  },
  play: async (context) => {
    const dialog = await opensPause(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Pause checks' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
/** A square logo in the header and in the form. */
export const WithLogo: Story = {
  args: answering({ logoUrl: samplePicture }),
  play: showsText('Radio Aurora is heard and named.'),
};
export const CropDialog: Story = {
  args: answering({ logoUrl: samplePicture }),
  play: async (context) => void (await choosesPicture(context)),
};
export const CropDialogFailed: Story = {
  args: {
    path,
    handlers: {
      'uploads.create': problem('upload.type_unsupported', {
        params: { found: 'animated', accepted: 'image/png' },
      }),
    },
  },
  play: async (context) => {
    const dialog = await choosesPicture(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await expect(await dialog.findByText(/Animated/)).toBeVisible();
  },
};
/** The file has the name of a picture and is none. */
export const CropDialogInvalid: Story = {
  play: async ({ canvasElement }) => {
    const file = new File(['no picture'], 'logo.png', { type: 'image/png' });
    await upload(canvasElement, file);
    const dialog = within(await dialogOf(canvasElement, 'dialog'));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
export const Suspended: Story = {
  args: external({ ...silent, state: 'suspended', status: 'suspended' }),
  play: showsText(/is suspended\.$/),
};
export const NotChecked: Story = {
  args: external({ ...silent, state: 'unknown', since: null, checkedAt: null, probe: null }),
  play: showsText(/has not been checked yet/),
};
export const EngineDown: Story = {
  args: answering({ ...silent, state: 'unknown' }),
  play: showsText(/is not known right now/),
};
export const WithoutTitle: Story = {
  args: answering({ song: null, probe: { ...fixtures.streamProbe, title: null } }),
  play: showsText('Radio Aurora is heard, but not named.'),
};
export const WithoutListeners: Story = {
  args: external({ listeners: null }),
  play: showsText('not reported by the service'),
};
export const WithoutStream: Story = {
  args: answering({ service: null, streamUrl: null, song: null, probe: null, state: 'unknown' }),
  play: showsText('No stream is attached to this station'),
};
/** The certificate ends in five days. */
export const CertificateExpiring: Story = {
  args: external({ probe: { ...fixtures.streamProbe, certificateEndsAt: '2026-03-07T12:00:00Z' } }),
  play: showsText('Harbour Rock is heard and named.'),
};
export const StreamChanged: Story = {
  args: external({
    previousUrl: { url: 'http://old.harbour.example:8000/rock', until: '2026-03-03T09:10:00.000Z' },
  }),
  play: showsText(/The previous address is on record/),
};
export const LongText: Story = {
  args: external({
    name: 'Radiodonaudampfschifffahrtsgesellschaftskapitänsmützenfabrik am Hafen',
    streamUrl: `https://ice.harbour.example:8443/${'very-long-mount-name-'.repeat(8)}`,
  }),
  play: showsText(/^Radiodonau.*is heard and named\.$/),
};
export const NoData: Story = {
  args: {
    path,
    handlers: { 'stations.getTimeline': { ...fixtures.stationTimeline, spans: [], changes: [] } },
  },
  play: showsText('Nothing recorded yet'),
};
export const TimelineFailed: Story = {
  args: { path, handlers: { 'stations.getTimeline': problem('internal') } },
  play: showsText('Couldn’t load the timeline'),
};
/** An analyst sees the state, and changes nothing. */
export const ReadOnly: Story = {
  args: { ...external({}), accountRole: 'analyst' },
  play: showsText('Harbour Rock is heard and named.'),
};
export const Conflict: Story = {
  args: {
    path,
    handlers: {
      'stations.update': problem('resource.version_conflict', {
        current: { ...fixtures.station, name: 'Aurora FM', version: 9 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByDisplayValue('Radio Aurora', {}, { timeout: 5000 }), ' Galway');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    const dialog = within(canvasElement.ownerDocument.body);
    const field = await dialog.findByRole('radiogroup', { name: 'Name' });
    // The dialog fades in.
    await waitFor(() => expect(field).toBeVisible());
  },
};
export const Loading: Story = { args: { path, handlers: { 'stations.get': neverAnswering() } } };
export const Failed: Story = {
  args: { path, handlers: { 'stations.get': problem('internal') } },
  play: showsText('Couldn’t load the station'),
};
export const NotFound: Story = {
  args: { path, handlers: { 'stations.get': problem('resource.not_found') } },
  play: showsText('No such station in your account'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
