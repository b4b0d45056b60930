import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '#/components/dialog/index.ts';
import { Drawer, DrawerContent, DrawerTrigger } from '#/components/drawer/index.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { Progress } from '#/components/progress/index.ts';
import { Spinner } from '#/components/spinner/index.ts';
import { Switch } from '#/components/switch/index.ts';
import { Specimen } from './specimen.tsx';
import { useTokenValues } from './use-token-values.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const durations = [
  ['fast', 'duration-fast', 'hover, press, menus, tooltips'],
  ['base', 'duration-base', 'dialogs, drawers, messages'],
] as const;

function Movement() {
  const [isAtEnd, setAtEnd] = useState(false);
  const { root, values } = useTokenValues(['fast', 'base']);
  return (
    <div className="grid gap-4 text-13 text-fg" ref={root}>
      {durations.map(([token, className, use]) => (
        <div className="grid gap-1" key={token}>
          <span>
            <code>--ui-{token}</code>, {values[token]}: {use}
          </span>
          <span className="block w-64 rounded-full bg-fill">
            <span
              className={`block size-6 rounded-full bg-data-1 transition-transform ease-out ${className}`}
              data-testid={className}
              style={{ transform: isAtEnd ? 'translateX(14.5rem)' : 'none' }}
            />
          </span>
        </div>
      ))}
      <Button className="w-fit" onClick={() => setAtEnd(!isAtEnd)}>
        Move
      </Button>
    </div>
  );
}

/** The two durations, with their values in this browser: 0 ms with reduced motion. */
export const Durations: Story = {
  render: () => <Movement />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByTestId('duration-fast').style.transform).toBe('translateX(14.5rem)');
  },
};

/** Starts fast and slows down to its end. */
export const Easing: Story = {
  render: () => (
    <svg
      aria-label="Curve of cubic-bezier(0.2, 0, 0, 1): most of the way in the first third of the time"
      className="w-64"
      role="img"
      viewBox="-4 -4 108 108"
    >
      <path className="stroke-border-strong" d="M0 0V100H100" fill="none" strokeWidth="0.75" />
      <path className="stroke-data-1" d="M0 100C20 100 0 0 100 0" fill="none" strokeWidth="2" />
    </svg>
  ),
};

/** Open each of them: it appears with motion and disappears at once. */
export const Entering: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Dialog>
        <DialogTrigger asChild>
          <Button>Dialog</Button>
        </DialogTrigger>
        <DialogContent size="sm">
          <DialogTitle>Dialog</DialogTitle>
          <DialogDescription>Fades in within 180 ms.</DialogDescription>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Close</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Drawer>
        <DrawerTrigger asChild>
          <Button>Drawer</Button>
        </DrawerTrigger>
        <DrawerContent description="Moves 32 px from its side within 180 ms." title="Drawer" />
      </Drawer>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Fades in within 120 ms</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Switch label="Switch" />
    </div>
  ),
};

/** Only work in progress moves without end. Each of them stops with reduced motion. */
export const Continuous: Story = {
  render: () => (
    <div className="grid max-w-md gap-6">
      <Specimen title="Duration unknown">
        <Progress label="Building for Android" value={null} />
      </Specimen>
      <Specimen title="Waiting">
        <Spinner>Checking DNS</Spinner>
      </Specimen>
    </div>
  ),
};
