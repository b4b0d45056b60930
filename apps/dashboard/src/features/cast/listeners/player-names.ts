import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GenericPlayer } from '@unmuted/api';

const unknownPlayer = msg`Unknown player`;

/** Names that describe a player are translated; all others are proper names. */
const genericNames: Record<GenericPlayer, MessageDescriptor> = {
  Monitor: msg`Monitor`,
  Bot: msg`Bot`,
  'Download tool': msg`Download tool`,
  'Internet radio': msg`Internet radio`,
  Television: msg`Television`,
  Car: msg`Car`,
  'iPhone or iPad': msg`iPhone or iPad`,
  'App on iPhone or iPad': msg`App on iPhone or iPad`,
  'Apple player': msg`Apple player`,
  'Android player': msg`Android player`,
  'Desktop player': msg`Desktop player`,
  'Player with BASS': msg`Player with BASS`,
};

const isGeneric = (player: string): player is GenericPlayer => Object.hasOwn(genericNames, player);

/** The name of a player in the reader's language; null is an unknown player. */
export function playerNameOf(i18n: I18n, player: string | null): string {
  if (player === null) return i18n._(unknownPlayer);
  return isGeneric(player) ? i18n._(genericNames[player]) : player;
}
