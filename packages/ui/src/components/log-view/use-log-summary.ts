import { useEffect, useRef, useState } from 'react';
import { useCount } from '#/lib/use-count.ts';
import { useLatest } from '#/lib/use-latest.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { levelOf } from './log-index.ts';
import type { LogLine } from './log-view.types.ts';

/** Time between two announcements. */
const INTERVAL_MS = 10_000;
/** A first line is not announced alone when others follow at once. */
const DELAY_MS = 1000;

/** An announcement, and a number that makes it unique. */
export interface LogSummary {
  readonly id: number;
  readonly text: string;
}

/** Summarizes added lines for screen readers, at most every ten seconds. The lines of the first load are not announced. */
export function useLogSummary(lines: readonly LogLine[]): LogSummary {
  const labels = useLabelGroup('viewers');
  const countOf = useCount();
  const [summary, setSummary] = useState<LogSummary>({ id: 0, text: '' });
  const last = useRef<LogLine>(undefined);
  const added = useRef({ lines: 0, errors: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announcedAt = useRef(Number.NEGATIVE_INFINITY);

  const announce = useLatest(() => {
    const { lines: count, errors } = added.current;
    const parts = [labels.newLines(...countOf(count))];
    if (errors > 0) parts.push(labels.newErrors(...countOf(errors)));
    timer.current = undefined;
    added.current = { lines: 0, errors: 0 };
    announcedAt.current = performance.now();
    setSummary(({ id }) => ({ id: id + 1, text: parts.join(', ') }));
  });

  useEffect(() => {
    const before = last.current;
    last.current = lines.at(-1);
    if (!before) return;
    const newLines = lines.slice(lines.lastIndexOf(before) + 1);
    if (newLines.length === 0) return;
    added.current.lines += newLines.length;
    added.current.errors += newLines.filter((line) => levelOf(line) === 'error').length;
    const wait = INTERVAL_MS - (performance.now() - announcedAt.current);
    timer.current ??= setTimeout(announce, Math.max(DELAY_MS, wait));
  }, [lines, announce]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return summary;
}
