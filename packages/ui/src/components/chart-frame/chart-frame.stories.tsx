import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Card } from '#/components/card/index.ts';
import { Segmented } from '#/components/segmented/index.ts';
import { ChartFrame, type ChartFrameProps, ChartLegend, type ChartTableData } from './index.ts';

interface Show {
  name: string;
  listeners: number;
}

const shows: ChartTableData<Show> = {
  columns: [
    { id: 'show', header: 'Show', value: ({ name }) => name, rowHeader: true },
    {
      id: 'listeners',
      header: 'Listeners',
      value: ({ listeners }) => listeners,
      text: ({ listeners }) => `${listeners} listeners`,
      align: 'end',
    },
  ],
  rows: [
    { name: 'Friday Night with Aoife', listeners: 212 },
    { name: '=Breakfast', listeners: 104 },
  ],
  rowKey: ({ name }) => name,
};

const drawing = (
  <svg
    aria-label="Two bars"
    className="mt-5 h-36 w-full"
    preserveAspectRatio="none"
    role="img"
    viewBox="0 0 100 100"
  >
    <rect className="fill-data-1" height="80" width="40" x="5" y="20" />
    <rect className="fill-data-3" height="40" width="40" x="55" y="60" />
  </svg>
);

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame<Show>,
  subcomponents: { ChartLegend },
  args: {
    title: 'Friday night leads the week',
    description: 'Peak listeners by show, 1 to 14 Sep 2026',
    table: shows,
    children: drawing,
  },
  decorators: [(Story) => <Card className="p-5">{Story()}</Card>],
} satisfies Meta<typeof ChartFrame<Show>>;
export default meta;
type Story = StoryObj<ChartFrameProps<Show>>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <Segmented
        aria-label="Period"
        defaultValue="7"
        options={[
          { value: '7', label: '7 d' },
          { value: '30', label: '30 d' },
        ]}
      />
    ),
  },
};
export const Loading: Story = { args: { title: 'Shows', loading: true } };
export const Empty: Story = {
  args: {
    title: 'Shows',
    children: <div className="mt-5 h-36 border-y border-border-soft" />,
    empty: {
      title: 'No show has run yet',
      description: 'The first one appears when it ends.',
      action: <Button size="sm">Plan a show</Button>,
    },
  },
};
export const Failed: Story = {
  args: { title: 'Shows', failed: { title: 'Couldn’t load the shows', onRetry: fn() } },
};
export const AsTable: Story = { args: { defaultView: 'table' } };
export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2),
    description: 'Geschwindigkeitsbegrenzungsüberschreitung'.repeat(2),
  },
};
export const Narrow: Story = { decorators: [(Story) => <div className="w-70">{Story()}</div>] };
export const Japanese: Story = {
  args: { title: '金曜の夜がいちばん聴かれています', description: '番組ごとの最大リスナー数、9月1日〜14日' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The file that a menu entry downloads. */
async function saved(canvasElement: HTMLElement, entry: string): Promise<{ name: string; content: Blob }> {
  const files: { name: string; content: Blob }[] = [];
  const create = URL.createObjectURL.bind(URL);
  const click = HTMLAnchorElement.prototype.click;
  let content: Blob | undefined;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) content = blob;
    return create(blob);
  };
  HTMLAnchorElement.prototype.click = function () {
    if (content) files.push({ name: this.download, content });
  };
  try {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save this chart' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    await waitFor(() => expect(files).toHaveLength(1));
  } finally {
    URL.createObjectURL = create;
    HTMLAnchorElement.prototype.click = click;
  }
  const [file] = files;
  if (!file) throw new Error('nothing was saved');
  return file;
}

export const SavePicture: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const { name, content } = await saved(canvasElement, 'Save picture (PNG)');
    await expect(name).toBe('friday-night-leads-the-week.png');
    const picture = await createImageBitmap(content);
    const figure = canvasElement.querySelector('figure')?.getBoundingClientRect();
    await expect(picture.width).toBe(Math.ceil(((figure?.width ?? 0) + 48) * 2));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const colorAt = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    const rect = canvasElement.querySelector('svg[role="img"] rect');
    const box = rect?.getBoundingClientRect();
    const inPicture = (value: number, edge: number) => Math.round((value - edge + 24) * 2);
    const fill = rect ? getComputedStyle(rect).fill : '';
    const pixel = colorAt(
      inPicture((box?.left ?? 0) + 10, figure?.left ?? 0),
      inPicture((box?.top ?? 0) + 10, figure?.top ?? 0),
    );
    await expect(`rgb(${pixel.join(', ')})`).toBe(fill);
  },
};
export const SaveTable: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const { name, content } = await saved(canvasElement, 'Save table (CSV)');
    await expect(name).toBe('friday-night-leads-the-week.csv');
    const bytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());
    await expect(bytes).toBe("\uFEFFShow,Listeners\r\nFriday Night with Aoife,212\r\n'=Breakfast,104\r\n");
  },
};
