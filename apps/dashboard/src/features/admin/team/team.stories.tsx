import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/admin/settings/team';
const meta = {
  title: 'Screens/Staff/Team',
  ...screenMeta(path, 'superadmin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const filled = showsText('Pavel Linhart');
const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({
  path,
  visitor: 'superadmin',
  handlers,
});
const choosing =
  (name: string, item: string, role: 'dialog' | 'alertdialog' = 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `Actions for ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const { team, teamMembers } = fixtures;
const manyMembers = Array.from({ length: 40 }, (_, index) => ({
  ...(teamMembers[index % teamMembers.length] as (typeof teamMembers)[number]),
  username: `person-${index}`,
  name: `Person ${index + 1}`,
}));
const longest = {
  ...teamMembers[1],
  name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe Maximiliane',
  email: 'maximiliane.donaudampfschifffahrtsgesellschaft@oesterreichisch-bayerisch.example',
  title: 'Österreichisch-Bayerische Rundfunkgenossenschaft, Abteilung Streaming',
} as (typeof teamMembers)[number];

export const Default: Story = { play: filled };
export const ManyRows: Story = {
  args: answering({ 'team.get': { ...team, members: manyMembers } }),
  play: showsText('Person 40'),
};
export const Empty: Story = {
  args: answering({ 'team.get': { ...team, members: teamMembers.slice(0, 1), invites: [] } }),
  play: showsText('Everyone uses two-step sign-in.'),
};
export const Loading: Story = { args: answering({ 'team.get': neverAnswering() }) };
export const Failed: Story = {
  args: answering({ 'team.get': problem('internal') }),
  play: showsText('Couldn’t load the team'),
};
export const LongText: Story = {
  args: answering({ 'team.get': { ...team, members: [longest, ...teamMembers.slice(2)] } }),
  play: showsText(longest.name),
};
export const InviteDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite person' }));
    await screen.findByRole('dialog');
  },
};
export const ChangeDialog: Story = {
  play: choosing('Pavel Linhart', 'Change role and title…', 'dialog'),
};
export const DisableDialog: Story = { play: choosing('Pavel Linhart', 'Disable…') };
export const RemoveDialog: Story = {
  play: async (context) => {
    await choosing('Pavel Linhart', 'Remove…')(context);
    await screen.findByRole('combobox', { name: 'Who takes over the 2 waiting requests?' });
  },
};
export const RemoveDialogWithoutRequests: Story = {
  args: answering({ 'team.previewRemoval': { ...fixtures.teamRemoval, requests: 0 } }),
  play: choosing('Pavel Linhart', 'Remove…'),
};
export const SecondStepMissing: Story = {
  args: answering({
    'team.get': { ...team, members: teamMembers.map((member) => ({ ...member, hasSecondStep: false })) },
  }),
  play: showsText('Set up two-step sign-in'),
};
export const ResetSecondStepDialog: Story = { play: choosing('Pavel Linhart', 'Reset two-step sign-in…') };
export const EndSessionsDialog: Story = { play: choosing('Pavel Linhart', 'End sessions…') };
export const CancelInvitationDialog: Story = { play: choosing('Greta Mahler', 'Cancel the invitation…') };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
