import type { QueryClient } from '@tanstack/react-query';
import type { CastNow, CastOverviewList } from '@unmuted/api';

const pendingKeys = {
  all: ['told-casts'],
  of: (username: string) => ['told-casts', username],
} as const;

/** The state of a cast from an event. The number distinguishes events with equal content. */
interface PendingEvent {
  readonly now: CastNow;
  readonly number: number;
}

/** Maximum delay of an event. One that seems older indicates that the clock was set back. */
const longestWayMs = 60_000;

/** Records an event for the requests in flight. */
export function addPending(queryClient: QueryClient, now: CastNow): void {
  queryClient.setQueryData<PendingEvent>(pendingKeys.of(now.username), (held) => ({
    now,
    number: (held?.number ?? 0) + 1,
  }));
}

/**
 * Merges events received during a request into its response. The server may have built the response before
 * the event and does not resend it. Events received before the request are already included.
 */
export async function applyPending<Answer>(
  queryClient: QueryClient,
  asked: Promise<Answer>,
  put: (answer: Answer, now: CastNow) => Answer,
): Promise<Answer> {
  const known = new Set(allPending(queryClient));
  const answer = await asked;
  const since = allPending(queryClient).filter((told) => !known.has(told));
  return since.reduce<Answer>((patched, { now }) => put(patched, now), answer);
}

function allPending(queryClient: QueryClient): PendingEvent[] {
  const all = queryClient.getQueriesData<PendingEvent>({ queryKey: pendingKeys.all });
  return all.flatMap(([, told]) => told ?? []);
}

/**
 * Whether an event is older than the known state of its cast. The engine's check time is not enough: stopping
 * a cast and losing the engine change the state between two checks.
 */
export function isOutdated(event: CastNow, known: CastNow): boolean {
  if (event.checkedAt === null || known.checkedAt === null) return false;
  const behindMs = Date.parse(known.checkedAt) - Date.parse(event.checkedAt);
  return behindMs > 0 && behindMs < longestWayMs;
}

/** Updates a cast in a list of overviews unless the cached state is newer. */
export function mergeIntoOverviews(list: CastOverviewList, now: CastNow): CastOverviewList {
  const held = list.items.find((item) => item.now.username === now.username);
  if (!held || isOutdated(now, held.now)) return list;
  return { ...list, items: list.items.map((item) => (item === held ? { ...item, now } : item)) };
}
