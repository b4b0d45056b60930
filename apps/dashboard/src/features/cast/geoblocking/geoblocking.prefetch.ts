import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { geoLockQuery, geoSimulationQuery, refusalsQuery } from '#/data/geolock/geolock.queries.ts';
import { draftOf, validateDraft, withoutNotes } from '#/features/cast/geoblocking/rules.schema.ts';

/** Prefetches the rules, their impact and the refusals for the first screen. Never rejects. */
export async function prefetchGeoblocking(
  client: QueryClient,
  api: ApiClients,
  username: string,
): Promise<void> {
  const refusals = client.prefetchQuery(refusalsQuery(api, username));
  await client.prefetchQuery(geoLockQuery(api, username));
  const lock = client.getQueryData(geoLockQuery(api, username).queryKey);
  const { rules } = lock ? validateDraft(draftOf(lock)) : { rules: null };
  if (rules) await client.prefetchQuery(geoSimulationQuery(api, username, withoutNotes(rules)));
  await refusals;
}
