import type { SliceTone } from './slices.ts';

/** Fill of a slice in the ring. */
export const SLICE_FILL: Readonly<Record<SliceTone, string>> = {
  'data-1': 'ui:fill-data-1',
  'data-2': 'ui:fill-data-2',
  'data-3': 'ui:fill-data-3',
  'size-1': 'ui:fill-shade-6',
  'size-2': 'ui:fill-shade-5',
  'size-3': 'ui:fill-shade-4',
  'size-4': 'ui:fill-shade-3',
  'size-5': 'ui:fill-shade-2',
  rest: 'ui:fill-fill-active',
};

/** Swatch of a slice in the legend. */
export const SLICE_SWATCH: Readonly<Record<SliceTone, string>> = {
  'data-1': 'ui:bg-data-1',
  'data-2': 'ui:bg-data-2',
  'data-3': 'ui:bg-data-3',
  'size-1': 'ui:bg-shade-6',
  'size-2': 'ui:bg-shade-5',
  'size-3': 'ui:bg-shade-4',
  'size-4': 'ui:bg-shade-3',
  'size-5': 'ui:bg-shade-2',
  rest: 'ui:bg-fill-active',
};
