import type { Meta, StoryObj } from '@storybook/react';
import { Badge } from '#/components/badge/index.ts';
import { Button } from '#/components/button/index.ts';
import { EmptyState } from '#/components/empty-state/index.ts';
import { FailedState } from '#/components/failed-state/index.ts';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { Bytes, Duration, FormattedNumber } from '#/components/quantity/index.ts';
import { RelativeTime } from '#/components/relative-time/index.ts';
import { DoDont } from './specimen.tsx';

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button is a verb and its object. */
export const Buttons: Story = {
  render: () => (
    <DoDont
      bad="“OK” and “Submit” name no action, and capitals in each word are harder to read."
      badExample={
        <div className="flex gap-3">
          <Button variant="ghost">No</Button>
          <Button variant="primary">OK, Submit Now</Button>
        </div>
      }
      good="Name the action. It reads well without the text above it."
      goodExample={
        <div className="flex gap-3">
          <Button variant="ghost">Cancel</Button>
          <Button variant="primary">Save changes</Button>
        </div>
      }
    />
  ),
};

/** A question in a dialog names the effect in numbers. */
export const Confirmations: Story = {
  render: () => (
    <DoDont
      bad="Nobody can answer this without knowing what happens."
      badExample={
        <p className="grid gap-1">
          <strong>Are you sure?</strong>
          <span className="text-fg-muted">This action cannot be undone.</span>
        </p>
      }
      good="Name the object, and what happens to whom."
      goodExample={
        <p className="grid gap-1">
          <strong>Restart Radio Aurora?</strong>
          <span className="text-fg-muted">137 listeners are disconnected for about 4 seconds.</span>
        </p>
      }
    />
  ),
};

/** An error at a field tells how to fix it. */
export const FieldErrors: Story = {
  render: () => (
    <DoDont
      bad="It repeats that something is wrong."
      badExample={
        <Field className="w-60" error="Invalid value!" label="Port">
          <Input defaultValue="8001" />
        </Field>
      }
      good="Say what is wrong and what to do."
      goodExample={
        <Field className="w-60" error="Port 8001 is in use. Choose another pair." label="Port">
          <Input defaultValue="8001" />
        </Field>
      }
    />
  ),
};

/** A failed part of a page names what is missing, and offers to retry. */
export const Failures: Story = {
  render: () => (
    <DoDont
      bad="Apologies and codes help nobody, and the subject is missing."
      badExample={
        <FailedState description="Error 500: internal server error." title="Oops! Something went wrong" />
      }
      good="“Couldn’t load” and the name of the content. Keep technical details out of the title."
      goodExample={
        <FailedState
          description="The server took too long to respond."
          onRetry={() => {}}
          title="Couldn’t load recent songs"
        />
      }
    />
  ),
};

/** An empty place explains itself and offers the next step. */
export const EmptyStates: Story = {
  render: () => (
    <DoDont
      bad="The reader cannot tell an empty list from a broken one."
      badExample={<EmptyState title="No data" />}
      good="Say why it is empty, and what to do if there is something to do."
      goodExample={
        <EmptyState
          action={<Button size="sm">Share the stream</Button>}
          description="The last listener left at 14:02."
          title="No listeners right now"
        />
      }
    />
  ),
};

/** The title of a chart is its finding. The description names the figure, its unit and its period. */
export const ChartTitles: Story = {
  render: () => (
    <DoDont
      bad="The reader has to find the point alone."
      badExample={
        <p className="grid gap-1">
          <strong>Countries</strong>
        </p>
      }
      good="Say the finding, then what was measured."
      goodExample={
        <p className="grid gap-1">
          <strong>Two thirds listen from Ireland</strong>
          <span className="text-fg-muted">Share of listening hours, 1 to 14 Sep 2026</span>
        </p>
      }
    />
  ),
};

const now = new Date('2026-09-14T17:41:02Z');
const formats = [
  ['Count', <FormattedNumber key="count" value={9841} />],
  ['With its unit', <FormattedNumber key="unit" unit="h" value={9841.6} />],
  ['Level', <FormattedNumber digits={1} key="level" unit="dBFS" value={-11.8} />],
  ['Change', <FormattedNumber key="change" sign unit="percent" value={8.3} />],
  ['Data', <Bytes key="data" value={566_100_000_000} />],
  ['Duration', <Duration key="duration" seconds={4980} />],
  ['Age', <RelativeTime date={new Date('2026-09-14T17:16:00Z')} key="age" now={now} />],
  ['Not known', <FormattedNumber key="unknown" value={null} />],
] as const;

/** Numbers come from components, which follow the language: change it in the toolbar. */
export const Numbers: Story = {
  render: () => (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-2 text-14 text-fg">
      {formats.map(([name, value]) => (
        <div className="contents" key={name}>
          <dt className="text-fg-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  ),
};

/** Generated figures are marked. */
export const SampleData: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-14 text-fg">
      137 listeners <Badge tone="info">Sample data</Badge>
    </p>
  ),
};
