import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import type { RuleDraft } from '#/components/title-rules/rule-draft.ts';
import { plainRules } from '#/components/title-rules/rule-draft.ts';
import { invalidRulesQuery } from '#/data/admin-now-playing/admin-now-playing.queries.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

const none: readonly string[] = [];

/** Keys of the rules whose expression the server would not apply. */
export function useInvalidRules(
  api: ApiClients,
  stationId: string | undefined,
  rules: readonly RuleDraft[],
): readonly string[] {
  const expressions = rules.filter(({ isRegex, pattern }) => isRegex && pattern !== '');
  const settled = JSON.parse(useDebouncedValue(JSON.stringify(expressions))) as RuleDraft[];
  const { data } = useQuery(invalidRulesQuery(api, stationId, plainRules(settled)));
  if (!data) return none;
  // Only those that are still as they were checked.
  const checked = settled.filter((_rule, place) => data.includes(place));
  return expressions
    .filter(({ key, pattern }) => checked.some((rule) => rule.key === key && rule.pattern === pattern))
    .map(({ key }) => key);
}
