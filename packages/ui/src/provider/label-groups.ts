import type { ActionLabels } from '#/provider/words/actions.ts';
import type { ChartLabels } from '#/provider/words/chart.ts';
import type { DateLabels } from '#/provider/words/dates.ts';
import type { PaletteLabels } from '#/provider/words/palette.ts';
import type { PickerLabels } from '#/provider/words/pickers.ts';
import type { PlayerLabels } from '#/provider/words/player.ts';
import type { ShowingLabels } from '#/provider/words/showing.ts';
import type { TableLabels } from '#/provider/words/table.ts';

/**
 * The words of the larger components, a group a family. They are not part of {@link UiLabels}, so that an application
 * can load them with the code that needs them: `<UiWords groups={…}>`.
 */
export interface UiLabelGroups {
  pickers: PickerLabels;
  actions: ActionLabels;
  palette: PaletteLabels;
  dates: DateLabels;
  player: PlayerLabels;
  showing: ShowingLabels;
  chart: ChartLabels;
  table: TableLabels;
}
