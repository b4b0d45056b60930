import { geoLockQuery, geoSimulationQuery, refusalsQuery } from '#/data/geolock/geolock.queries.ts';
import { draftOf, validateDraft, withoutNotes } from '#/features/cast/geoblocking/rules.schema.ts';
import type { CastLoaderArgs } from '#/features/cast/shell/cast-pages.ts';

/**
 * Prefetches the rules, their impact and the refusals for the first screen. Not awaited: the screen shows its own loading
 * and error states.
 */
export function prefetchGeoblocking(args: CastLoaderArgs): void {
  const { api, queryClient } = args.context;
  void queryClient.prefetchQuery(refusalsQuery(api, args.params.username));
  void prefetchRules(args);
}

async function prefetchRules({ context: { api, queryClient }, params: { username } }: CastLoaderArgs) {
  await queryClient.prefetchQuery(geoLockQuery(api, username));
  const lock = queryClient.getQueryData(geoLockQuery(api, username).queryKey);
  const { rules } = lock ? validateDraft(draftOf(lock)) : { rules: null };
  if (rules) await queryClient.prefetchQuery(geoSimulationQuery(api, username, withoutNotes(rules)));
}
