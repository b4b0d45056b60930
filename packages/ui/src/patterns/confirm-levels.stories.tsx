import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AlertDialog, ConfirmPopover } from '#/components/alert-dialog/index.ts';
import { Button } from '#/components/button/index.ts';
import { Table, type TableColumn } from '#/components/table/index.ts';
import { createToastStore, ToastViewport } from '#/components/toast/index.ts';

const meta = { title: 'Patterns/Confirm levels', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Level {
  readonly id: string;
  readonly when: string;
  readonly how: string;
  readonly example: 'undo' | 'popover' | 'dialog' | 'name';
}

const levels: readonly Level[] = [
  {
    id: 'C0',
    when: 'It can be undone',
    how: 'Done immediately; a message offers Undo for 10 s',
    example: 'undo',
  },
  { id: 'C1', when: 'It affects one thing', how: 'A confirmation beside the button', example: 'popover' },
  {
    id: 'C2',
    when: 'It affects people',
    how: 'A dialog that states the effect in numbers',
    example: 'dialog',
  },
  { id: 'C3', when: 'It can’t be undone', how: 'The name has to be typed', example: 'name' },
];

function Example({ kind, onUndoable }: { kind: Level['example']; onUndoable: () => void }) {
  const onConfirm = () => {};
  if (kind === 'undo')
    return (
      <Button onClick={onUndoable} size="sm">
        Delete preset
      </Button>
    );
  if (kind === 'popover')
    return (
      <ConfirmPopover
        action="Disconnect"
        description="The player may connect again."
        onConfirm={onConfirm}
        title="Disconnect this listener?"
        trigger={<Button size="sm">Disconnect</Button>}
      />
    );
  if (kind === 'dialog')
    return (
      <AlertDialog
        action="Restart"
        description="137 listeners are disconnected for about 4 s."
        onConfirm={onConfirm}
        title="Restart the server?"
        trigger={<Button size="sm">Restart</Button>}
      />
    );
  return (
    <AlertDialog
      action="Terminate"
      confirmName="aurora"
      description="Its 3 streams stop, and 137 listeners are disconnected."
      onConfirm={onConfirm}
      title="Terminate Radio Aurora?"
      trigger={
        <Button size="sm" variant="danger-outline">
          Terminate
        </Button>
      }
    />
  );
}

function Levels() {
  const [store] = useState(createToastStore);
  const columns: TableColumn<Level>[] = [
    { id: 'level', header: 'Level', cell: ({ id }) => id, rowHeader: true },
    { id: 'when', header: 'When', cell: ({ when }) => when },
    { id: 'how', header: 'How', cell: ({ how }) => how },
    {
      id: 'example',
      header: 'Try it',
      cell: ({ example }) => (
        <Example
          kind={example}
          onUndoable={() =>
            store.show({ title: 'Preset deleted', action: { label: 'Undo', onPress: () => {} } })
          }
        />
      ),
    },
  ];
  return (
    <div>
      <Table caption="Confirm levels" columns={columns} rowKey={({ id }) => id} rows={levels} />
      <ToastViewport store={store} />
    </div>
  );
}

export const AllLevels: Story = { render: () => <Levels /> };

export const ConfirmRestart: Story = {
  tags: ['test-only'],
  render: () => <Levels />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Restart' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Restart the server?' });
    await expect(dialog).toHaveTextContent('137 listeners');
  },
};
