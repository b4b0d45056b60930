import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Switch } from '#/components/switch/index.ts';
import { Drawer, DrawerBody, DrawerClose, DrawerContent, DrawerFooter, DrawerTrigger } from './index.ts';

interface ExampleProps {
  open?: boolean;
  side?: 'start' | 'end';
}

function Example({ open = true, side = 'end' }: ExampleProps) {
  return (
    <Drawer defaultOpen={open}>
      <DrawerTrigger asChild>
        <Button>Appearance</Button>
      </DrawerTrigger>
      <DrawerContent side={side} title="Appearance" description="Saved in this browser">
        <DrawerBody className="grid content-start gap-4">
          <Switch label="Collapse navigation" />
          <Switch label="Dark side navigation" defaultChecked />
        </DrawerBody>
        <DrawerFooter>
          <Button variant="secondary">Reset</Button>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  subcomponents: { DrawerBody, DrawerClose, DrawerContent, DrawerFooter, DrawerTrigger },
  render: (args) => <Example {...args} />,
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StartSide: Story = {
  args: { side: 'start' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Appearance' });
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Appearance' });
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
};

export const CloseByPressOutside: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
    await screen.findByRole('dialog');
    const overlay = document.querySelector('[data-ui="dialog-overlay"]');
    await userEvent.click(overlay as Element, { pointerEventsCheck: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
