import type { Meta, StoryObj } from '@storybook/react';
import { Card } from '#/components/card/index.ts';
import { Table, type TableColumn } from '#/components/table/index.ts';
import { Specimen } from './specimen.tsx';

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Rule {
  readonly rule: string;
  readonly write: string;
  readonly not: string;
}

const rules: readonly Rule[] = [
  { rule: 'A button names the act', write: 'Save rule', not: 'OK' },
  { rule: 'A harmful act says its effect in numbers', write: 'Cut 23 listeners now?', not: 'Are you sure?' },
  { rule: 'A number has its unit', write: '9,841.6 h', not: '9841.6' },
  {
    rule: 'An error names the fix',
    write: 'Port 8001 is in use. Choose another pair.',
    not: 'Invalid value',
  },
  {
    rule: 'An empty place says why, and what to do',
    write: 'Nobody listens right now. Share the stream.',
    not: 'No data',
  },
  { rule: 'A chart’s title is its finding', write: 'Two thirds listen from Ireland', not: 'Countries' },
  { rule: 'Addresses are shortened', write: '203.0.113.x', not: '203.0.113.77' },
  {
    rule: 'The field’s own words',
    write: 'mount, source, listener, peak, dBFS',
    not: 'endpoint, feed, user',
  },
];
const columns: TableColumn<Rule>[] = [
  { id: 'rule', header: 'Rule', cell: ({ rule }) => rule, rowHeader: true },
  { id: 'say', header: 'We write', cell: ({ write }) => write },
  { id: 'not', header: 'We do not write', cell: ({ not }) => <s className="text-fg-muted">{not}</s> },
];

export const Writing: Story = {
  render: () => (
    <Specimen lead="Words are short and concrete, as one person would say them to another." title="Writing">
      <Card>
        <Table caption="How we write" columns={columns} rowKey={({ rule }) => rule} rows={rules} />
      </Card>
    </Specimen>
  ),
};
