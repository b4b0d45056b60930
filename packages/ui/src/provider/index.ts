/**
 * The providers of locale, direction, time zone and labels, which every component needs above it, and the types of the
 * labels. Each label is shown with its English text.
 *
 * @packageDocumentation
 */

export { useAfterFirstPaint } from '#/lib/use-after-first-paint.ts';
export type { ActionLabels } from './label-groups/actions.ts';
export type { ChartLabels } from './label-groups/chart.ts';
export type { DateLabels } from './label-groups/dates.ts';
export type { DisplayLabels } from './label-groups/display.ts';
export type { EntryLabels } from './label-groups/entry.ts';
export type { ImageCropLabels } from './label-groups/image-crop.ts';
export type { LevelHistoryLabels } from './label-groups/level-history.ts';
export type { NotificationCentreLabels } from './label-groups/notification-centre.ts';
export type { PaletteLabels } from './label-groups/palette.ts';
export type { PickerLabels } from './label-groups/pickers.ts';
export type { PlayerLabels } from './label-groups/player.ts';
export type { ReorderLabels } from './label-groups/reorder.ts';
export type { TableLabels } from './label-groups/table.ts';
export type { ViewerLabels } from './label-groups/viewers.ts';
export type { WeekScheduleLabels } from './label-groups/week-schedule.ts';
export type { WizardLabels } from './label-groups/wizard.ts';
export type { UiLabelGroups } from './label-groups.ts';
export type { LabelPack, UiLabels } from './labels.ts';
export { UiLabelProvider, type UiLabelProviderProps, useLabelGroup } from './ui-label-provider.tsx';
export {
  type Direction,
  UiBaseProvider,
  type UiBaseProviderProps,
  type UiContextValue,
  UiProvider,
  type UiProviderProps,
  useLabels,
  useUi,
} from './ui-provider.tsx';
