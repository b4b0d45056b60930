import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/cast/aurora/geoblocking';
const meta = {
  title: 'Screens/Cast/Geoblocking',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('Would block 1 in 91 sessions');

/** The first story of a run also loads the page's code. */
const firstLoad = { timeout: 5_000 };
const filledMap = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('listbox', { name: 'Countries on the list' });

export const Default: Story = { play: filled };
export const Off: Story = {
  args: { handlers: { 'geolock.get': fixtures.geoLockOff } },
  play: showsText('Anyone can listen, from anywhere.'),
};
export const BlocksYourCountry: Story = {
  args: {
    handlers: {
      'geolock.simulate': {
        ...fixtures.geoSimulationResult,
        impact: { ...fixtures.geoSimulationResult.impact, refusesCaller: true, callerCountry: 'DE' },
      },
    },
  },
  play: showsText('These rules block Germany, your current location'),
};
export const EngineOff: Story = {
  args: { handlers: { 'geolock.get': { ...fixtures.geoLock, denyStatus: null } } },
  play: showsText('No streaming engine is connected'),
};
export const SimulationFailed: Story = {
  args: { handlers: { 'geolock.simulate': problem('internal') } },
  play: showsText('Couldn’t calculate the effect of these rules.'),
};
export const TestResult: Story = {
  args: {
    handlers: {
      'geolock.simulate': {
        ...fixtures.geoSimulationResult,
        decision: { allowed: false, rule: 'not_listed', country: 'DE' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Test an address or country', {}, firstLoad);
    await userEvent.type(field, '198.51.100.7{Enter}');
    await expect(await canvas.findByText('Country rules: Germany is not on the list.')).toBeVisible();
  },
};
export const TestFailed: Story = {
  args: {
    handlers: {
      'geolock.simulate': ({ body }) => {
        if (body.address === undefined) return fixtures.geoSimulationResult;
        return problem('internal');
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Test an address or country', {}, firstLoad);
    await userEvent.type(field, '198.51.100.7{Enter}');
    const words = 'Nothing has changed. Please try again in a moment.';
    await expect(await canvas.findByText(words, {}, firstLoad)).toBeVisible();
  },
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await filledMap(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Germany' })).toBeVisible();
  },
};
/** No sessions yet. */
export const NoSessions: Story = {
  args: {
    handlers: {
      'geolock.simulate': {
        decision: null,
        impact: {
          ...fixtures.geoSimulationResult.impact,
          days: 0,
          sessions: 0,
          refusedSessions: 0,
          refusedS: 0,
          connected: 0,
          refusedConnected: 0,
          byCountry: [],
          listeners: [],
        },
      },
    },
  },
  play: showsText('No listening sessions yet, so the effect can’t be estimated.'),
};
/** Deny list with many countries and some invalid exceptions. */
export const DenyList: Story = {
  args: {
    handlers: {
      'geolock.get': {
        ...fixtures.geoLock,
        mode: 'deny',
        countries: ['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE'],
        allowUnknown: true,
        allowNetworks: [
          { network: '0.0.0.0/1', note: '' },
          {
            network: '2001:db8:1234:5678:9abc:def0:1234:5678',
            note: 'Übertragungswagenbesatzungsunterkunft',
          },
          { network: '198.51.100.0/24', note: 'TuneIn checker' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an address' }));
    await userEvent.keyboard('198.51.100.0/24');
    await userEvent.tab();
    await expect(await canvas.findByText('Already added.')).toBeVisible();
    await expect(canvas.getByText('This allows 1 in 2 of all IPv4 addresses.')).toBeVisible();
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an address' }, firstLoad));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Address or network 2' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('TuneIn checker');
    await userEvent.tab();
    await userEvent.tab();
    const words = 'This note has no address. Enter one or remove the line.';
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};
export const History: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'History of Country rules' }, firstLoad));
    const page = within(canvasElement.ownerDocument.body);
    const effect = await page.findByText('12 listeners were disconnected.', {}, firstLoad);
    // The drawer fades in.
    await waitFor(() => expect(effect).toBeVisible());
  },
};
export const SaveDialog: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an address' }));
    await userEvent.keyboard('16.0.0.0/4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/1 in 16 of all IPv4/)).toBeVisible());
  },
};
export const NoneBlocked: Story = {
  args: { handlers: { 'statistics.listRefusals': { total: 0, items: [] } } },
  play: showsText('No one was blocked.'),
};
export const Suspended: Story = {
  args: { path: '/cast/tidewater/geoblocking' },
  play: showsText('This cast is suspended'),
};
export const NotFound: Story = {
  args: {
    path: '/cast/somebody-elses/geoblocking',
    handlers: { 'geolock.get': problem('resource.not_found') },
  },
  play: showsText('No cast “somebody-elses” in your account'),
};
export const Loading: Story = { args: { handlers: { 'geolock.get': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'geolock.get': problem('internal') } },
  play: showsText('Couldn’t load the country rules'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = {
  play: showsText('聴取セッション 91 件につき 1 件がブロックされます'),
  globals: inJapanese,
};
export const RightToLeft: Story = { play: filled, globals: mirrored };
