import { RE2JS } from 're2js';

/** Replaces each match of a pattern in a title; `$1` in the replacement is a group of the expression. */
export interface TitleRule {
  pattern: string;
  replacement: string;
  isRegex: boolean;
}

/** Those of the provider and those of the station. */
const maxRules = 20;
const maxReplacement = 200;
/** A title is searched once per character at worst: with this limit, a rule takes 100 ms at most. */
const maxProgramSize = 200;
const maxCompiled = 500;

const compiled = new Map<string, RE2JS | null>();

/** Applies rules in order; a rule with an invalid or too large expression is left out. */
export function applyRules(text: string, rules: readonly TitleRule[], maxLength: number): string {
  let result = text;
  for (const rule of rules.slice(0, maxRules)) result = applyRule(result, rule).slice(0, maxLength);
  return result;
}

/** Whether a rule can be applied: an expression is valid and small enough. */
export const isUsableRule = ({ pattern, isRegex }: TitleRule): boolean =>
  !isRegex || compile(pattern) !== null;

function applyRule(text: string, { pattern, replacement, isRegex }: TitleRule): string {
  if (pattern === '') return text;
  const by = replacement.slice(0, maxReplacement);
  if (!isRegex) return text.replaceAll(pattern, () => by);
  return compile(pattern)?.matcher(text).replaceAll(by) ?? text;
}

/** Expressions of RE2 take linear time, unlike JavaScript's: `(a+)+$` cannot hang the server. */
function compile(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const expression = compileNew(pattern);
  if (compiled.size >= maxCompiled) compiled.clear();
  compiled.set(pattern, expression);
  return expression;
}

function compileNew(pattern: string): RE2JS | null {
  if (pattern.length > maxProgramSize) return null;
  try {
    const expression = RE2JS.compile(pattern);
    return expression.programSize() <= maxProgramSize ? expression : null;
  } catch {
    return null;
  }
}
