import { pluralIn } from '#/lib/plural-in.ts';
import type { EntryLabels } from '#/provider/label-groups/entry.ts';

const plural = pluralIn('fr');

export const entry: EntryLabels = {
  tagCount: (count, formatted) =>
    plural(count, { one: `${formatted} élément`, other: `${formatted} éléments` }),
  tagAdded: (name, _count, formatted) => `${name} ajouté, ${formatted} au total`,
  tagsAdded: (count, formatted) =>
    plural(count, { one: `${formatted} ajouté`, other: `${formatted} ajoutés` }),
  tagRemoved: (name, count, formatted) =>
    plural(count, {
      one: `${name} retiré, ${formatted} restant`,
      other: `${name} retiré, ${formatted} restants`,
    }),
  tagDuplicate: (name) => `« ${name} » figure déjà dans la liste.`,
  tagTooLong: (name, max, formatted) =>
    plural(max, {
      one: `« ${name} » dépasse ${formatted} caractère.`,
      other: `« ${name} » dépasse ${formatted} caractères.`,
    }),
  tagsFull: (name, max, formatted) =>
    plural(max, {
      one: `« ${name} » n’a pas été ajouté : un seul élément est autorisé.`,
      other: `« ${name} » n’a pas été ajouté : ${formatted} éléments au maximum.`,
    }),
  tagNoRoom: (name, size, limit) => `« ${name} » ne tient pas : cela ferait ${size} sur ${limit}.`,
  invalidTime: (example) => `Saisissez une heure, par exemple ${example}`,
  timeOutside: (min, max) => `Saisissez une heure entre ${min} et ${max}`,
  timeTooEarly: (min) => `L’heure la plus tôt possible est ${min}`,
  timeTooLate: (max) => `L’heure la plus tardive possible est ${max}`,
};
