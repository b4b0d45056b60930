import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { playerNameOf } from '#/features/cast/listeners/player-names.ts';

const french = setupI18n({ locale: 'fr', messages: { fr: catalogueTexts.fr } });

test.each([
  [null, 'Lecteur inconnu'],
  ['Bot', 'Robot'],
  ['Car', 'Voiture'],
  ['VLC', 'VLC'],
  ['Windows Media Player', 'Windows Media Player'],
  ['toString', 'toString'],
])('[D18] the player %s is %s in French', (player, name) => {
  expect(playerNameOf(french, player)).toBe(name);
});
