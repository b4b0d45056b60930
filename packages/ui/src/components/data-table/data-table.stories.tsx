import type { Meta, StoryObj } from '@storybook/react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Card } from '#/components/card/index.ts';
import { StatusPill } from '#/components/status-pill/index.ts';
import {
  exampleListeners,
  type ListenerRow,
  listenerActions,
  listenerColumns,
} from '#/testing/listeners-example.tsx';
import {
  DataTable,
  DataTableColumns,
  DataTableExport,
  DataTableFilter,
  DataTableFilters,
  DataTableFreeze,
  DataTableLines,
  type DataTableProps,
  DataTableSearch,
} from './index.ts';

const rows = exampleListeners(137);
const toolbar = (
  <>
    <DataTableSearch placeholder="Address, city or client" />
    <DataTableFilters />
  </>
);
const tools = (
  <>
    <StatusPill appearance="plain" status="live" />
    <DataTableFreeze />
    <DataTableExport filename="radio-aurora-listeners.csv" />
    <DataTableColumns />
  </>
);

type ListenersProps = Omit<DataTableProps<ListenerRow>, 'rows' | 'rowCount' | 'getRow'> & {
  rows: ListenerRow[];
};

/** A table of row objects. */
function Listeners(props: ListenersProps) {
  return <DataTable {...props} />;
}

const meta = {
  title: 'Components/DataTable',
  tags: ['wide'],
  component: Listeners,
  subcomponents: {
    DataTableColumns,
    DataTable,
    DataTableExport,
    DataTableLines,
    DataTableFreeze,
    DataTableFilter,
    DataTableFilters,
    DataTableSearch,
  },
  args: {
    label: 'Listeners of Radio Aurora',
    columns: listenerColumns,
    rows,
    rowKey: ({ id }) => id,
    twoLines: true,
    selectable: true,
    defaultSort: { column: 'listening', direction: 'desc' },
    rowActions: listenerActions,
    toolbar,
    tools,
    footer: <span className="max-md:hidden">Addresses are shortened. Raw data is kept 7 days.</span>,
    bulkActions: ({ size }) => (
      <Button size="sm" variant="danger-outline">
        Disconnect {size}
      </Button>
    ),
  },
  decorators: [(Story) => <Card className="overflow-hidden">{Story()}</Card>],
} satisfies Meta<typeof Listeners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Live(args: ListenersProps) {
  const [live, setLive] = useState(rows);
  useEffect(() => {
    const arrive = () =>
      setLive((current) => [...exampleListeners(3, 1000 + current.length), ...current.slice(0, -1)]);
    window.addEventListener('listeners-arrive', arrive);
    return () => window.removeEventListener('listeners-arrive', arrive);
  }, []);
  return <DataTable {...args} rows={live} />;
}

export const LiveUpdates: Story = {
  args: { defaultSort: { column: 'since', direction: 'desc' } },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvasElement.querySelector('[data-part="box"]') as HTMLElement;
    box.scrollTop = 1000;
    // The scroll event fires a frame later.
    const row = await waitFor(() => {
      const top = box.getBoundingClientRect().top + 60;
      const found = canvas.getAllByRole('rowheader').find((cell) => cell.getBoundingClientRect().top > top);
      if (!found) throw new Error('no row is in view yet');
      return found;
    });
    const before = row.getBoundingClientRect().top;
    window.dispatchEvent(new Event('listeners-arrive'));
    window.dispatchEvent(new Event('listeners-arrive'));
    await userEvent.click(await canvas.findByRole('button', { name: '6 new' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new$/ })).toBeNull());
    await expect(Math.abs(row.getBoundingClientRect().top - before)).toBeLessThan(2);
  },
};

const aHundredThousand = exampleListeners(100_000);

export const ManyRows: Story = {
  args: { rows: aHundredThousand, defaultSort: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    await userEvent.click(canvas.getByRole('button', { name: 'Listening' }));
    await userEvent.type(await canvas.findByRole('searchbox'), 'malag');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Málaga'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    canvas.getByRole('checkbox', { name: /all/ }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001'),
    );
  },
};

export const Selected: Story = {
  args: { defaultSelection: new Set([rows[1]?.id ?? 0, rows[4]?.id ?? 0]), onSelectionChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 137 rows' }));
    await expect(canvas.getAllByText('137 selected')[0]).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByText('137 rows')).toBeVisible();
    const second = () => canvas.getAllByRole('checkbox')[2];
    await waitFor(() => expect(second()).toBeDefined());
    await userEvent.click(second() as HTMLElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getAllByText('3 selected')[0]).toBeVisible();
  },
};

export const ColumnChooser: Story = {
  args: { onHiddenColumnsChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Address' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenCalledWith(['address']);
    const heads = [...canvasElement.querySelectorAll('[role="columnheader"]')].map(
      (head) => head.textContent,
    );
    await expect(heads).not.toContain('Address');
  },
};

export const RowMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const third = () => canvas.getAllByRole('button', { name: /^Actions for/ })[2];
    await waitFor(() => expect(third()).toBeDefined());
    await userEvent.click(third() as HTMLElement);
    const item = await screen.findByRole('menuitem', { name: 'Disconnect' });
    await waitFor(() => expect(item).toBeVisible());
  },
};

export const Compact: Story = { args: { defaultDensity: 'compact', twoLines: false } };

/** Wider than its container: the first column and the menus stay in view. */
export const HorizontalScroll: Story = {
  decorators: [(Story) => <div className="w-160">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-part="box"]') as HTMLElement;
    box.scrollLeft = 200;
    const canvas = within(canvasElement);
    const [menu] = (await canvas.findAllByRole('button', { name: /^Actions for/ })) as [HTMLElement];
    const place = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
    await waitFor(() => expect(box).toHaveAttribute('data-scrolled'));
    await expect(place.getBoundingClientRect().left - box.getBoundingClientRect().left).toBe(44);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: {
      title: 'No listeners right now',
      description: 'The last listener left at 14:02.',
      action: <Button size="sm">Share the stream</Button>,
    },
  },
};

export const NoResults: Story = {
  args: { defaultSearch: 'atlantis' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5);
    await userEvent.type(canvas.getByRole('searchbox'), 'atlantis');
    await expect(canvas.getByText('Nothing matches these filters')).toBeVisible();
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const Failed: Story = {
  args: {
    rows: [],
    failed: {
      title: 'Couldn’t load the listeners',
      description: 'The server took too long to respond.',
      onRetry: fn(),
    },
  },
};

export const LongText: Story = {
  args: {
    rows: rows.slice(0, 3).map((row) => ({
      ...row,
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      client: 'Donaudampfschifffahrtsgesellschaftskapitänsradio/1.0',
    })),
  },
};

export const Phone: Story = {
  args: { layout: 'cards', selectable: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const ChineseJapaneseKorean: Story = {
  args: {
    rows: rows.slice(0, 4).map((row, index) => ({
      ...row,
      city: ['ゴールウェイ', '北九州市', '广州', '서울'][index] ?? '',
      country: ['アイルランド', '日本', '中国', '대한민국'][index] ?? '',
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
