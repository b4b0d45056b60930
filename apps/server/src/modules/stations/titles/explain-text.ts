import { applyRules, isUsableRule, type TitleRule } from './apply-rules.ts';
import { matchesWildcard } from './matches-wildcard.ts';

export interface Explanation {
  /** Positions of the rules that changed the text. */
  readonly rules: number[];
  /** The entry of the ignore list that matched. */
  readonly ignoredBy: string | null;
}

/** Rules may make a text longer. */
const maxGrowth = 1_024;

/** Tells which rules change a text, and which rules cannot be used. */
export function explainText(
  rules: readonly (TitleRule & { readonly isEnabled: boolean })[],
  ignore: readonly string[],
): { explain: (text: string) => Explanation; invalidRules: number[] } {
  const positions = rules.map((rule, position) => ({ rule, position }));
  const usable = positions.filter(({ rule }) => isUsableRule(rule));
  return {
    invalidRules: positions.filter((each) => !usable.includes(each)).map(({ position }) => position),
    explain(text) {
      let edited = text;
      const changing: number[] = [];
      for (const { rule, position } of usable.filter(({ rule: { isEnabled } }) => isEnabled)) {
        const next = applyRules(edited, [rule], text.length + maxGrowth);
        if (next !== edited) changing.push(position);
        edited = next;
      }
      const ignoredBy = ignore.find((pattern) =>
        [text, edited].some((each) => matchesWildcard(each, pattern)),
      );
      return { rules: changing, ignoredBy: ignoredBy ?? null };
    },
  };
}
