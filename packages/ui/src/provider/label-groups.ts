import type { ActionLabels } from '#/provider/label-groups/actions.ts';
import type { ChartLabels } from '#/provider/label-groups/chart.ts';
import type { DateLabels } from '#/provider/label-groups/dates.ts';
import type { DisplayLabels } from '#/provider/label-groups/display.ts';
import type { EntryLabels } from '#/provider/label-groups/entry.ts';
import type { ImageCropLabels } from '#/provider/label-groups/image-crop.ts';
import type { LevelHistoryLabels } from '#/provider/label-groups/level-history.ts';
import type { NotificationCentreLabels } from '#/provider/label-groups/notification-centre.ts';
import type { PaletteLabels } from '#/provider/label-groups/palette.ts';
import type { PickerLabels } from '#/provider/label-groups/pickers.ts';
import type { PlayerLabels } from '#/provider/label-groups/player.ts';
import type { ReorderLabels } from '#/provider/label-groups/reorder.ts';
import type { TableLabels } from '#/provider/label-groups/table.ts';
import type { ViewerLabels } from '#/provider/label-groups/viewers.ts';
import type { WeekScheduleLabels } from '#/provider/label-groups/week-schedule.ts';
import type { WizardLabels } from '#/provider/label-groups/wizard.ts';

/**
 * Labels of the larger components, one group per family. Separate from {@link UiLabels}, so that an application can load
 * them with the code that uses them: `<UiLabelProvider groups={…}>`.
 */
export interface UiLabelGroups {
  /** Select, Combobox, MultiSelect, SearchInput, NumberInput, CountrySelect and TimeZoneSelect. */
  pickers: PickerLabels;
  /** CopyButton, AlertDialog, SaveBar, Breadcrumbs, Pagination and FileUpload. */
  actions: ActionLabels;
  /** TagsInput and TimeField. */
  entry: EntryLabels;
  /** CommandPalette. */
  palette: PaletteLabels;
  /** DateRangePicker. */
  dates: DateLabels;
  /** AudioPlayer and LevelMeter. */
  player: PlayerLabels;
  /** Tag, Meter, Duration, CodeBlock, FieldDiff and TextDiff. */
  display: DisplayLabels;
  /** The charts and WorldMap. */
  chart: ChartLabels;
  /** DataTable. */
  table: TableLabels;
  /** LevelHistory. */
  levelHistory: LevelHistoryLabels;
  /** NotificationCentre. */
  notificationCentre: NotificationCentreLabels;
  /** ImageCrop. */
  imageCrop: ImageCropLabels;
  /** WeekSchedule. */
  weekSchedule: WeekScheduleLabels;
  /** Stepper and Wizard. */
  wizard: WizardLabels;
  /** LogView, JsonView, JsonDiff, CodeInput and SplitPane. */
  viewers: ViewerLabels;
  /** SortableList and Board. */
  reorder: ReorderLabels;
}
