import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { DeviceFrame } from './device-frame.tsx';

/** A page whose layout depends on its width. */
function SomePage({ name = 'Radio Aurora' }: { name?: string }) {
  return (
    <div className="flex h-full flex-col gap-4 bg-surface p-6">
      <p className="text-24 font-semibold wrap-anywhere">{name}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
        {['Morning', 'Afternoon', 'Evening', 'Night'].map((part) => (
          <p className="rounded-card bg-fill p-4" key={part}>
            {part}
          </p>
        ))}
      </div>
    </div>
  );
}

const meta = {
  title: 'Components/DeviceFrame',
  component: DeviceFrame,
  args: {
    device: 'phone',
    height: 420,
    'aria-label': 'Radio Aurora on a phone',
    children: <SomePage />,
  },
} satisfies Meta<typeof DeviceFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tablet: Story = {
  tags: ['wide'],
  args: { device: 'tablet', 'aria-label': 'Radio Aurora on a tablet' },
};
export const Desktop: Story = {
  tags: ['wide'],
  args: { device: 'desktop', 'aria-label': 'Radio Aurora on a desktop' },
};

export const Car: Story = {
  tags: ['wide'],
  args: { device: 'car', height: undefined, 'aria-label': 'Radio Aurora in a car' },
};

/** Pages inside read `prefers-color-scheme` and adapt to it. */
export const DarkScreen: Story = {
  args: {
    theme: 'dark',
    children: <iframe className="size-full" sandbox="allow-same-origin" src="about:blank" title="A page" />,
  },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('A page');
    // The page's own media query is not checked: automated browsers report one scheme to every frame.
    await expect(getComputedStyle(frame).colorScheme).toBe('dark');
  },
};
export const LongText: Story = {
  args: { children: <SomePage name="Donaudampfschifffahrtsgesellschaftskapitänsmütze" /> },
};
export const Narrow: Story = {
  args: { device: 'desktop', height: 720, 'aria-label': 'Radio Aurora on a desktop' },
  render: (args) => (
    <div className="w-80">
      <DeviceFrame {...args} />
    </div>
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Japanese: Story = { args: { children: <SomePage name="工作室の放送" /> } };
export const RightToLeft: Story = {
  ...Narrow,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('group').getBoundingClientRect();
    const text = within(canvasElement).getByText('Radio Aurora');
    await waitFor(() => expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right));
    await waitFor(() => expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(frame.left));
  },
};
export const ScaleToFit: Story = {
  ...Narrow,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('group');
    // 1280 × 720 scaled to a width of 318, plus the bar of 28 and borders.
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBeLessThan(215));
    const text = within(canvasElement).getByText('Radio Aurora').getBoundingClientRect();
    await expect(text.left).toBeGreaterThanOrEqual(frame.getBoundingClientRect().left);
  },
};
