import { useQuery } from '@tanstack/react-query';
import type { ApiClients, SilenceWall, WallTile } from '@unmuted/api';
import { useEffect, useRef, useState } from 'react';
import { silenceWallQuery } from '#/data/admin-silence/admin-silence.queries.ts';
import { createAlarmMemory } from '#/features/admin/silence-wall/new-alarms.ts';
import {
  type SilenceWallSearch,
  silenceWallParams,
} from '#/features/admin/silence-wall/silence-wall.search.ts';
import { usePresent } from '#/lib/use-now.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';

/** Four answers are missing. */
const staleAfterMs = 20_000;

/** The wall of a search, read again every five seconds while the page is visible. */
export function useWall(api: ApiClients, search: SilenceWallSearch) {
  const params = silenceWallParams(useSettledSearch(search));
  const query = useQuery(silenceWallQuery(api, params));
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  const isOld = usePresent((now) => dataUpdatedAt > 0 && now - dataUpdatedAt > staleAfterMs, Date.now);
  return {
    data,
    dataUpdatedAt,
    error,
    isFetching,
    refetch,
    params,
    /** The shown stations are those of an earlier answer. */
    isStale: data !== undefined && (error !== null || isOld),
  };
}

/** Calls back with alarms that were not there before. Another filter starts again. */
export function useNewAlarms(
  wall: SilenceWall | undefined,
  filter: string,
  onNew: (alarms: readonly WallTile[]) => void,
): void {
  const [memory] = useState(createAlarmMemory);
  const latest = useRef(onNew);
  useEffect(() => {
    latest.current = onNew;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter shows other stations
  useEffect(() => memory.forget, [memory, filter]);
  useEffect(() => {
    if (!wall) return;
    const alarms = memory.note(wall.tiles);
    if (alarms.length > 0) latest.current(alarms);
  }, [memory, wall]);
}
