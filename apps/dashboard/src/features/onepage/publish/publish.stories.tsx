import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inChinese, inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const path = `/onepage/${fixtures.site.username}/settings`;
const meta = { title: 'Screens/One-page site/Publish', ...screenMeta(path) } satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const { site, draftSite, scheduledSite, siteChecks, badSiteChecks } = fixtures;
const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({ path, handlers });
const there = { timeout: 15_000 };

/** `name`: in each language of a story. */
const opening =
  (name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }, there));
    await screen.findByRole(role, {}, there);
  };
const choosing =
  (item: string, role: 'dialog' | 'alertdialog' = 'dialog'): Play =>
  async ({ canvasElement }) => {
    const more = await within(canvasElement).findByRole('button', { name: 'More actions' }, there);
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role, {}, there);
  };
/** Presses a button of the dialog, and waits for what it leads to. */
const pressing =
  (open: Play, button: string, outcome: string | RegExp): Play =>
  async (context) => {
    await open(context);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByText(outcome, {}, there);
  };
const finding =
  (open: Play, text: string | RegExp): Play =>
  async (context) => {
    await open(context);
    await screen.findByText(text, {}, there);
  };

const publish = opening(/^(Publish|Publier|发布|.*公開)/, 'alertdialog');
const refusedPublish: Play = async (context) => {
  await publish(context);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await within(screen.getByRole('alertdialog')).findByRole('alert', {}, there);
};
const schedule = choosing('Schedule…');
const share = opening(/^(Share draft|Partager|分享|.*共有)/);
const cannotBeReached = problem('service.unavailable');

export const PublishDialog: Story = { play: publish };
export const PublishDialogFirst: Story = {
  args: answering({ 'sites.get': draftSite }),
  play: finding(publish, /The page becomes public at/),
};
export const PublishDialogProblems: Story = {
  args: answering({ 'sites.getChecks': siteChecks }),
  play: finding(publish, /The checks found/),
};
export const PublishDialogStreamMissing: Story = {
  args: answering({ 'sites.getChecks': badSiteChecks }),
  play: finding(publish, 'Visitors can’t listen'),
};
export const PublishDialogCodeNotAllowed: Story = {
  args: answering({ 'sites.get': fixtures.codeWithdrawnSite }),
  play: finding(publish, 'Visitors don’t see your custom code'),
};
export const PublishDialogSubmitting: Story = {
  args: answering({ 'sites.publish': neverAnswering() }),
  play: async (context) => {
    await publish(context);
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  },
};
export const PublishDialogConflict: Story = {
  args: answering({ 'sites.publish': problem('resource.version_conflict', { current: site }) }),
  play: refusedPublish,
};
export const PublishDialogFailed: Story = {
  args: answering({ 'sites.publish': cannotBeReached }),
  play: refusedPublish,
};

export const ScheduleDialog: Story = { play: schedule };
export const ScheduleDialogFilled: Story = {
  args: answering({ 'sites.get': scheduledSite }),
  play: choosing('Change the schedule…'),
};
export const ScheduleDialogInvalid: Story = {
  args: answering({ 'sites.get': { ...site, publishAt: '2026-01-01T08:00:00.000Z' } }),
  play: pressing(choosing('Change the schedule…'), 'Schedule', 'Choose a time in the future.'),
};
export const ScheduleDialogSubmitting: Story = {
  args: answering({ 'sites.schedule': neverAnswering() }),
  play: async (context) => {
    await schedule(context);
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  },
};
export const ScheduleDialogFailed: Story = {
  args: answering({ 'sites.schedule': cannotBeReached }),
  play: async (context) => {
    await schedule(context);
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    await within(screen.getByRole('dialog')).findByRole('alert');
  },
};
export const UnscheduleDialog: Story = {
  args: answering({ 'sites.get': scheduledSite }),
  play: choosing('Cancel the schedule…', 'alertdialog'),
};

export const ShareDialog: Story = { play: share };
export const ShareDialogFilled: Story = {
  args: answering({ 'sites.get': scheduledSite }),
  play: finding(share, /The link works until/),
};
export const ShareDialogCreated: Story = {
  play: pressing(share, 'Create a link', 'Copy it now: it is shown only once.'),
};
export const ShareDialogEnded: Story = {
  args: answering({ 'sites.get': scheduledSite }),
  play: pressing(share, 'End the link', 'There is no link now.'),
};
export const ShareDialogFailed: Story = {
  args: answering({ 'sites.share': cannotBeReached }),
  play: async (context) => {
    await share(context);
    await userEvent.click(screen.getByRole('button', { name: 'Create a link' }));
    await within(screen.getByRole('dialog')).findByRole('alert');
  },
};

export const PublishDialogPhone: Story = { ...PublishDialogProblems, globals: onPhone };
export const ScheduleDialogPhone: Story = { ...ScheduleDialog, globals: onPhone };
export const ShareDialogPhone: Story = { ...ShareDialogCreated, globals: onPhone };
export const PublishDialogDark: Story = { ...PublishDialogStreamMissing, globals: inDark };
export const ScheduleDialogDark: Story = { ...ScheduleDialog, globals: inDark };
export const ShareDialogDark: Story = { ...ShareDialogCreated, globals: inDark };
export const PublishDialogFrench: Story = { play: publish, globals: { locale: 'fr' } };
export const PublishDialogChinese: Story = { play: publish, globals: inChinese };
export const PublishDialogJapanese: Story = { play: publish, globals: inJapanese };
export const ShareDialogRightToLeft: Story = { ...ShareDialogCreated, globals: mirrored };
