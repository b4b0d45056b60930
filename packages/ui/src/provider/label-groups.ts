import type { ActionLabels } from '#/provider/label-groups/actions.ts';
import type { ChartLabels } from '#/provider/label-groups/chart.ts';
import type { DateLabels } from '#/provider/label-groups/dates.ts';
import type { DisplayLabels } from '#/provider/label-groups/display.ts';
import type { PaletteLabels } from '#/provider/label-groups/palette.ts';
import type { PickerLabels } from '#/provider/label-groups/pickers.ts';
import type { PlayerLabels } from '#/provider/label-groups/player.ts';
import type { ReorderLabels } from '#/provider/label-groups/reorder.ts';
import type { TableLabels } from '#/provider/label-groups/table.ts';

/**
 * Labels of the larger components, one group per family. Separate from {@link UiLabels}, so that an application can load
 * them with the code that uses them: `<UiLabelProvider groups={…}>`.
 */
export interface UiLabelGroups {
  pickers: PickerLabels;
  actions: ActionLabels;
  palette: PaletteLabels;
  dates: DateLabels;
  player: PlayerLabels;
  display: DisplayLabels;
  chart: ChartLabels;
  table: TableLabels;
  reorder: ReorderLabels;
}
