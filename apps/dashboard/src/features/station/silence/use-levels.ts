import { useQuery } from '@tanstack/react-query';
import { silenceLevelsQuery } from '#/data/silence/silence.queries.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { usePresent } from '#/lib/use-now.ts';

/** Levels come each second; after this time without one, the last is no longer the present. */
const staleAfterMs = 5_000;

/** The last minute of the station, and whether it is the present. */
export function useLevels() {
  const { id } = useSilenceStation();
  const { data, dataUpdatedAt } = useQuery(silenceLevelsQuery(id));
  // By the browser's clock, which also wrote the time of arrival.
  const isStale = usePresent((now) => data !== undefined && now - dataUpdatedAt > staleAfterMs, Date.now);
  return { levels: data?.levels ?? [], isKnown: data !== undefined, isStale, seenAt: dataUpdatedAt };
}

/** How many channels the stream has; undefined before the first level. */
export function useChannelCount(): number | undefined {
  const { id } = useSilenceStation();
  const { data } = useQuery({
    ...silenceLevelsQuery(id),
    select: ({ levels }) => levels.at(-1)?.rms.length,
  });
  return data;
}
