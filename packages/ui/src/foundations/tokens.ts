/** A group of tokens with one purpose. */
export interface TokenGroup {
  readonly title: string;
  readonly purpose: string;
  /** Names without `--ui-`, each with its use. */
  readonly tokens: Readonly<Record<string, string>>;
}

const states = {
  live: 'On air',
  silent: 'Silence',
  'off-air': 'Off air',
  pending: 'Under way',
  suspended: 'Suspended',
};

const statusTokens = Object.fromEntries(
  Object.entries(states).flatMap(([name, state]) => [
    [`${name}-fill`, `${state}: background of a pill or a banner`],
    [`${name}-border`, `${state}: border of a pill or a banner`],
    [`${name}-text`, `${state}: text and icon`],
    [`${name}-solid`, `${state}: dot, bar and ribbon`],
  ]),
);

/** Every token that depends on the theme, by purpose. Set them on any element to change everything inside. */
export const colourTokens: readonly TokenGroup[] = [
  {
    title: 'Surfaces',
    purpose: 'Backgrounds, from the page up to layers.',
    tokens: {
      surface: 'Page',
      'surface-raised': 'Card',
      'surface-sunken': 'Recessed area, such as code',
      overlay: 'Backdrop of a dialog',
      float: 'Menu, popover and dialog',
      'float-border': 'Border of a menu, popover or dialog',
      'float-hover': 'Highlighted item of a menu',
      'float-shadow': 'Shadow of whatever floats',
      fill: 'Quiet background of a control',
      'fill-hover': 'Hovered control',
      'fill-active': 'Pressed control',
      field: 'Text field',
      'field-disabled': 'Disabled or read-only field',
      'row-hover': 'Hovered row of a table',
      segment: 'Track of a segmented control',
      'segment-on': 'Selected segment',
      'segment-ring': 'Border of the selected segment',
      inverse: 'Tooltip',
    },
  },
  {
    title: 'Text',
    purpose: 'Contrast of at least 4.5 on the backgrounds they are made for.',
    tokens: {
      fg: 'Text',
      'fg-muted': 'Secondary text',
      'fg-subtle': 'Hints, units and placeholders',
      'accent-text': 'Link and selected item',
      'danger-text': 'Error message',
      'inverse-fg': 'Text of a tooltip',
      'inverse-muted': 'Secondary text of a tooltip',
      'mark-fg': 'The sign in the brand mark',
    },
  },
  {
    title: 'Lines',
    purpose: 'Borders carry the structure; shadows belong to what floats.',
    tokens: {
      border: 'Card and divider',
      'border-soft': 'Divider inside a card',
      'border-strong': 'Control; contrast of at least 3',
      focus: 'Focus ring; contrast of at least 3',
    },
  },
  {
    title: 'Actions',
    purpose:
      'One primary action a view. Change the accent to your brand; the contrast of its text is yours to check.',
    tokens: {
      accent: 'Brand mark and live pulse',
      'accent-solid': 'Primary button',
      'accent-solid-hover': 'Hovered primary button',
      'accent-solid-active': 'Pressed primary button',
      'accent-fg': 'Text of a primary button',
      'accent-fill': 'Background of a selected item',
      'danger-solid': 'Destructive button',
      'danger-solid-hover': 'Hovered destructive button',
      'danger-fg': 'Text of a destructive button',
      'control-on':
        'Checked checkbox, radio, switch and filled slider: neutral, not the accent. Set it to make them yours',
      'control-thumb': 'Check mark and thumb of a checked control',
      'switch-thumb': 'Thumb of a switch that is off',
    },
  },
  {
    title: 'Status',
    purpose: 'States of a stream or a product. Never colour alone: a word or an icon goes with it.',
    tokens: statusTokens,
  },
  {
    title: 'Charts',
    purpose: 'One hue in three strengths, and six shades for heat maps and maps.',
    tokens: {
      'data-1': 'First series',
      'data-2': 'Second series',
      'data-3': 'Third series',
      'data-fill': 'Area below a line',
      'data-band': 'Band between minimum and maximum',
      'data-compare': 'Line of the previous period',
      'data-grid': 'Grid lines',
      'shade-1': 'Lowest shade',
      'shade-2': 'Second shade',
      'shade-3': 'Third shade',
      'shade-4': 'Fourth shade',
      'shade-5': 'Fifth shade',
      'shade-6': 'Highest shade',
    },
  },
  {
    title: 'App shell',
    purpose: 'Navigation and header of AppShell; the reader may choose a header colour.',
    tokens: {
      'nav-bg': 'Side navigation',
      'nav-fg': 'Item',
      'nav-fg-strong': 'Current item',
      'nav-subtle': 'Group title',
      'nav-hover': 'Hovered item',
      'nav-active': 'Current item, background',
      'nav-border': 'Border of the navigation',
      'header-bg': 'Header',
      'top-nav-bg': 'Header with top navigation',
    },
  },
];

/** Sizes and times, which are the same in every theme. */
export const sizeTokens: readonly TokenGroup[] = [
  {
    title: 'Corners',
    purpose: 'Set all to 0 for square corners.',
    tokens: {
      'corner-badge': 'Badge, tag, checkbox',
      'corner-segment': 'Selected segment',
      'corner-control': 'Button and field',
      'corner-tile': 'Picture',
      'corner-card': 'Card and menu',
      'corner-dialog': 'Dialog',
    },
  },
  {
    title: 'Heights',
    purpose: '44 px where the pointer is coarse or the window narrow.',
    tokens: {
      'control-sm': 'Small button',
      control: 'Button and field',
      'control-lg': 'Sign-in',
      item: 'Item of a menu',
      'nav-item': 'Item of the navigation',
      chip: 'Filter chip',
    },
  },
  {
    title: 'Layout',
    purpose: 'Sizes of AppShell.',
    tokens: {
      'nav-width': 'Side navigation',
      'nav-collapsed-width': 'Collapsed side navigation',
      'header-height': 'Header',
      'footer-height': 'Footer',
      'top-nav-height': 'Top navigation',
      'content-width': 'Widest content',
    },
  },
  {
    title: 'Type and motion',
    purpose: 'Times are 0 with `prefers-reduced-motion`.',
    tokens: {
      font: 'Text',
      mono: 'Code',
      fast: 'Hover and press',
      base: 'Opening and closing',
    },
  },
];
