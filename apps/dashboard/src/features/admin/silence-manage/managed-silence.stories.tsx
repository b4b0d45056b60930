import type { Meta, StoryObj } from '@storybook/react';
import type { ManagedSilence } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
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

const { managedSilence, silenceOff, silentWatch, openIncident, silenceIncidentList, levelHistory } = fixtures;
const path = `/admin/silence/manage/${managedSilence.serviceId}`;
const meta = {
  title: 'Screens/Admin/SilenceManage',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('Decode errors');
const showing = (managed: ManagedSilence, handlers: TestAppOptions['handlers'] = {}): TestAppOptions => ({
  path,
  visitor: 'admin',
  handlers: { 'adminSilence.get': managed, 'silence.get': managed.watch, ...handlers },
});

export const Default: Story = { play: filled };
/** An alarm that lasts. */
export const Silent: Story = {
  args: showing(
    { ...managedSilence, watch: silentWatch },
    {
      'silenceIncidents.list': {
        ...silenceIncidentList,
        items: [openIncident, ...silenceIncidentList.items],
        total: silenceIncidentList.total + 1,
      },
    },
  ),
  play: showsText(/lasts$/),
};
export const DetectionOff: Story = {
  args: showing(
    { ...managedSilence, watch: silenceOff, connectedAt: null },
    {
      'silence.levels': { ...levelHistory, points: [] },
      'silenceIncidents.list': { ...silenceIncidentList, items: [], total: 0 },
    },
  ),
  play: showsText('Know before your listeners do.'),
};
export const Snoozed: Story = {
  args: showing({
    ...managedSilence,
    watch: {
      ...managedSilence.watch,
      snoozedUntil: '2026-09-14T20:00:00.000Z',
      snoozedBy: 'Ingrid',
      snoozeReason: 'Planned work on eu-fra-1',
    },
  }),
  play: showsText('Planned work on eu-fra-1'),
};
export const TestDialog: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Test incident…' }));
    await within(document.body).findByRole('alertdialog');
  },
};
const incidents = async (canvasElement: HTMLElement) => {
  await showsText(/listeners lost$/)({ canvasElement });
  return within(within(canvasElement).getByRole('region', { name: /listeners lost$/ }));
};
export const IncidentsSelected: Story = {
  play: async ({ canvasElement }) => {
    const table = await incidents(canvasElement);
    await userEvent.click(await table.findByRole('checkbox', { name: /^Select Off air/ }));
    await userEvent.click(table.getByRole('checkbox', { name: /^Select One side silent/ }));
    await table.findByRole('button', { name: 'Merge…' });
  },
};
/** An incident that lasts can't be merged. */
export const MergeRefused: Story = {
  args: showing(
    { ...managedSilence, watch: silentWatch },
    {
      'silenceIncidents.list': {
        ...silenceIncidentList,
        items: [openIncident, ...silenceIncidentList.items],
        total: silenceIncidentList.total + 1,
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const table = await incidents(canvasElement);
    await userEvent.click(await table.findByRole('checkbox', { name: /^Select all/ }));
    await table.findByText('An incident that lasts can’t be merged.');
  },
};
export const MergeDialog: Story = {
  play: async (context) => {
    await IncidentsSelected.play?.(context);
    const table = await incidents(context.canvasElement);
    await userEvent.click(table.getByRole('button', { name: 'Merge…' }));
    await within(document.body).findByRole('alertdialog');
  },
};
export const Merged: Story = {
  args: showing(managedSilence, {
    'silenceIncidents.list': {
      ...silenceIncidentList,
      items: silenceIncidentList.items.map((incident, index) =>
        index === 0 ? { ...incident, merged: 3 } : incident,
      ),
    },
  }),
  play: async ({ canvasElement }) => {
    await showsText('Merged from 3')({ canvasElement });
    const table = await incidents(canvasElement);
    await userEvent.click(table.getByRole('button', { name: /Off air/ }));
    await within(document.body).findByRole('menuitem', { name: 'Undo the merge…' });
  },
};
export const SplitDialog: Story = {
  play: async ({ canvasElement }) => {
    const table = await incidents(canvasElement);
    await userEvent.click(await table.findByRole('button', { name: /Off air/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Split…' }));
    await within(document.body).findByRole('dialog');
  },
};
export const UnsavedChanges: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: /^Notes/ }), ' Call first.');
  },
};
export const PartlyFailed: Story = {
  args: showing(managedSilence, {
    'silence.levels': problem('internal'),
    'silenceIncidents.list': problem('internal'),
  }),
  play: showsText('Couldn’t load the levels'),
};
export const Loading: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.get': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.get': problem('internal') } },
  play: showsText('Couldn’t load the silence detection'),
};
export const NotFound: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.get': problem('resource.not_found') } },
  play: showsText('No silence detection of this service'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Chinese: Story = { play: showsText('aurora'), globals: inChinese };
export const Japanese: Story = { play: showsText('aurora'), globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
