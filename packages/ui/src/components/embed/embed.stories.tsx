import type { Meta, StoryObj } from '@storybook/react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Embed, type EmbedProps } from './embed.tsx';

/** A frame with inline content, so that the story needs no server. */
function Written({ text, ...props }: EmbedProps & { text: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.body.textContent = text;
    page.body.style.font = '16px sans-serif';
    page.body.style.background = '#fff';
    // The initial blank document loads before the listener is attached.
    frame.current?.dispatchEvent(new Event('load'));
  }, [text]);
  return <Embed {...props} frameRef={frame} />;
}

/** A frame whose load event is blocked, as on a dead connection. */
function Dead(props: EmbedProps) {
  return (
    <div onLoadCapture={(event: SyntheticEvent) => event.stopPropagation()}>
      <Embed {...props} />
    </div>
  );
}

const meta = {
  title: 'Components/Embed',
  component: Embed,
  args: { src: 'about:blank', title: 'Radio Aurora, live', height: 150, width: 300 },
} satisfies Meta<typeof Embed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Written {...args} text="Mara Quill - Salt" />,
};
export const Loading: Story = { render: (args) => <Dead {...args} /> };
const failed = { timeoutMs: 1, failed: 'Couldn’t load the player.' } as const;
const seesTheLink: Story['play'] = async ({ canvasElement, args }) => {
  await within(canvasElement).findByRole('link', { name: args.title });
};
export const Failed: Story = { args: failed, render: (args) => <Dead {...args} />, play: seesTheLink };
export const FailedWithoutText: Story = {
  args: { timeoutMs: 1, height: 60 },
  render: (args) => <Dead {...args} />,
  play: seesTheLink,
};
export const FailedLongText: Story = {
  args: { ...failed, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze Radio' },
  render: (args) => <Dead {...args} />,
  play: seesTheLink,
};
export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const FailedRightToLeft: Story = { ...Failed, globals: { direction: 'rtl' } };
export const Narrow: Story = {
  args: { width: '100%' },
  render: (args) => (
    <div className="w-40">
      <Written {...args} text="Mara Quill - Salt" />
    </div>
  ),
};
export const Japanese: Story = {
  globals: { locale: 'ja' },
  args: { title: '工作室の放送' },
  render: (args) => <Written {...args} text="春の海 - 宮城道雄" />,
};
export const Loaded: Story = {
  ...Default,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-ui=embed]');
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'loaded'));
    await expect(within(canvasElement).getByTitle('Radio Aurora, live')).toBeVisible();
  },
};
