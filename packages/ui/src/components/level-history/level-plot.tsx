import { memo, useMemo } from 'react';
import { GapHatch } from '#/components/chart-frame/gap-hatch.tsx';
import { type LevelColumns, meanPath, rangePath, runsOf } from './level-columns.ts';
import { levelHistoryVariants } from './level-history.variants.ts';
import type { TimeRange } from './level-range.ts';

interface LevelPlotProps {
  columns: LevelColumns;
  silences: readonly TimeRange[];
  threshold: number | undefined;
  marks: readonly number[];
  /** Level at the bottom; 0 dBFS is at the top. */
  floor: number;
  height: number;
  /** Width in pixels. */
  width: number;
  /** Accessible description. */
  summary: string;
  /** The frame shows the reason: only axes are drawn, without hatching. */
  isEmpty: boolean;
}

const styles = levelHistoryVariants();
/** A silence of seconds stays visible in a chart of days. */
const MIN_SILENCE_PX = 2;
const EDGE_PX = 3;

/** The drawing: two paths per run of columns, so that it costs as much as its width, not as its data. */
export const LevelPlot = memo(function LevelPlot(props: LevelPlotProps) {
  const { columns, silences, threshold, marks, floor, height, width, summary, isEmpty } = props;
  const { count } = columns;
  const y = (level: number) => Math.round((level / floor) * height * 10) / 10;
  const { known, missing } = useMemo(() => runsOf(columns), [columns]);
  const boxes = silenceBoxes(silences, columns, (MIN_SILENCE_PX * count) / width);
  return (
    <>
      <svg
        aria-label={summary}
        className={styles.drawing()}
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${count} ${height}`}
      >
        {threshold === undefined ? null : (
          <rect
            className={styles.below()}
            data-part="below-threshold"
            height={height - y(threshold)}
            width={count}
            x="0"
            y={y(threshold)}
          />
        )}
        {marks.map((mark) => (
          <path
            className={styles.grid()}
            d={`M0 ${y(mark)}H${count}`}
            key={mark}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path className={styles.silence()} d={boxPath(boxes, height)} data-part="silence" />
        {known.map((run) => (
          <g data-part="run" key={run.start}>
            <path className={styles.range()} d={rangePath(columns, run, y)} />
            <path
              className={styles.mean()}
              d={meanPath(columns, run, y)}
              strokeLinejoin="round"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
        <path className={styles.silenceEdge()} d={boxPath(boxes, EDGE_PX)} data-part="silence-edge" />
      </svg>
      <div aria-hidden="true" data-part="gaps">
        {(isEmpty ? [] : missing).map(({ start, end }) => (
          <GapHatch from={start / count} key={start} to={end / count} />
        ))}
      </div>
    </>
  );
});

interface Box {
  readonly x: number;
  readonly width: number;
}

/** Boxes of the visible silences in columns; overlapping ones are joined, so that a thousand short ones stay few. */
function silenceBoxes(
  silences: readonly TimeRange[],
  columns: LevelColumns,
  minWidth: number,
): readonly Box[] {
  const { from, to, count } = columns;
  const xOf = (at: number) => (Math.min(Math.max(at, from), to) - from) * (count / (to - from));
  const boxes: { x: number; width: number }[] = [];
  for (const silence of silences) {
    if (silence.to <= from || silence.from >= to) continue;
    const x = xOf(silence.from);
    const end = Math.max(xOf(silence.to), x + minWidth);
    const last = boxes.at(-1);
    if (last && x <= last.x + last.width) last.width = Math.max(end, last.x + last.width) - last.x;
    else boxes.push({ x, width: end - x });
  }
  return boxes;
}

function boxPath(boxes: readonly Box[], height: number): string {
  return boxes.map(({ x, width }) => `M${x} 0h${width}v${height}h${-width}z`).join('');
}
