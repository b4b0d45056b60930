import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RuleTestDraft, ruleTestQuery } from '#/data/now-playing/now-playing.queries.ts';
import { type NowPlayingDraft, titleRule } from '#/features/station/now-playing/now-playing.schema.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** The part of the form that reads a text; incomplete rules are left out, and an empty separator is not typed yet. */
function testOf(draft: NowPlayingDraft, samples: readonly string[]): RuleTestDraft {
  const { order, separator, rules, ignore } = draft;
  return {
    order,
    separator: separator || null,
    rules: rules.filter(({ key: _, ...rule }) => titleRule.safeParse(rule).success),
    ignore,
    samples: [...samples],
  };
}

/** Tests the rules of the form as they stand, once they stop changing. */
export function useRuleTest(draft: NowPlayingDraft, samples: readonly string[]) {
  const { api, id } = useNowPlayingStation();
  // Compared as text, since each render derives new rules.
  const text = useDebouncedValue(JSON.stringify(testOf(draft, samples)));
  const test = useMemo(() => JSON.parse(text) as RuleTestDraft, [text]);
  const query = useQuery(ruleTestQuery(api, id, test));
  return { query, results: test.samples.length === 0 ? [] : query.data?.results };
}

export type RuleTestState = ReturnType<typeof useRuleTest>;
/** What a text becomes. */
export type TestedText = NonNullable<RuleTestState['results']>[number];
