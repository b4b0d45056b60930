import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { ChevronDownIcon, GlobeIcon, LogOutIcon, SettingsIcon } from '#/components/icons/index.ts';
import {
  DropdownMenu,
  DropdownMenuCheckItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from './index.ts';

function Example({ open = true }: { open?: boolean }) {
  return (
    <div className="flex h-96 items-start justify-center">
      <DropdownMenu defaultOpen={open}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">
            <GlobeIcon />
            Maeve O’Brien
            <ChevronDownIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>
            <SettingsIcon />
            Settings
          </DropdownMenuItem>
          <DropdownMenuItem disabled>320 kbps</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuLabel>Language</DropdownMenuLabel>
          <DropdownMenuRadioGroup value="en">
            <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="fr">Français</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger">
            <LogOutIcon />
            Sign out everywhere, which ends 3 sessions
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

const meta = {
  title: 'Components/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuLabel,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
    DropdownMenuSeparator,
    DropdownMenuTrigger,
    DropdownMenuCheckItem,
    DropdownMenuSub,
    DropdownMenuSubTrigger,
    DropdownMenuSubContent,
  },
  render: (args) => <Example {...args} />,
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Columns() {
  const [shown, setShown] = useState(['Place']);
  return (
    <div className="flex h-60 items-start justify-center">
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">Columns</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {['Place', 'Client', 'Stream'].map((name) => (
            <DropdownMenuCheckItem
              checked={shown.includes(name)}
              key={name}
              onCheckedChange={(checked) =>
                setShown(checked ? [...shown, name] : shown.filter((other) => other !== name))
              }
            >
              {name}
            </DropdownMenuCheckItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

/** Checkbox items keep the menu open. */
export const CheckItems: Story = {
  render: () => <Columns />,
  play: async () => {
    const client = await screen.findByRole('menuitemcheckbox', { name: 'Client' });
    await waitFor(() => expect(client).toBeVisible());
    await userEvent.click(client);
    await waitFor(() => expect(client).toBeChecked());
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Place' })).toBeChecked();
  },
};

/** A choice that belongs to one action. Keep it to one level, and to choices that are rarely needed. */
export const Submenu: Story = {
  render: () => (
    <div className="flex h-60 items-start justify-center">
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">Actions</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem>Rename</DropdownMenuItem>
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>Move to cast</DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem>Harbour Sessions</DropdownMenuItem>
              <DropdownMenuItem>Nightfall FM</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
  play: async () => {
    const trigger = await screen.findByRole('menuitem', { name: 'Move to cast' });
    await waitFor(() => expect(trigger).toBeVisible());
    trigger.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Harbour Sessions' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const OpenByKeyboard: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
