import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClients, LevelHistory } from '@unmuted/api';
import { useMemo } from 'react';
import { levelHistoryQuery } from '#/data/silence/level-history.queries.ts';
import { useNow } from '#/lib/use-now.ts';

/** The minutes before an alarm that show what was lost. */
const beforeMs = 10 * 60_000;
const stepMs = 60_000;
const width = 320;
const height = 90;
const lowest = -60;

export interface LevelFallProps {
  api: ApiClients;
  id: string;
  since: string;
}

/** How the level fell: decorative, because the verdict and its clock have the same in words. Nothing until it is loaded. */
export function LevelFall({ api, id, since }: LevelFallProps) {
  const now = useNow(stepMs);
  const params = {
    from: new Date(Math.floor((Date.parse(since) - beforeMs) / stepMs) * stepMs).toISOString(),
    to: new Date(now + stepMs).toISOString(),
  };
  const { data } = useQuery({ ...levelHistoryQuery(api, id, params), placeholderData: keepPreviousData });
  const line = useMemo(() => data && lineOf(data), [data]);
  if (!line) return null;
  return (
    <svg
      aria-hidden="true"
      className="h-22 w-full max-w-80 text-(--tile-text)"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className="fill-current opacity-10" d={`${line}V${height}H0z`} />
      <path
        className="fill-none stroke-current"
        d={line}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Times without a recording are at the bottom: nothing was heard. Null without enough points. */
function lineOf({ from, to, stepS, points }: LevelHistory): string | null {
  if (points.length < 2) return null;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const x = (at: number) => Math.round(((at - start) / (end - start)) * width);
  const y = (db: number) => Math.round(height - 2 - (Math.max(0, db - lowest) / -lowest) * (height - 6));
  const parts: string[] = [];
  let before: number | null = null;
  for (const { at, mean } of points) {
    const moment = Date.parse(at);
    if (before !== null && moment - before > 2.5 * stepS * 1000)
      parts.push(`${x(before)} ${y(lowest)}`, `${x(moment)} ${y(lowest)}`);
    parts.push(`${x(moment)} ${y(mean)}`);
    before = moment;
  }
  if (before !== null && end - before > 2.5 * stepS * 1000)
    parts.push(`${x(before)} ${y(lowest)}`, `${width} ${y(lowest)}`);
  return `M${parts.join('L')}`;
}
