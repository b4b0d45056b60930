import { type FleetRules, limits, type SavedFleetRules } from '@unmuted/api';
import { draftRules, newRule, plainRules, type RuleDraft } from '#/components/title-rules/rule-draft.ts';

/** The rules of the provider in the form. */
export interface FleetRulesDraft {
  rules: RuleDraft[];
  ignore: string[];
}

/** A text for which an entry is to be added. */
export interface RuleStart {
  readonly to: 'ignore' | 'rules';
  readonly raw: string;
}

export const draftOf = ({ rules, ignore }: SavedFleetRules): FleetRulesDraft => ({
  rules: draftRules(rules),
  ignore: [...ignore],
});

export const bodyOf = ({ rules, ignore }: FleetRulesDraft): FleetRules => ({
  rules: plainRules(rules),
  ignore,
});

/** The part of a draft with an entry for a text, and the new rule; nothing if there is no room or it is there. */
export function withEntryFor(
  { rules, ignore }: FleetRulesDraft,
  { to, raw }: RuleStart,
): { part: Partial<FleetRulesDraft>; added: RuleDraft | null } {
  if (to === 'ignore') {
    // The rest of a longer text is any text.
    const entry = raw.length > limits.titleRule ? `${raw.slice(0, limits.titleRule - 1)}*` : raw;
    const isDone = ignore.includes(entry) || ignore.length >= limits.ignoredTitles;
    return { part: isDone ? {} : { ignore: [...ignore, entry] }, added: null };
  }
  if (rules.length >= limits.titleRules) return { part: {}, added: null };
  const added = newRule(raw.slice(0, limits.titleRule));
  return { part: { rules: [...rules, added] }, added };
}
