/**
 * What can be wrong with an invocation name, and the six lines under which a screen shows it. `sounds_alike` needs the names
 * of others: the server adds it.
 */
export const invocationNameGroups = {
  upper_case: 'letters',
  character: 'letters',
  foreign_letter: 'letters',
  latin_letters: 'letters',
  spacing: 'letters',
  period: 'letters',
  apostrophe: 'letters',
  abbreviation: 'letters',
  letter_names: 'letters',
  digits: 'numbers',
  too_short: 'words',
  too_long: 'words',
  one_word: 'words',
  article: 'words',
  wake_word: 'reserved',
  launch_word: 'reserved',
  connecting_word: 'reserved',
  skill_word: 'reserved',
  name_alone: 'alone',
  generic: 'distinct',
  sounds_alike: 'distinct',
} as const;

/** What can be wrong with a name. */
export type InvocationNameCode = keyof typeof invocationNameGroups;

/** The line of a check list under which a code is shown. */
export type InvocationNameGroup = (typeof invocationNameGroups)[InvocationNameCode];

/** Error: Amazon refuses it. Warning: Amazon may refuse it. Hint: Alexa understands it better otherwise. */
export type InvocationNameLevel = 'error' | 'warning' | 'hint';

/** One thing that is wrong with a name, or could be better. */
export interface InvocationNameIssue {
  /** What is wrong. */
  readonly code: InvocationNameCode;
  /** How bad it is. */
  readonly level: InvocationNameLevel;
  /** The part of the name that it is about. */
  readonly found?: string;
  /** A whole name without errors and warnings. */
  readonly proposal?: string;
}
