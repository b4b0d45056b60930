import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CodeInput } from '#/components/code-input/index.ts';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { SplitPane } from './split-pane.tsx';

function Editor() {
  return (
    <div className="grid gap-4 p-4">
      <Field label="Title">
        <Input defaultValue="Radio Aurora" />
      </Field>
      <Field label="Structured data">
        <CodeInput defaultValue={'{\n  "@type": "RadioStation",\n  "name": "Radio Aurora"\n}'} json />
      </Field>
    </div>
  );
}

function Preview() {
  return (
    <div className="grid h-full place-content-center gap-1 bg-surface-sunken p-4 text-center">
      <p className="text-20 font-semibold">Radio Aurora</p>
      <p className="text-fg-muted">Independent music from the west of Ireland</p>
    </div>
  );
}

const meta = {
  title: 'Components/SplitPane',
  component: SplitPane,
  tags: ['wide'],
  args: {
    start: { label: 'Editor', content: <Editor /> },
    end: { label: 'Preview', content: <Preview /> },
    className: 'overflow-hidden rounded-card border border-border bg-surface-raised',
    onSizeChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Two panes with a divider that people move. On narrow screens the panes become tabs or follow each other.',
      },
    },
  },
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InitialSize: Story = { args: { defaultSize: 35, min: 25, max: 60 } };
export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    className: 'h-100 overflow-hidden rounded-card border border-border bg-surface-raised',
    start: {
      label: 'Editor',
      content: (
        <div className="h-full overflow-auto">
          <Editor />
        </div>
      ),
    },
  },
};
export const CollapsedToTabs: Story = {
  args: { className: 'w-80 rounded-card border border-border bg-surface-raised px-4 pb-4' },
};
export const CollapsedToStack: Story = {
  ...CollapsedToTabs,
  args: { ...CollapsedToTabs.args, collapseTo: 'stack' },
};

function Controlled() {
  const [size, setSize] = useState(60);
  return (
    <SplitPane
      className="rounded-card border border-border bg-surface-raised"
      end={{ label: 'Preview', content: <p className="p-4 tabular-nums">{Math.round(100 - size)} %</p> }}
      onSizeChange={setSize}
      size={size}
      start={{ label: 'Editor', content: <p className="p-4 tabular-nums">{Math.round(size)} %</p> }}
    />
  );
}
export const ControlledSize: Story = { render: () => <Controlled /> };
export const LongContent: Story = {
  args: {
    className: 'h-60 overflow-hidden rounded-card border border-border bg-surface-raised',
    start: {
      label: 'Editor',
      content: (
        <div className="h-full overflow-auto">
          <Editor />
          <Editor />
        </div>
      ),
    },
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Resize: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const divider = canvas.getByRole('separator');
    const editor = canvas.getByRole('group', { name: 'Editor' });
    const width = () => editor.getBoundingClientRect().width;
    const before = width();
    divider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(54);
    await expect(width()).toBeGreaterThan(before);
    const box = divider.getBoundingClientRect();
    const at = (clientX: number) => ({ clientX, clientY: box.top + 20 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: divider, coords: at(box.left) },
      { target: divider, coords: at(box.left - 200) },
      { keys: '[/MouseLeft]', target: divider },
    ]);
    await waitFor(() => expect(width()).toBeLessThan(before));
    await userEvent.dblClick(divider);
    await waitFor(() => expect(Math.abs(width() - before)).toBeLessThan(2));
  },
};

export const PressNearDivider: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const divider = within(canvasElement).getByRole('separator');
    const { left, top, height } = divider.getBoundingClientRect();
    for (const offset of [-11, 11]) {
      await expect(document.elementFromPoint(left + offset, top + height / 2 + 30)).toBe(divider);
    }
  },
};
