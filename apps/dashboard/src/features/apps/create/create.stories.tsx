import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
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

const { draftApp, app } = fixtures;
const path = `/apps/android/create/${draftApp.id}`;
const meta = {
  title: 'Screens/Mobile app/Creation',
  ...screenMeta(`${path}?step=look`),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const written = { ...draftApp, draft: app.draft, draftSavedAt: app.draftSavedAt };
const at = (
  step: string,
  handlers: TestAppOptions['handlers'] = { 'apps.get': written },
): TestAppOptions => ({
  path: `${path}?step=${step}`,
  handlers,
});
const lookShown = showsText('One picture makes all others');
const patient = { timeout: 15_000 };
const [station] = fixtures.products.filter(({ type }) => type === 'station');

/** The look, with a picture. */
export const Default: Story = { args: at('look'), play: lookShown };
export const LookEmpty: Story = { args: at('look', {}), play: lookShown };
export const Station: Story = { args: at('station'), play: showsText('What the app plays') };
export const Identity: Story = { args: at('identity'), play: showsText('This ID cannot be changed later') };
export const PackageTaken: Story = {
  args: at('identity', {}),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText('Package ID', {}, patient);
    await userEvent.clear(field);
    await userEvent.type(field, 'fm.taken.app', { delay: null });
    await page.findByText('Another app here has this ID already.', {}, patient);
  },
};
export const Content: Story = { args: at('content'), play: showsText('Links and contact') };
export const Listing: Story = { args: at('listing'), play: showsText('One listing, four stores') };
export const Legal: Story = { args: at('legal'), play: showsText('Who publishes the app') };
export const Review: Story = { args: at('review'), play: showsText('The draft can be sent for review') };
export const ReviewIncomplete: Story = {
  args: at('review', {}),
  play: showsText(/to fix before the app can be sent/),
};
export const Conflict: Story = {
  args: at('identity', {
    'apps.update': problem('resource.version_conflict', { current: { ...draftApp, version: 5 } }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText(/^Name below the icon/, {}, patient);
    await userEvent.type(field, '!', { delay: null });
    await page.findByText('Somebody else changed this app', {}, patient);
  },
};
export const NotSaved: Story = {
  args: at('identity', { 'apps.update': problem('app.package_taken') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText(/^Name below the icon/, {}, patient);
    await userEvent.type(field, '!', { delay: null });
    await page.findByRole('button', { name: 'Try again' }, patient);
  },
};
/** The id of a station that has no app. */
export const OfStation: Story = {
  args: { path: `/apps/android/create/${station?.type === 'station' ? station.stationId : ''}` },
  play: showsText('Create the Android app'),
};
export const Loading: Story = { args: at('look', { 'apps.get': neverAnswering() }) };
export const Failed: Story = {
  args: at('look', { 'apps.get': problem('internal') }),
  play: showsText('Couldn’t load the app'),
};
export const NotFound: Story = {
  args: { path: '/apps/android/create/00000000-0000-7000-8000-000000000000' },
  play: showsText('No such app in your account'),
};
export const ReadOnly: Story = {
  args: { ...at('content'), accountRole: 'analyst' },
  play: showsText('Links and contact'),
};
export const Phone: Story = { args: at('look'), play: lookShown, globals: onPhone };
export const Dark: Story = { args: at('look'), play: lookShown, globals: inDark };
export const RightToLeft: Story = { args: at('look'), play: lookShown, globals: mirrored };
export const French: Story = { args: at('listing'), globals: inFrench };
export const Chinese: Story = { args: at('legal'), globals: inChinese };
export const Japanese: Story = { args: at('identity'), globals: inJapanese };
