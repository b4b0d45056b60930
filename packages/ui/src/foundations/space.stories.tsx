import type { Meta, StoryObj } from '@storybook/react';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const distances = [
  ['4', 'between an icon and its label in a pill'],
  ['8', 'inside a control'],
  ['12', 'between a title and its content'],
  ['16', 'inside a small card, beside a page on a phone'],
  ['20', 'inside a card'],
  ['24', 'between cards, above a page'],
  ['32', 'between sections, beside a page'],
  ['48', 'below a page'],
] as const;

/** Distances of the grid of 4 px. */
export const Distances: Story = {
  render: () => (
    <ul className="grid gap-2 text-13 text-fg">
      {distances.map(([px, use]) => (
        <li className="grid grid-cols-[3.5rem_4rem_1fr] items-center gap-3" key={px}>
          <span className="text-fg-muted tabular-nums">{px} px</span>
          <span className="h-3 rounded-badge bg-data-1" style={{ width: `${px}px` }} />
          <span>{use}</span>
        </li>
      ))}
    </ul>
  ),
};

const corners = [
  ['rounded-badge', 'corner-badge', 'badge, tag, checkbox'],
  ['rounded-control', 'corner-control', 'button, field'],
  ['rounded-tile', 'corner-tile', 'picture'],
  ['rounded-card', 'corner-card', 'card, menu'],
  ['rounded-dialog', 'corner-dialog', 'dialog'],
  ['rounded-full', 'rounded-full', 'pill, switch, avatar'],
] as const;

/** Corners grow with the size of the surface. */
export const Corners: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6 text-fg">
      {corners.map(([className, token, use]) => (
        <li className="grid w-36 gap-2" key={token}>
          <span className={`h-16 border border-border-strong bg-surface-raised ${className}`} />
          <code className="text-12">{token}</code>
          <span className="text-12 text-fg-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
};

const heights = [
  ['h-control-sm', 'control-sm', 'small button'],
  ['h-control', 'control', 'button, field'],
  ['h-control-lg', 'control-lg', 'sign-in page'],
] as const;

/** Heights of controls: 32, 36 and 44 px, and at least 40 on touch screens and phones. */
export const ControlHeights: Story = {
  render: () => (
    <ul className="flex flex-wrap items-end gap-6 text-fg">
      {heights.map(([className, token, use]) => (
        <li className="grid w-36 gap-2" key={token}>
          <span className={`rounded-control border border-border-strong bg-field ${className}`} />
          <code className="text-12">{token}</code>
          <span className="text-12 text-fg-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
};

const layers = [
  ['bg-surface', 'surface: the page'],
  ['bg-surface-raised border border-border', 'surface-raised: a card'],
  ['bg-surface-sunken', 'surface-sunken: code, previews'],
  ['bg-float border border-float-border shadow-float', 'float: menu, popover, dialog'],
] as const;

/** Only layers that float have a shadow. */
export const Elevation: Story = {
  render: () => (
    <ul className="grid gap-6 bg-surface p-6 text-13 text-fg sm:grid-cols-2">
      {layers.map(([className, text]) => (
        <li className={`rounded-card p-6 ${className}`} key={text}>
          {text}
        </li>
      ))}
    </ul>
  ),
};
