import type { QueryClient } from '@tanstack/react-query';
import type { CastNow, CastOverviewList } from '@unmuted/api';

const pendingKeys = {
  all: ['told-casts'],
  of: (username: string) => ['told-casts', username],
} as const;

/** What an event said of a cast; the number tells two events apart that say the same. */
interface PendingEvent {
  readonly now: CastNow;
  readonly number: number;
}

/** No event is on its way for longer: one that seems so much older comes by a clock that was set back. */
const longestWayMs = 60_000;

/** Keeps what an event said, for the answers that are under way. */
export function addPending(queryClient: QueryClient, now: CastNow): void {
  queryClient.setQueryData<PendingEvent>(pendingKeys.of(now.username), (held) => ({
    now,
    number: (held?.number ?? 0) + 1,
  }));
}

/**
 * An answer, and in it what events said while it was under way: the server may have made it before, and does not tell a
 * value twice. What they had said when it was asked for is in it already.
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
 * Whether an event is older than what is known of its cast. The engine's times alone do not say which of two is newer: who
 * stops a cast, and an engine that falls silent, change it between two of them.
 */
export function isOutdated(event: CastNow, known: CastNow): boolean {
  if (event.checkedAt === null || known.checkedAt === null) return false;
  const behindMs = Date.parse(known.checkedAt) - Date.parse(event.checkedAt);
  return behindMs > 0 && behindMs < longestWayMs;
}

/** Puts the moment of a cast into a list of overviews, unless it is older than what stands there. */
export function mergeIntoOverviews(list: CastOverviewList, now: CastNow): CastOverviewList {
  const held = list.items.find((item) => item.now.username === now.username);
  if (!held || isOutdated(now, held.now)) return list;
  return { ...list, items: list.items.map((item) => (item === held ? { ...item, now } : item)) };
}
