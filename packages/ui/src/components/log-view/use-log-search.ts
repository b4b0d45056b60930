import { useDeferredValue, useMemo, useState } from 'react';
import { createLineCache } from './log-index.ts';
import type { LogLine } from './log-view.types.ts';
import type { LogModel } from './use-log-model.ts';

/** Search in a log. Lines with a match are counted. */
export interface LogSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Positions in the view of the lines with a match. */
  matches: readonly number[];
  /** The line that next and previous stopped at. */
  current: LogLine | undefined;
  /** Its index in `matches`; −1 without one. */
  index: number;
  /** Goes to the next (1) or previous (−1) match, at the ends to the other end. Returns its position in the view. */
  step: (by: 1 | -1, from: number) => number | undefined;
}

const none: readonly number[] = [];

/** Finds the displayed lines that contain a query, in any case. */
export function useLogSearch({ lines, view }: LogModel): LogSearch {
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState<LogLine>();
  const wanted = useDeferredValue(query).toLowerCase();
  const containsQuery = useMemo(
    () => createLineCache(({ text }) => text.toLowerCase().includes(wanted)),
    [wanted],
  );
  const matches = useMemo(() => {
    if (wanted === '') return none;
    const found = containsQuery(lines);
    return view.flatMap((line, at) => (found[line] ? [at] : []));
  }, [wanted, containsQuery, lines, view]);
  const index = current ? matches.findIndex((at) => lines[view[at] ?? -1] === current) : -1;
  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      setCurrent(undefined);
    },
    matches,
    current: index < 0 ? undefined : current,
    index,
    step: (by, from) => {
      const next = index < 0 ? nearest(matches, by, from) : (index + by + matches.length) % matches.length;
      const at = matches[next];
      if (at === undefined) return undefined;
      setCurrent(lines[view[at] ?? -1]);
      return at;
    },
  };
}

/** The first match after a position in the view, or the last one before it. */
function nearest(matches: readonly number[], by: 1 | -1, from: number): number {
  const after = matches.findIndex((at) => at >= from);
  if (by === 1) return Math.max(0, after);
  return after <= 0 ? matches.length - 1 : after - 1;
}
