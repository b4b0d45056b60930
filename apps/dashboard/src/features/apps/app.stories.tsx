import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inChinese,
  inDark,
  inFrench,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const { app, returnedApp, draftApp, iosApp } = fixtures;
const path = `/apps/android/${app.id}`;
const meta = { title: 'Screens/Mobile app/Page', ...screenMeta(path) } satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const at = (tab: string): TestAppOptions => ({ path: `${path}?tab=${tab}` });
const showing = (change: Partial<typeof app>, tab = 'listing'): TestAppOptions => ({
  ...at(tab),
  handlers: { 'apps.get': { ...app, ...change, id: app.id } },
});
const patient = { timeout: 15_000 };
const listingShown = showsText('One listing, four stores');
const [build] = app.builds;
const running = build && {
  ...build,
  state: 'building' as const,
  finishedAt: null,
  progress: 42,
  artifacts: [],
};

/** An app in its store. */
export const Default: Story = { play: listingShown };
export const Look: Story = { args: at('look'), play: showsText('One picture makes all others') };
export const Content: Story = { args: at('content'), play: showsText('What the app plays') };
export const Builds: Story = { args: at('builds'), play: showsText('Build 2: version 1.3.0 (12)') };
export const BuildsEmpty: Story = {
  args: showing({ builds: [] }, 'builds'),
  play: showsText('No builds yet'),
};
export const BuildQueued: Story = {
  args: showing({ state: 'queued', builds: [fixtures.queuedBuild, ...app.builds] }, 'builds'),
  play: showsText(/^In the queue for/),
};
export const Building: Story = {
  args: showing({ state: 'building', builds: running ? [running] : [] }, 'builds'),
  play: showsText(/^Next: the build is tested/),
};
export const Store: Story = { args: at('store'), play: showsText('The app in Google Play') };
export const ClosedTest: Story = {
  args: showing(
    { store: { ...app.store, track: 'closed', testers: 9, testersSince: app.stateSince } },
    'store',
  ),
  play: showsText(/^Closed test: 9 of 12 testers/),
};
export const History: Story = { args: at('history'), play: showsText('Who moved the app, when, and why.') };
export const ChangesRequested: Story = {
  args: showing(returnedApp),
  play: showsText('Our review asks for changes'),
};
export const RejectedByStore: Story = {
  args: showing({
    state: 'rejected_by_store',
    reason: 'The description names a song that is not in the app.',
    comments: [{ field: 'full', language: 'en-GB', text: 'Remove the name of the song.' }],
  }),
  play: showsText('Google Play rejected the app'),
};
export const OnHold: Story = {
  args: showing({ state: 'on_hold', reason: 'Another station claims the name.' }),
  play: showsText('This app is on hold'),
};
export const Draft: Story = { args: showing(draftApp), play: showsText(/to fix before the app can be sent/) };
export const Ios: Story = { args: { path: `/apps/android/${iosApp.id}` }, play: showsText('iOS app') };
export const UnsavedChanges: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Subtitle/, {}, patient), ' live', { delay: null });
    await page.findByText('Save draft');
  },
};
export const Conflict: Story = {
  args: {
    path,
    handlers: {
      'apps.update': problem('resource.version_conflict', {
        current: {
          ...app,
          version: 9,
          draft: {
            ...app.draft,
            listings: app.draft.listings.map((listing) => ({ ...listing, subtitle: 'Galway on air' })),
          },
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Subtitle/, {}, patient), '!', { delay: null });
    await userEvent.click(await page.findByRole('button', { name: 'Save draft' }));
    await within(document.body).findByText('Someone else has changed these settings in the meantime');
  },
};
export const SubmitDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Request an update' }, patient),
    );
    await within(document.body).findByText('Send the update for review?', {}, patient);
  },
};
export const SubmitDialogIncomplete: Story = {
  args: showing(draftApp),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Send for review' }, patient),
    );
    await within(document.body).findByText('The app is not complete yet', {}, patient);
  },
};
export const UnpublishDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Unpublish' }, patient));
    await within(document.body).findByText('Take the app out of Google Play?', {}, patient);
  },
};
export const CompareDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Compare versions' }, patient),
    );
    await within(document.body).findByText('Draft and live version', {}, patient);
  },
};
export const ReadOnly: Story = { args: { path, accountRole: 'analyst' }, play: listingShown };
export const Loading: Story = { args: { path, handlers: { 'apps.get': neverAnswering() } } };
export const Failed: Story = {
  args: { path, handlers: { 'apps.get': problem('internal') } },
  play: showsText('Couldn’t load the app'),
};
export const NotFound: Story = {
  args: { path: '/apps/android/00000000-0000-7000-8000-000000000000' },
  play: showsText('No such app in your account'),
};
export const LookPhone: Story = {
  args: at('look'),
  play: showsText('One picture makes all others'),
  globals: onPhone,
};
export const Phone: Story = { play: listingShown, globals: onPhone };
export const Dark: Story = { play: listingShown, globals: inDark };
export const RightToLeft: Story = { play: listingShown, globals: mirrored };
export const French: Story = { globals: inFrench };
export const Chinese: Story = { globals: inChinese };
export const Japanese: Story = { globals: inJapanese };
/** Pictures for the store are drawn in its sizes, without transparency. */
export const DrawPictures: Story = {
  tags: ['test-only'],
  args: showing({ draft: { ...draftApp.draft, icon: app.draft.icon } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Draw: Feature graphic' }, patient));
    const list = await page.findByRole('list', { name: 'Feature graphic' }, patient);
    await waitFor(() => expect(within(list).getAllByRole('img')).toHaveLength(1), patient);
  },
};
