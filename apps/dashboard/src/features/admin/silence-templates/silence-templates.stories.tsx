import type { Meta, StoryObj } from '@storybook/react';
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

const path = '/admin/silence/templates';
const meta = {
  title: 'Screens/Admin/SilenceTemplates',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText(fixtures.alertPreview.spoken);
const inFrench = { locale: 'fr' };

export const Default: Story = { play: filled };
export const Changed: Story = {
  args: { path: `${path}?locale=en&key=note`, visitor: 'admin' },
  play: filled,
};
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const field = await within(canvasElement).findByRole('textbox', { name: 'Text' });
    await userEvent.type(field, ' at ');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Insert {time}/ }));
    await within(canvasElement).findByRole('button', { name: 'Return to the standard text' });
  },
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const field = await within(canvasElement).findByRole('textbox', { name: 'Text' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Silence{Enter}');
    await showsText('Name the station: insert {station}.')({ canvasElement });
  },
};
/** A text of French while the page is in English. */
export const LongTextMessage: Story = {
  args: {
    path: `${path}?locale=fr&key=short_raised`,
    visitor: 'admin',
    handlers: {
      'alertTemplates.preview': {
        ...fixtures.alertPreview,
        short: { text: 'Radio Aurora : 静音. '.repeat(8), parts: 3, isGsm: false },
      },
    },
  },
  play: showsText(/^3 text messages/),
};
export const PreviewLoading: Story = {
  args: { path, visitor: 'admin', handlers: { 'alertTemplates.preview': neverAnswering() } },
};
export const PreviewFailed: Story = {
  args: { path, visitor: 'admin', handlers: { 'alertTemplates.preview': problem('internal') } },
  play: showsText('Couldn’t load the preview'),
};
export const Loading: Story = {
  args: { path, visitor: 'admin', handlers: { 'alertTemplates.list': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, visitor: 'admin', handlers: { 'alertTemplates.list': problem('internal') } },
  play: showsText('Couldn’t load the texts'),
};
export const Phone: Story = { ...Editing, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const French: Story = {
  args: { path: `${path}?locale=fr&key=reminder`, visitor: 'admin' },
  play: filled,
  globals: inFrench,
};
export const Chinese: Story = { play: filled, globals: inChinese };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
