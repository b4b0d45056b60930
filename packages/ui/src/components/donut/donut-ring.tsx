import { ringPath } from '#/lib/chart/arc.ts';
import { cx } from '#/lib/tv.ts';
import { SLICE_FILL } from './slice-style.ts';
import type { Slice } from './slices.ts';

interface DonutRingProps {
  slices: readonly Slice[];
  active: string | undefined;
  onActiveChange: (id: string | undefined) => void;
  label: string;
  center: string;
  centerLabel: string | undefined;
}

const OUTER = 80;
const INNER = 56;

/** The ring with a number at its center. */
export function DonutRing({ slices, active, onActiveChange, label, center, centerLabel }: DonutRingProps) {
  const isEmpty = slices.every(({ share }) => share === 0);
  return (
    <div className="ui:relative ui:size-40 ui:flex-none" data-part="ring">
      <svg
        aria-label={label}
        className="ui:block ui:size-full ui:stroke-surface-raised"
        onPointerLeave={() => onActiveChange(undefined)}
        role="img"
        strokeLinejoin="round"
        strokeWidth="2"
        viewBox={`0 0 ${2 * OUTER} ${2 * OUTER}`}
      >
        {isEmpty ? (
          <path className="ui:fill-fill" d={ringPath(0, 1, OUTER, INNER)} data-part="no-slice" />
        ) : null}
        {slices.map(({ id, from, to, tone }) => (
          <path
            className={cx(
              SLICE_FILL[tone],
              'ui:transition-opacity',
              active !== undefined && active !== id && 'ui:opacity-30',
            )}
            d={ringPath(from, to, OUTER, INNER)}
            data-part="slice"
            key={id}
            onPointerEnter={() => onActiveChange(id)}
          />
        ))}
      </svg>
      <div
        aria-hidden="true"
        className="ui:pointer-events-none ui:absolute ui:inset-7 ui:flex ui:flex-col ui:items-center ui:justify-center ui:text-center"
        data-part="center"
      >
        <b
          className={cx(
            'ui:font-semibold ui:tabular-nums',
            // The hole of the ring fits eight digits.
            center.length > 7 ? 'ui:text-16' : 'ui:text-24 ui:tracking-24',
          )}
          data-part="number"
        >
          {center}
        </b>
        {centerLabel === undefined ? null : (
          <span
            className="ui:max-w-full ui:truncate ui:text-12 ui:text-fg-muted"
            data-part="unit"
            title={centerLabel}
          >
            {centerLabel}
          </span>
        )}
      </div>
    </div>
  );
}
