import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { listenAsPreview } from '#/testing/preview-stand-in.ts';
import {
  inChinese,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const path = `/onepage/${fixtures.site.username}`;
const meta = {
  title: 'Screens/One-page site/Editor',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const patient = { timeout: 15_000 };

/** Lets the frame answer; it stays empty, because there is no server. */
async function frameIsReady({ canvasElement }: { canvasElement: HTMLElement }) {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>(
    'Preview of the page',
    {},
    patient,
  );
  listenAsPreview(frame, 'studio.site.preview-ready');
}

const answering = (site: object): TestAppOptions => ({
  path,
  handlers: { 'sites.get': { ...fixtures.site, ...site } },
});

/** The frame has not answered yet: the drawing stands in for the page. */
export const Default: Story = { play: showsText('Schedule') };

export const Loading: Story = { args: { handlers: { 'sites.get': neverAnswering() } } };

export const Failed: Story = {
  args: { handlers: { 'sites.get': problem('internal') } },
  play: showsText('Couldn’t load the site'),
};

export const NotFound: Story = {
  args: { path: '/onepage/not-there' },
  play: showsText('No such site in your account'),
};

export const Empty: Story = {
  args: { path: `/onepage/${fixtures.emptySite.username}` },
  play: showsText('Choose a template'),
};

export const Draft: Story = { args: answering(fixtures.draftSite), play: showsText('Draft') };

export const Scheduled: Story = { args: answering(fixtures.scheduledSite), play: showsText('Scheduled') };

export const Unpublished: Story = {
  args: answering({ state: 'unpublished' }),
  play: showsText('Unpublished'),
};

export const TakenDown: Story = {
  args: answering(fixtures.takenDownSite),
  play: showsText('This site was taken down'),
};

export const StreamMissing: Story = {
  args: { handlers: { 'sites.getChecks': fixtures.badSiteChecks } },
  play: showsText('Visitors can’t listen: the site has no stream'),
};

export const StreamInsecure: Story = {
  args: {
    handlers: {
      'sites.getChecks': {
        ...fixtures.siteChecks,
        problems: [{ code: 'stream_insecure', sectionId: null, language: null, count: 1 }],
      },
    },
  },
  play: showsText('Visitors can’t listen: the stream is not encrypted'),
};

export const ChecksFailed: Story = {
  args: { handlers: { 'sites.getChecks': problem('internal') } },
  play: showsText(/Couldn’t check the site:/),
};

/** Typed, but the server does not answer as it should. */
const typed = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await frameIsReady({ canvasElement });
  const heading = await within(canvasElement).findByLabelText('Heading');
  await userEvent.type(heading, '!');
};

export const SaveFailed: Story = {
  args: { handlers: { 'sites.update': problem('internal') } },
  play: async (context) => {
    await typed(context);
    await expect(await within(context.canvasElement).findByText('Not saved', {}, patient)).toBeVisible();
  },
};

export const Conflict: Story = {
  args: { handlers: { 'sites.update': problem('resource.version_conflict', { current: fixtures.site }) } },
  play: async (context) => {
    await typed(context);
    await expect(
      await within(context.canvasElement).findByText('Somebody else changed this site', {}, patient),
    ).toBeVisible();
  },
};

export const Schedule: Story = {
  play: async ({ canvasElement }) => {
    await frameIsReady({ canvasElement });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Schedule' }));
    await expect(await within(canvasElement).findByText('Programmes')).toBeVisible();
  },
};

const checkFeed = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await frameIsReady({ canvasElement });
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Podcast' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Check feed' }));
};

export const PodcastFound: Story = {
  play: async (context) => {
    await checkFeed(context);
    await expect(await within(context.canvasElement).findByText('2 episodes can be shown.')).toBeVisible();
  },
};

export const PodcastNotFound: Story = {
  args: {
    handlers: {
      'sites.checkFeed': { problem: 'not_feed', status: 200, title: null, episodes: 0, latest: null },
    },
  },
  play: async (context) => {
    await checkFeed(context);
    await expect(
      await within(context.canvasElement).findByText('The feed has nothing to show'),
    ).toBeVisible();
  },
};

const openCode = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await frameIsReady({ canvasElement });
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Custom code' }));
  await canvas.findByLabelText('Code', {}, patient);
};

export const Code: Story = { args: answering(fixtures.codeSite), play: openCode };

export const CodeWithdrawn: Story = {
  args: answering(fixtures.codeWithdrawnSite),
  play: async (context) => {
    await openCode(context);
    await expect(
      await within(context.canvasElement).findByText('Visitors don’t see this section'),
    ).toBeVisible();
  },
};

export const Phone: Story = { globals: onPhone, play: showsText('Schedule') };

export const Dark: Story = { globals: inDark, play: frameIsReady };

export const RightToLeft: Story = { globals: mirrored, play: frameIsReady };

export const Chinese: Story = { globals: inChinese };

export const Japanese: Story = { globals: inJapanese };
