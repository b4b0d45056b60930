import type { TitleRule } from '@unmuted/api';

/** A rule in a form; the key identifies it while it is moved and edited. */
export interface RuleDraft extends TitleRule {
  readonly key: string;
}

let madeCount = 0;

/** A rule to fill in. */
export const newRule = (pattern = ''): RuleDraft => ({
  key: `new-${++madeCount}`,
  pattern,
  replacement: '',
  isRegex: false,
  isEnabled: true,
});

/** Stored rules as drafts. */
export const draftRules = (rules: readonly TitleRule[]): RuleDraft[] =>
  rules.map((rule, place) => ({ ...rule, key: `saved-${place}` }));

/** Drafts as rules. */
export const plainRules = (drafts: readonly RuleDraft[]): TitleRule[] =>
  drafts.map(({ key: _, ...rule }) => rule);
