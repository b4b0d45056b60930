import type { I18n } from '@lingui/core';
import type { UiLabelGroups } from '@unmuted/ui/provider';
import { actionsMessages } from '#/i18n/messages/actions.messages.ts';
import { chartMessages } from '#/i18n/messages/chart.messages.ts';
import { datesMessages } from '#/i18n/messages/dates.messages.ts';
import { displayMessages } from '#/i18n/messages/display.messages.ts';
import { paletteMessages } from '#/i18n/messages/palette.messages.ts';
import { pickersMessages } from '#/i18n/messages/pickers.messages.ts';
import { playerMessages } from '#/i18n/messages/player.messages.ts';
import { tableMessages } from '#/i18n/messages/table.messages.ts';

/** Groups of components that no page uses yet. The first page that uses one provides its messages. */
type UnusedGroups = 'levelHistory' | 'notificationCentre' | 'weekSchedule';

/** Groups that come with their components, so that no other page loads the messages. */
type GroupsOfScreens = 'entry' | 'imageCrop' | 'reorder' | 'viewers' | 'wizard';

/** Labels of the larger UI components, for signed-in pages. */
export function uiMessages(i18n: I18n): Omit<UiLabelGroups, UnusedGroups | GroupsOfScreens> {
  return {
    pickers: pickersMessages(i18n),
    actions: actionsMessages(i18n),
    palette: paletteMessages(i18n),
    dates: datesMessages(i18n),
    player: playerMessages(i18n),
    display: displayMessages(i18n),
    chart: chartMessages(i18n),
    table: tableMessages(i18n),
  };
}
