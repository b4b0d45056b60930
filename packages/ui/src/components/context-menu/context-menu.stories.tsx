import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { DataList, DataListIcon, DataListItem } from '#/components/data-list/index.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { CopyIcon, EllipsisIcon, PencilIcon, RadioTowerIcon, Trash2Icon } from '#/components/icons/index.ts';
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from './index.ts';

interface ExampleProps extends ComponentProps<typeof ContextMenu> {
  onCopy?: () => void;
}

/** The items of both menus. */
function actions(onCopy?: () => void) {
  return (
    <>
      <DropdownMenuItem onSelect={onCopy}>
        <CopyIcon />
        Copy address
      </DropdownMenuItem>
      <DropdownMenuItem>
        <PencilIcon />
        Rename
      </DropdownMenuItem>
      <DropdownMenuSub>
        <DropdownMenuSubTrigger>
          <RadioTowerIcon />
          Move to cast
        </DropdownMenuSubTrigger>
        <DropdownMenuSubContent>
          <DropdownMenuItem>Harbour Sessions</DropdownMenuItem>
          <DropdownMenuItem>Nightfall FM</DropdownMenuItem>
        </DropdownMenuSubContent>
      </DropdownMenuSub>
      <DropdownMenuSeparator />
      <DropdownMenuItem tone="danger">
        <Trash2Icon />
        Remove stream
      </DropdownMenuItem>
    </>
  );
}

function Example({ onCopy, ...rest }: ExampleProps) {
  return (
    <div className="min-h-80 max-w-120">
      <Card>
        <DataList>
          {['/128kbps', '/64kbps'].map((mount) => (
            <ContextMenu key={mount} {...rest}>
              <ContextMenuTrigger asChild>
                <DataListItem
                  action={
                    <DropdownMenu>
                      <DropdownMenuTrigger asChild>
                        <IconButton aria-label={`Actions for ${mount}`}>
                          <EllipsisIcon />
                        </IconButton>
                      </DropdownMenuTrigger>
                      <DropdownMenuContent>{actions(onCopy)}</DropdownMenuContent>
                    </DropdownMenu>
                  }
                  description="MP3, 44.1 kHz, stereo"
                  leading={
                    <DataListIcon>
                      <RadioTowerIcon />
                    </DataListIcon>
                  }
                  title={mount}
                />
              </ContextMenuTrigger>
              <ContextMenuContent aria-label={`Actions for ${mount}`}>{actions(onCopy)}</ContextMenuContent>
            </ContextMenu>
          ))}
        </DataList>
      </Card>
    </div>
  );
}

/**
 * A shortcut to the actions of a row, card or picture: right click, Shift+F10 or the menu key, long press on touch.
 */
const meta = {
  title: 'Components/ContextMenu',
  component: ContextMenu,
  subcomponents: { ContextMenuTrigger, ContextMenuContent },
  render: (args) => <Example {...args} />,
  args: { onCopy: fn() },
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rightClick: Story['play'] = async () => {
  const row = await screen.findByText('/128kbps');
  const { left, bottom } = row.getBoundingClientRect();
  fireEvent.contextMenu(row, { clientX: left + 40, clientY: bottom });
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions for /128kbps' })).toBeVisible());
};

export const Default: Story = { play: rightClick };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: rightClick };

export const OpenByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Actions for /64kbps' }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy address' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Harbour Sessions' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to cast' })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for /64kbps' })).toHaveFocus());
  },
};
