/** A colour and the backgrounds that it is used on: names of tokens without `--ui-`. */
export type ContrastPair = readonly [color: string, backgrounds: readonly string[]];

const onSurfaces = ['surface', 'surface-raised', 'surface-sunken'];
const onFills = [
  ...onSurfaces,
  'fill',
  'fill-hover',
  'float',
  'float-hover',
  'segment',
  'segment-on',
  'row-hover',
];

/** Text and its background: at least 4.5. */
export const textPairs: readonly ContrastPair[] = [
  ['fg', [...onFills, 'fill-active', 'field', 'accent-fill', 'header-bg', 'off-air-fill', 'pending-fill']],
  ['fg', ['live-fill', 'silent-fill', 'suspended-fill']],
  [
    'fg-muted',
    [...onFills, 'field', 'header-bg', 'off-air-fill', 'pending-fill', 'live-fill', 'silent-fill'],
  ],
  ['fg-subtle', [...onSurfaces, 'fill', 'fill-hover', 'float', 'field', 'field-disabled', 'row-hover']],
  ['accent-fg', ['accent-solid', 'accent-solid-hover', 'accent-solid-active']],
  ['accent-text', [...onSurfaces, 'accent-fill', 'float', 'row-hover']],
  ['danger-fg', ['danger-solid', 'danger-solid-hover']],
  ['danger-text', [...onSurfaces, 'float', 'float-hover', 'field', 'off-air-fill']],
  ['fg', ['nav-bg']],
  ['fg-muted', ['nav-bg']],
  ['inverse-fg', ['inverse']],
  ['inverse-muted', ['inverse']],
  ['nav-fg', ['nav-bg', 'nav-hover']],
  ['nav-fg-strong', ['nav-bg', 'nav-hover', 'nav-active']],
  ['nav-subtle', ['nav-bg']],
  ['live-text', ['live-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
  ['silent-text', ['silent-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
  ['off-air-text', ['off-air-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
  ['pending-text', ['pending-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
  ['suspended-text', ['suspended-fill', ...onSurfaces, 'nav-bg', 'nav-hover', 'nav-active', 'row-hover']],
];

/** Borders of controls, focus rings, marks and chart lines: at least 3. */
export const shapePairs: readonly ContrastPair[] = [
  ['border-strong', [...onSurfaces, 'field', 'header-bg', 'float']],
  ['focus', [...onSurfaces, 'field', 'header-bg', 'float', 'nav-bg', 'fill', 'fill-hover', 'accent-fill']],
  ['accent', ['surface-raised', 'surface', 'surface-sunken']],
  ['control-thumb', ['control-on']],
  ['switch-thumb', ['border-strong']],
  ['control-on', [...onSurfaces, 'field']],
  ['danger-text', ['field']],
  ['data-1', ['surface-raised', 'surface']],
  ['data-compare', ['surface-raised']],
  ['mark-fg', ['accent']],
];
