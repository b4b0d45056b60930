import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Card } from '#/components/card/index.ts';
import {
  DataTable,
  DataTableColumns,
  DataTableExport,
  DataTableFilters,
  DataTableFreeze,
  DataTableSearch,
} from '#/components/data-table/index.ts';
import { PageHeader } from '#/components/page-header/index.ts';
import { StatusPill } from '#/components/status-pill/index.ts';
import { LinkTab, LinkTabs } from '#/components/tabs/index.ts';
import { exampleListeners, listenerActions, listenerColumns } from '#/testing/listeners-example.tsx';

const meta = { title: 'Patterns/Tables', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = exampleListeners(137);

/** Views of one resource are tabs with URLs; the table can be exported as CSV. */
function ListenersPage() {
  return (
    <div className="grid gap-6">
      <PageHeader
        actions={<Button>Bans</Button>}
        status={<StatusPill status="live" />}
        title="Radio Aurora"
      />
      <LinkTabs aria-label="Radio Aurora">
        <LinkTab href="#overview">Overview</LinkTab>
        <LinkTab count={rows.length} current href="#listeners">
          Listeners
        </LinkTab>
        <LinkTab href="#settings">Settings</LinkTab>
      </LinkTabs>
      <Card className="overflow-hidden">
        <DataTable
          columns={listenerColumns}
          defaultSort={{ column: 'listening', direction: 'desc' }}
          label="Listeners of Radio Aurora"
          rowActions={listenerActions}
          rowKey={({ id }) => id}
          rows={rows}
          selectable
          toolbar={
            <>
              <DataTableSearch placeholder="Address, city or client" />
              <DataTableFilters />
            </>
          }
          tools={
            <>
              <DataTableFreeze />
              <DataTableExport filename="radio-aurora-listeners.csv" />
              <DataTableColumns />
            </>
          }
          twoLines
        />
      </Card>
    </div>
  );
}

export const Default: Story = { render: () => <ListenersPage /> };

export const SearchResults: Story = {
  render: () => <ListenersPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'galway');
    await expect(await canvas.findAllByRole('rowheader', { name: /Galway/ })).not.toHaveLength(0);
  },
};
