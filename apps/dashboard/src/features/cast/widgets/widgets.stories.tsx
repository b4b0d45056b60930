import type { Meta, StoryObj } from '@storybook/react';
import type { Widget } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { listenAsPreview } from '#/testing/preview-stand-in.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/cast/aurora/widgets';
const [first] = fixtures.widgets as [Widget];
const one = `${path}?widget=${first.id}`;
const meta = {
  title: 'Screens/Cast/Widgets',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

/** Serves the preview document as a server would. */
const shown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  listenAsPreview(await within(canvasElement).findByTitle<HTMLIFrameElement>('The widget'));
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-ui=device-frame] [data-ui=skeleton]')).toBeNull(),
  );
};
const narrow: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const Default: Story = { play: showsText('Front page') };
export const Empty: Story = {
  args: { handlers: { 'widgets.list': fixtures.listOf([]) } },
  play: showsText('Put your radio on your website'),
};
export const LimitReached: Story = {
  args: {
    handlers: {
      'widgets.list': fixtures.listOf(
        Array.from({ length: 50 }, (_each, at) => ({ ...first, id: `widget-${at}` })),
      ),
    },
  },
  play: showsText(/up to 50 widgets/),
};
export const DeleteDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete Front page' }));
    const page = within(canvasElement.ownerDocument.body);
    const cost = await page.findByText(/Used on 3 sites in the last 7 days/);
    await waitFor(() => expect(cost).toBeVisible());
  },
};
export const New: Story = { args: { path: `${path}?widget=new` }, play: shown };
export const Editing: Story = { args: { path: one }, play: shown };
export const PreviewLoading: Story = { args: { path: one }, play: showsText('Preview') };
export const DesktopPreview: Story = {
  args: { path: one },
  play: async (context) => {
    await shown(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Desktop' }));
    await expect(canvas.getByRole('group', { name: 'Preview: Desktop' })).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { path: one },
  play: async (context) => {
    await shown(context);
    const canvas = within(context.canvasElement);
    const [address] = canvas.getAllByRole('textbox', { name: 'Address' });
    await userEvent.clear(address as HTMLElement);
    await userEvent.type(address as HTMLElement, 'http://radio');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/Enter a full URL starting with https/)).toBeVisible();
  },
};
export const Conflict: Story = {
  args: {
    path: one,
    handlers: {
      'widgets.update': problem('resource.version_conflict', {
        current: { ...first, name: 'Home page', version: 9 },
      }),
    },
  },
  play: async (context) => {
    await shown(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), ' of the station');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(await page.findByRole('radio', { name: /Theirs/ })).toBeInTheDocument();
  },
};
export const WidgetNotFound: Story = {
  args: { path: `${path}?widget=gone-since-long` },
  play: showsText('Widget not found'),
};
export const Suspended: Story = {
  args: { path: '/cast/tidewater/widgets' },
  play: showsText('This cast is suspended'),
};
export const SuspendedWidget: Story = {
  args: { path: `/cast/tidewater/widgets?widget=${first.id}` },
  play: shown,
};
export const Loading: Story = { args: { handlers: { 'widgets.list': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'widgets.list': problem('internal') } },
  play: showsText('Couldn’t load the widgets'),
};
export const EditingPhone: Story = {
  args: { path: one },
  globals: onPhone,
  play: async (context) => {
    await shown(context);
    await narrow(context);
  },
};
export const Staff: Story = {
  args: { path: '/admin/cast/aurora/widgets', visitor: 'admin' },
  play: showsText('Front page'),
};
export const Phone: Story = { play: narrow, globals: onPhone };
export const Dark: Story = { args: { path: one }, globals: inDark, play: shown };
export const Japanese: Story = { args: { path: `${path}?widget=new` }, globals: inJapanese };
export const RightToLeft: Story = { args: { path: one }, globals: mirrored, play: shown };
