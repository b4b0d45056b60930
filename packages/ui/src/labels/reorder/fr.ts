import { pluralIn } from '#/lib/plural-in.ts';
import type { ReorderLabels } from '#/provider/label-groups/reorder.ts';

const plural = pluralIn('fr');

export const reorder: ReorderLabels = {
  move: (name) => `Déplacer ${name}`,
  instructions:
    'Espace pour saisir, les flèches pour déplacer, Espace à nouveau pour déposer, Échap pour annuler. Entrée ouvre un menu.',
  fixed: 'Garde sa place',
  pickedUp: (name, position, count) => `${name} saisi, position ${position} sur ${count}`,
  atPosition: (name, position, count) => `${name}, position ${position} sur ${count}`,
  moved: (name, position, count) => `${name} déplacé en position ${position} sur ${count}`,
  pickedUpIn: (name, list, position, count) => `${name} saisi, ${list}, position ${position} sur ${count}`,
  atPositionIn: (name, list, position, count) => `${name}, ${list}, position ${position} sur ${count}`,
  movedIn: (name, list, position, count) => `${name} déplacé vers ${list}, position ${position} sur ${count}`,
  cancelled: (name) => `Annulé, ${name} a repris sa place`,
  refused: (name, list, reason) => `Impossible de déplacer ${name} vers ${list}\u202f: ${reason}`,
  moveUp: 'Monter',
  moveDown: 'Descendre',
  moveToTop: 'Placer en premier',
  moveToBottom: 'Placer en dernier',
  moveTo: 'Déplacer vers',
  cardCount: (count, formatted) => plural(count, { one: `${formatted} carte`, other: `${formatted} cartes` }),
  countOfLimit: (count, limit) => `${count} sur ${limit}`,
  full: 'Complet',
  noCards: 'Aucune carte',
};
