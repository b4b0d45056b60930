// biome-ignore-all lint/a11y/useSemanticElements: table rows need a box of their own, which these grid rows do not have
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell at a time is focusable, and headers are not
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { ChartTooltip, TooltipLine } from '#/components/chart-frame/chart-tooltip.tsx';
import { HATCH } from '#/components/chart-frame/gap-hatch.tsx';
import { SHADE } from '#/components/chart-frame/shades.tsx';
import { shadeOf } from '#/lib/chart/classes.ts';
import { type GridPosition, moveInGrid } from '#/lib/chart/cursor.ts';
import { cx } from '#/lib/tv.ts';

/** One hour of one weekday. */
export interface HeatCell {
  readonly day: string;
  readonly time: string;
  readonly value: number | null;
}

interface HeatRow {
  name: string;
  fullName: string;
  values: readonly (number | null)[];
}

interface HeatGridProps {
  rows: readonly HeatRow[];
  highest: number;
  label: string;
  peakLabel: string;
  isEmpty: boolean;
  valueText: (value: number | null) => string;
  peakText: (value: number | null) => string;
}

const HOURS = 24;
const HOUR_TEXTS = Array.from({ length: HOURS }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
/** Day names before and peaks after the hours; the tooltip is positioned between them. */
const COLUMNS = 'ui:grid-cols-[2.5rem_repeat(24,minmax(0,1fr))_2.5rem]';
const HOURS_INSET = 'ui:inset-x-[calc(2.5rem+2px)]';

/** The cells as a grid with a single tab stop: arrow keys move the focus, Home and End go to the ends of a day. */
export function HeatGrid({ rows, highest, label, peakLabel, isEmpty, valueText, peakText }: HeatGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<GridPosition>({ row: 0, column: 0 });
  const [open, setOpen] = useState(false);
  const peaks = rows.map(({ values }) => peakOf(values));
  const value = rows[place.row]?.values[place.column] ?? null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') setOpen(false);
    const size = { rows: rows.length, columns: HOURS };
    const next = moveInGrid(event.key, place, size, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.row}-${next.column}"]`)?.focus();
  }

  // Focus, touch and pointer events all select the cell they originate from.
  function onPlace(event: FocusEvent | PointerEvent): void {
    const found = event.target instanceof Element ? positionOf(event.target) : undefined;
    if (found) setPlace(found);
    setOpen(found !== undefined);
  }

  return (
    <div className="ui:relative ui:pt-4 ui:[unicode-bidi:isolate]" data-part="frame" dir="ltr">
      <div
        aria-label={label}
        className={cx('ui:grid ui:gap-px ui:text-12 ui:tabular-nums ui:md:gap-0.5', COLUMNS)}
        data-part="grid"
        onBlur={() => setOpen(false)}
        onFocus={onPlace}
        onKeyDown={onKeyDown}
        onPointerDown={onPlace}
        onPointerLeave={(event) => {
          if (event.pointerType !== 'touch') setOpen(false);
        }}
        onPointerMove={onPlace}
        ref={grid}
        role="grid"
      >
        <div className="ui:contents" data-part="head" role="row">
          <span
            className="ui:col-start-26 ui:pb-1 ui:text-right ui:text-fg-subtle"
            data-part="peak-head"
            role="columnheader"
          >
            {peakLabel}
          </span>
        </div>
        {rows.map((cells, row) => (
          <Row
            cells={cells}
            current={isEmpty || row !== place.row ? undefined : place.column}
            highest={highest}
            index={row}
            isEmpty={isEmpty}
            key={cells.fullName}
            peak={peaks[row] ?? null}
            peakText={peakText}
            valueText={valueText}
          />
        ))}
      </div>
      <HourLabels />
      {open && !isEmpty ? (
        <div
          className={cx('ui:pointer-events-none ui:absolute ui:top-10 ui:@container ui:h-49', HOURS_INSET)}
          data-part="reading"
        >
          <ChartTooltip left={(place.column + 0.5) / HOURS} top={place.row / rows.length}>
            <TooltipLine value={valueText(value)} />
            {`${rows[place.row]?.fullName} ${HOUR_TEXTS[place.column]}`}
          </ChartTooltip>
        </div>
      ) : null}
    </div>
  );
}

interface RowProps extends Pick<HeatGridProps, 'highest' | 'isEmpty' | 'valueText' | 'peakText'> {
  cells: HeatRow;
  index: number;
  /** Column of the tab stop, if it is in this row. */
  current: number | undefined;
  peak: number | null;
}

/** A day: name, hours and peak. */
function Row({ cells, index, current, highest, peak, isEmpty, valueText, peakText }: RowProps) {
  const { name, fullName, values } = cells;
  return (
    <div className="ui:contents" data-part="row" role="row">
      <span
        aria-label={fullName}
        className="ui:truncate ui:leading-6.5 ui:text-fg-muted"
        data-part="day"
        role="rowheader"
      >
        {name}
      </span>
      {values.map((cell, hour) => (
        <GridCell
          isCurrent={hour === current}
          key={HOUR_TEXTS[hour]}
          label={`${fullName} ${HOUR_TEXTS[hour]}: ${valueText(cell)}`}
          place={`${index}-${hour}`}
          shade={cell === null ? undefined : shadeOf(cell, highest)}
          isEmpty={isEmpty}
        />
      ))}
      <span
        className={cx(
          'ui:text-right ui:leading-6.5',
          peak === highest && highest > 0 ? 'ui:font-semibold ui:text-fg' : 'ui:text-fg-muted',
        )}
        data-part="peak"
        role="gridcell"
      >
        {isEmpty ? null : peakText(peak)}
      </span>
    </div>
  );
}

/** Every third hour below the grid. */
function HourLabels() {
  return (
    <div
      aria-hidden="true"
      className={cx('ui:mt-1 ui:grid ui:gap-px ui:md:gap-0.5', COLUMNS)}
      data-part="hours"
    >
      {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
        <span
          className="ui:flex ui:justify-center ui:text-12 ui:text-fg-subtle ui:tabular-nums"
          data-part="hour"
          key={hour}
          style={{ gridColumnStart: hour + 2 }}
        >
          <span className="ui:whitespace-nowrap" data-part="text">
            {String(hour).padStart(2, '0')}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Maximum of a day; `null` when it has no data. */
function peakOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

interface CellProps {
  place: string;
  label: string;
  shade: number | undefined;
  isCurrent: boolean;
  isEmpty: boolean;
}

function GridCell({ place, label, shade, isCurrent, isEmpty }: CellProps) {
  return (
    <span
      aria-label={label}
      className={cx(
        'ui:h-6.5 ui:rounded-[3px] ui:outline-offset-1 ui:focus-visible:z-1',
        shade === undefined && !isEmpty ? cx('ui:opacity-70', HATCH) : SHADE[shade ?? 0],
      )}
      data-part="cell"
      data-place={place}
      role="gridcell"
      tabIndex={isEmpty ? undefined : isCurrent ? 0 : -1}
    />
  );
}

function positionOf(element: Element): GridPosition | undefined {
  const [row, column] = element.getAttribute('data-place')?.split('-').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}
