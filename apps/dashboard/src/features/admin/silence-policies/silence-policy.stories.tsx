import type { Meta, StoryObj } from '@storybook/react';
import type { SilencePolicy } from '@unmuted/api';
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

const { silencePolicy } = fixtures;
const path = `/admin/silence/policies/${silencePolicy.id}`;
const meta = {
  title: 'Screens/Admin/SilencePolicy',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText(/^Tells 3 recipients about 3 stations/);
const showing = (change: Partial<SilencePolicy>): TestAppOptions => ({
  path,
  visitor: 'admin',
  handlers: { 'silencePolicies.get': { ...silencePolicy, ...change } },
});

export const Default: Story = { play: filled };
/** As it is after it was created. */
export const New: Story = {
  args: showing({ name: 'Weekend', isEnabled: false, stations: null, recipients: [], repeatMin: null }),
  play: showsText('The policy is off. Turn it on when its recipients are set up.'),
};
export const AllAtOnce: Story = {
  args: showing({ trigger: 'all', stations: null, sensitivityMin: 0 }),
  play: showsText(/in one message when all watched stations have an incident at once\.$/),
};
export const TellsNobody: Story = {
  args: showing({ recipients: silencePolicy.recipients.filter(({ state }) => state === 'pending') }),
  play: showsText(/^Tells nobody about 3 stations/),
};
export const StationSearch: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Add a station' }));
    await within(document.body).findAllByRole('option');
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const page = within(canvasElement);
    for (const kind of ['Silent', 'Digital silence', 'Off air'])
      await userEvent.click(page.getByRole('checkbox', { name: kind }));
    for (const button of page.getAllByRole('button', { name: /^Remove / })) await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: /^Save(?! this)/ }));
    await page.findByText('Choose at least one station.');
  },
};
export const Conflict: Story = {
  args: {
    path,
    visitor: 'admin',
    handlers: {
      'silencePolicies.update': problem('resource.version_conflict', {
        current: { ...silencePolicy, name: 'Night desk', stations: null, trigger: 'all', version: 3 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(await page.findByRole('button', { name: /^Save(?! this)/ }));
    await within(document.body).findByRole('dialog');
  },
};
export const DeleteDialog: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete…' }));
    await within(document.body).findByRole('alertdialog');
  },
};
export const AddPersonDialog: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add' }));
    await within(document.body).findByRole('dialog');
  },
};
export const Loading: Story = {
  args: { path, visitor: 'admin', handlers: { 'silencePolicies.get': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, visitor: 'admin', handlers: { 'silencePolicies.get': problem('internal') } },
  play: showsText('Couldn’t load the policy'),
};
export const NotFound: Story = {
  args: { path, visitor: 'admin', handlers: { 'silencePolicies.get': problem('resource.not_found') } },
  play: showsText('There is no such policy'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Chinese: Story = { play: showsText('Night shift'), globals: inChinese };
export const Japanese: Story = { play: showsText('Night shift'), globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
