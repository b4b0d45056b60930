import type { UiLabelGroups } from '#/provider/label-groups.ts';
import { actionsWords } from '#/testing/words/actions.ts';
import { chartWords } from '#/testing/words/chart.ts';
import { datesWords } from '#/testing/words/dates.ts';
import { paletteWords } from '#/testing/words/palette.ts';
import { pickersWords } from '#/testing/words/pickers.ts';
import { playerWords } from '#/testing/words/player.ts';
import { showingWords } from '#/testing/words/showing.ts';
import { tableWords } from '#/testing/words/table.ts';

/** English words of every group, for tests and stories. */
export const testWords: UiLabelGroups = {
  pickers: pickersWords,
  actions: actionsWords,
  palette: paletteWords,
  dates: datesWords,
  player: playerWords,
  showing: showingWords,
  chart: chartWords,
  table: tableWords,
};
