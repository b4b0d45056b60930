import type { I18n } from '@lingui/core';
import type { UiLabelGroups } from '@unmuted/ui/provider';
import { actionsWords } from '#/i18n/words/actions.ts';
import { chartWords } from '#/i18n/words/chart.ts';
import { datesWords } from '#/i18n/words/dates.ts';
import { paletteWords } from '#/i18n/words/palette.ts';
import { pickersWords } from '#/i18n/words/pickers.ts';
import { playerWords } from '#/i18n/words/player.ts';
import { showingWords } from '#/i18n/words/showing.ts';
import { tableWords } from '#/i18n/words/table.ts';

/** The words of the larger components of the library, for pages behind a sign-in. */
export function uiWords(i18n: I18n): UiLabelGroups {
  return {
    pickers: pickersWords(i18n),
    actions: actionsWords(i18n),
    palette: paletteWords(i18n),
    dates: datesWords(i18n),
    player: playerWords(i18n),
    showing: showingWords(i18n),
    chart: chartWords(i18n),
    table: tableWords(i18n),
  };
}
