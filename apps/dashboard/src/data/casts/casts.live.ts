import type { QueryClient } from '@tanstack/react-query';
import type { CastNow, CastOverviewList, PlayedTitleList } from '@unmuted/api';
import { castFollowers } from '#/data/casts/cast-followers.ts';
import { castKeys } from '#/data/casts/casts.queries.ts';
import { isOutdated, mergeIntoOverviews, pendingCasts } from '#/data/casts/merge-cast.ts';
import { listKeys } from '#/data/lists/lists.queries.ts';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { onAirKeys } from '#/data/on-air/on-air.queries.ts';

export const castTopic = defineLiveTopic({
  name: 'cast',
  start: (queryClient) => ({ apply: (now) => applyCast(queryClient, now) }),
});

/** Applies the state of a cast to the cached data. Data that is not cached is loaded when a screen needs it. */
export function applyCast(queryClient: QueryClient, now: CastNow): void {
  const overviews = queryClient.getQueriesData<CastOverviewList>({ queryKey: castKeys.overview });
  const before = overviews
    .flatMap(([, cached]) => cached?.items ?? [])
    .find((item) => item.now.username === now.username)?.now;
  // Data fetched in the meantime is newer; a later event carries any further change.
  if (before && isOutdated(now, before)) return;
  pendingCasts.add(queryClient, now);
  if (before) {
    queryClient.setQueriesData<CastOverviewList>(
      { queryKey: castKeys.overview },
      (cached) => cached && mergeIntoOverviews(cached, now),
    );
    refetchAffected(queryClient, before, now);
  }
  refetchTitles(queryClient, now);
  for (const follow of castFollowers) follow(queryClient, now);
}

/** Refetches the data that depends on a changed state. A failed refetch keeps the cached data and sets the query's error. */
function refetchAffected(queryClient: QueryClient, before: CastNow, now: CastNow): void {
  const entersOrLeaves = (state: CastNow['state']) => (before.state === state) !== (now.state === state);
  // The product list also shows suspension.
  if (entersOrLeaves('suspended')) void queryClient.invalidateQueries({ queryKey: listKeys.products });
  // The list also has the status of the engine, which became unreachable or reachable again, and the setup of a new cast.
  if (entersOrLeaves('unknown') || entersOrLeaves('never_connected'))
    void queryClient.invalidateQueries({ queryKey: castKeys.overview });
  if (before.state !== now.state || before.since !== now.since)
    void queryClient.invalidateQueries({ queryKey: onAirKeys.day(now.username) });
}

/** Refetches the titles unless they include the current one. */
function refetchTitles(queryClient: QueryClient, { username, title }: CastNow): void {
  const queryKey = onAirKeys.titles(username);
  const titles = queryClient.getQueryData<PlayedTitleList>(queryKey);
  if (!titles) return;
  const playing = titles.items.filter(({ endedAt }) => endedAt === null).map((played) => played.title);
  const isCurrent = title === null ? playing.length === 0 : playing.includes(title);
  if (!isCurrent) void queryClient.invalidateQueries({ queryKey });
}
