import type { UiLabelGroups } from '#/provider/label-groups.ts';
import { actionLabels } from '#/testing/label-groups/actions.ts';
import { chartLabels } from '#/testing/label-groups/chart.ts';
import { dateLabels } from '#/testing/label-groups/dates.ts';
import { displayLabels } from '#/testing/label-groups/display.ts';
import { paletteLabels } from '#/testing/label-groups/palette.ts';
import { pickerLabels } from '#/testing/label-groups/pickers.ts';
import { playerLabels } from '#/testing/label-groups/player.ts';
import { tableLabels } from '#/testing/label-groups/table.ts';

/** English labels of every group for tests and stories. */
export const testLabelGroups: UiLabelGroups = {
  pickers: pickerLabels,
  actions: actionLabels,
  palette: paletteLabels,
  dates: dateLabels,
  player: playerLabels,
  display: displayLabels,
  chart: chartLabels,
  table: tableLabels,
};
