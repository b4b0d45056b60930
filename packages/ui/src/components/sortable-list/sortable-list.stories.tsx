import type { Meta, StoryObj } from '@storybook/react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Card } from '#/components/card/index.ts';
import { EmptyState } from '#/components/empty-state/index.ts';
import {
  CalendarIcon,
  InfoIcon,
  ListMusicIcon,
  MailIcon,
  PlayIcon,
  PlusIcon,
  SmartphoneIcon,
  UsersIcon,
} from '#/components/icons/index.ts';
import { Switch } from '#/components/switch/index.ts';
import { dragOnto } from '#/testing/drag.ts';
import { moveItem, SortableList, type SortableListProps } from './index.ts';

interface Section {
  id: string;
  name: string;
  detail?: string;
}

const icons = [PlayIcon, CalendarIcon, ListMusicIcon, InfoIcon, UsersIcon, SmartphoneIcon, MailIcon] as const;
const sections: Section[] = [
  'Hero player',
  'Schedule',
  'Recent songs',
  'About',
  'Presenters',
  'Apps and Alexa',
  'Contact',
].map((name) => ({ id: name, name }));

function row({ name, detail }: Section) {
  const Icon = icons[sections.findIndex((section) => section.name === name)] ?? InfoIcon;
  return (
    <div className="flex items-center gap-3">
      <Icon className="flex-none text-fg-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {detail === undefined ? null : <p className="text-13 wrap-anywhere text-fg-muted">{detail}</p>}
      </div>
      <Switch aria-label={`Show ${name}`} defaultChecked />
    </div>
  );
}

function Example({ items: initial, onReorder, ...rest }: SortableListProps<Section>) {
  const [items, setItems] = useState(initial);
  return (
    <Card className="max-w-100 px-3 py-1">
      <SortableList
        {...rest}
        items={items}
        onReorder={(from, to) => {
          onReorder(from, to);
          setItems(moveItem(items, from, to));
        }}
      />
    </Card>
  );
}

/**
 * A list that the user orders: streams of a cast, links of a site, sections of a page, menu items of an app. An item moves
 * by dragging its handle, by keyboard, or with the menu of the handle.
 */
const meta = {
  title: 'Components/SortableList',
  component: SortableList<Section>,
  render: (args) => <Example {...args} />,
  args: {
    'aria-label': 'Sections',
    items: sections,
    itemKey: ({ id }) => id,
    itemName: ({ name }) => name,
    children: row,
    onReorder: fn(),
  },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

export const Default: Story = {};
export const WithFixedItem: Story = { args: { itemFixed: ({ id }) => id === 'Hero player' } };
export const Disabled: Story = { args: { disabled: true } };

export const Empty: Story = {
  args: {
    items: [],
    empty: (
      <EmptyState
        className="py-4"
        action={
          <Button>
            <PlusIcon />
            Add section
          </Button>
        }
        title="No sections yet"
      />
    ),
  },
};

export const VariableHeights: Story = {
  args: {
    items: [
      { id: '1', name: 'Recent songs', detail: 'The last ten titles with their covers, from the source.' },
      { id: '2', name: 'About' },
      {
        id: '3',
        name: 'Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigung',
        detail: 'Donaudampfschifffahrtsgesellschaftskapitän. '.repeat(4),
      },
      { id: '4', name: '番組表', detail: '今週の番組' },
    ],
  },
};

/** Scrolls while an item is dragged near the edge, and follows the keyboard. */
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({ id: String(index), name: `Link ${index + 1}` })),
  },
  decorators: [
    (Story) => (
      <div className="h-90 max-w-100 overflow-auto">
        <Story />
      </div>
    ),
  ],
};

export const Moving: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Schedule' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Schedule, position 3 of 7');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const MoveByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Hero player picked up, position 1 of 7');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(names(canvasElement)[2]).toBe('Hero player');
    await expect(args.onReorder).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onReorder).toHaveBeenCalledWith(0, 2);
    await expect(canvas.getByRole('button', { name: 'Move Hero player' })).toHaveFocus();
    await userEvent.keyboard(' {Home}{Escape}');
    await expect(names(canvasElement)[2]).toBe('Hero player');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cancelled, Hero player is back in its place');
  },
};

export const MoveByMenu: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Contact' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await expect(args.onReorder).toHaveBeenCalledWith(6, 0);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Contact' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Contact moved to position 1 of 7');
  },
};

const draggable = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelectorAll('[draggable="true"]')).toHaveLength(7));

export const MoveByDrag: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, args }) => {
    await draggable(canvasElement);
    const handle = canvas.getByRole('button', { name: 'Move Hero player' });
    const target = canvas.getByText('About').closest('li') as HTMLElement;
    await dragOnto(handle, target, {
      over: async () => {
        await expect(target.nextElementSibling?.querySelector('[data-edge="before"]')).toBeVisible();
        await expect(handle.closest('li')).toHaveAttribute('data-state', 'dragged');
      },
    });
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith(0, 3));
    await expect(names(canvasElement).slice(0, 4)).toEqual([
      'Schedule',
      'Recent songs',
      'About',
      'Hero player',
    ]);
  },
};

export const DragByHandleOnly: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, args }) => {
    await draggable(canvasElement);
    await dragOnto(canvas.getByText('Hero player'), canvas.getByText('About'));
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};
