import { pluralIn } from '#/lib/plural-in.ts';
import type { EntryLabels } from '#/provider/label-groups/entry.ts';

const plural = pluralIn('en');

export const entry: EntryLabels = {
  tagCount: (count, formatted) => plural(count, { one: `${formatted} entry`, other: `${formatted} entries` }),
  tagAdded: (name, _count, formatted) => `${name} added, ${formatted} in all`,
  tagsAdded: (_count, formatted) => `${formatted} added`,
  tagRemoved: (name, _count, formatted) => `${name} removed, ${formatted} left`,
  tagDuplicate: (name) => `“${name}” is already in the list.`,
  tagTooLong: (name, max, formatted) =>
    plural(max, {
      one: `“${name}” is longer than one character.`,
      other: `“${name}” is longer than ${formatted} characters.`,
    }),
  tagsFull: (name, max, formatted) =>
    plural(max, {
      one: `“${name}” wasn’t added: only one entry is allowed.`,
      other: `“${name}” wasn’t added: at most ${formatted} entries are allowed.`,
    }),
  tagNoRoom: (name, size, limit) => `“${name}” doesn’t fit: it would make ${size} of ${limit}.`,
  invalidTime: (example) => `Enter a time such as ${example}`,
  timeOutside: (min, max) => `Enter a time from ${min} to ${max}`,
  timeTooEarly: (min) => `The earliest possible time is ${min}`,
  timeTooLate: (max) => `The latest possible time is ${max}`,
};
