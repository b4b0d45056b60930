import type { Meta, StoryObj } from '@storybook/react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '#/components/avatar/index.ts';
import { ClockIcon } from '#/components/icons/index.ts';
import { StatusIcon } from '#/components/status-pill/index.ts';
import { dragOnto } from '#/testing/drag.ts';
import { Board, type BoardColumn, type BoardPlace, type BoardProps, moveCard } from './index.ts';

interface App {
  id: string;
  name: string;
  version: string;
  owner: string;
  waiting?: string;
}

const app = (id: string, name: string, version: string, owner: string, waiting?: string): App => ({
  id,
  name,
  version,
  owner,
  ...(waiting === undefined ? {} : { waiting }),
});

const columns: BoardColumn<App>[] = [
  {
    id: 'sent',
    title: 'Sent',
    icon: <StatusIcon className="flex-none text-suspended-text" status="suspended" />,
    cards: [
      app('harbour', 'Harbour Sessions for Android', '2.0.0, build 118', 'Harbour Media', '3 h'),
      app('kilda', 'Kilda FM for iOS', '1.0.0, build 7', 'Kilda Radio', '1 d 2 h'),
      app('nightfall', 'Nightfall FM skill', 'Interaction model 4', 'Nightfall', '1 d 6 h'),
    ],
  },
  {
    id: 'review',
    title: 'Review by us',
    icon: <StatusIcon className="flex-none text-pending-text" status="pending" />,
    limit: 3,
    cards: [
      app('aurora', 'Aurora for iOS', '1.3.1, build 43', 'Aurora Media', '2 d 4 h'),
      app('studio', 'Sideroads for Android', '1.1.0, build 20', 'Sideroads', '2 d 7 h'),
    ],
  },
  {
    id: 'store',
    title: 'At the store',
    icon: <StatusIcon className="flex-none text-silent-text" status="silent" />,
    cards: [app('lantern', 'Lantern Radio for iOS', '3.2.0, build 90', 'Lantern')],
  },
  {
    id: 'live',
    title: 'Live',
    icon: <StatusIcon className="flex-none text-live-text" status="live" />,
    cards: [],
    empty: 'No app went live this week',
  },
];

function card({ name, version, owner, waiting }: App) {
  return (
    <div className="grid gap-2">
      <div>
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-13 wrap-anywhere text-fg-muted">{version}</p>
      </div>
      <div className="flex items-center gap-2 text-12 text-fg-muted">
        <Avatar name={owner} size="sm" />
        <span className="min-w-0 flex-1 wrap-anywhere">{owner}</span>
        {waiting === undefined ? null : (
          <span className="flex flex-none items-center gap-1">
            <ClockIcon className="size-3.5" />
            {waiting}
          </span>
        )}
      </div>
    </div>
  );
}

/** Only the store decides what goes live. */
const byTheStore = (_card: App, from: BoardPlace, to: BoardPlace) =>
  to.column === 'live' && from.column !== 'live' ? 'Goes live when the store accepts it' : true;

function Example({ columns: initial, onMove, ...rest }: BoardProps<App>) {
  const [shown, setShown] = useState(initial);
  return (
    <Board
      {...rest}
      columns={shown}
      onMove={(moved, from, to) => {
        onMove(moved, from, to);
        setShown(moveCard(shown, from, to));
      }}
    />
  );
}

/**
 * Cards in columns that people move from step to step, such as the review of apps and skills. A card moves by dragging,
 * by keyboard, or with the menu of its handle.
 */
const meta = {
  title: 'Components/Board',
  component: Board<App>,
  tags: ['wide'],
  render: (args) => <Example {...args} />,
  args: {
    'aria-label': 'Review of apps',
    columns,
    cardKey: ({ id }) => id,
    cardName: ({ name }) => name,
    children: card,
    canMove: byTheStore,
    onMove: fn(),
  },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const column = (name: string) => within(screen.getByRole('group', { name }));

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Empty: Story = {
  args: { columns: columns.map((one) => ({ ...one, cards: [], empty: undefined })) },
};

export const LimitReached: Story = {
  args: { columns: columns.map((one) => (one.id === 'review' ? { ...one, limit: 2 } : one)) },
};

/** Each column scrolls by itself within the height of the board. */
export const ManyCards: Story = {
  args: {
    className: 'h-100',
    columns: columns.map((one) => ({
      ...one,
      limit: undefined,
      cards: Array.from({ length: 12 }, (_, index) =>
        app(`${one.id}${index}`, `App ${index + 1}`, `1.${index}.0`, 'Aurora Media'),
      ),
    })),
  },
};

/** Columns that refuse the card show the reason. */
export const Moving: Story = {
  play: async ({ canvas }) => {
    handle('Aurora for iOS').focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Goes live when the store accepts it')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    columns: columns.map((one) => ({
      ...one,
      title: 'Geschwindigkeitsbegrenzungsüberschreitung',
      cards: one.cards.map((each) => ({ ...each, name: 'Donaudampfschifffahrtsgesellschaftskapitän' })),
    })),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const MoveByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    handle('Kilda FM for iOS').focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Kilda FM for iOS, Review by us, position 2 of 3',
    );
    await expect(handle('Kilda FM for iOS')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(column('Review by us').getAllByRole('listitem')[0]).toHaveTextContent('Kilda FM');
    await expect(handle('Kilda FM for iOS')).toHaveFocus();
    await expect(canvas.getByText('3 of 3 · Full')).toBeVisible();
  },
};

export const MoveByMenu: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(handle('Lantern Radio for iOS'));
    const locked = await screen.findByRole('menuitem', { name: /^Live/ });
    await waitFor(() => expect(locked).toBeVisible());
    await userEvent.click(locked);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Lantern Radio for iOS can’t move to Live: Goes live when the store accepts it',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Review by us' }));
    await waitFor(() => expect(handle('Lantern Radio for iOS')).toHaveFocus());
    await expect(column('Review by us').getAllByRole('listitem')).toHaveLength(3);
  },
};

export const MoveByDrag: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[draggable="true"]')).toHaveLength(6));
    const source = screen.getByText('Kilda FM for iOS').closest('li') as HTMLElement;
    const target = screen.getByText('Aurora for iOS').closest('li') as HTMLElement;
    await dragOnto(source, target, {
      at: 0.25,
      over: async () => {
        await expect(target.querySelector('[data-edge="before"]')).toBeVisible();
        await expect(screen.getByText('Goes live when the store accepts it')).toBeVisible();
      },
    });
    await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(1));
    await expect(column('Review by us').getAllByRole('listitem')[0]).toHaveTextContent('Kilda FM');
    // A column that refuses the card accepts no drop.
    const live = column('Live').getByRole('list');
    await dragOnto(screen.getByText('Kilda FM for iOS').closest('li') as HTMLElement, live);
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};
