export { useAfterFirstPaint } from '#/lib/use-after-first-paint.ts';
export type { UiLabelGroups } from './label-groups.ts';
export type { UiLabels } from './labels.ts';
export {
  type Direction,
  type UiContextValue,
  UiProvider,
  type UiProviderProps,
  useLabels,
  useUi,
} from './ui-provider.tsx';
export { UiWords, type UiWordsProps, useWords } from './ui-words.tsx';
export type { ActionLabels } from './words/actions.ts';
export type { ChartLabels } from './words/chart.ts';
export type { DateLabels } from './words/dates.ts';
export type { PaletteLabels } from './words/palette.ts';
export type { PickerLabels } from './words/pickers.ts';
export type { PlayerLabels } from './words/player.ts';
export type { ShowingLabels } from './words/showing.ts';
export type { TableLabels } from './words/table.ts';
