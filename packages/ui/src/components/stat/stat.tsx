import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '#/components/skeleton/index.ts';
import { StatusIcon } from '#/components/status-pill/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { type StatVariants, statVariants } from './stat.variants.ts';
import { Change, type StatChange } from './stat-change.tsx';

/** Props of {@link Stat}. */
export interface StatProps
  extends Omit<ComponentProps<'dl'>, 'children'>,
    Pick<StatVariants, 'size' | 'labelPosition'> {
  /** Name of the measure. */
  label: ReactNode;
  /** The formatted value; `null` when unknown, which is not zero. */
  value: ReactNode;
  /** Unit of the value. */
  unit?: ReactNode;
  /** Comparison with a previous value. */
  change?: StatChange | undefined;
  /** One line below: previous value, limit or time. */
  note?: ReactNode;
  /** Marks the value as stale with this text; the value turns grey and is never replaced by zero. */
  stale?: ReactNode;
  /** The value is loading. */
  loading?: boolean | undefined;
  /** A `Sparkline` of the period, or the `MeterBar` of a limit, below the value. */
  chart?: ReactNode;
  /** Content before the label, such as a `Pulse`. */
  marker?: ReactNode;
}

/** A single number with its context: label, unit, change, age. */
export function Stat({
  label,
  value,
  unit,
  change,
  note,
  stale,
  loading = false,
  chart,
  marker,
  size,
  labelPosition,
  className,
  ...rest
}: StatProps) {
  const isStale = stale !== undefined && stale !== null && stale !== false;
  const classes = statVariants({ size, labelPosition, stale: isStale });
  const isKnown = value !== null && value !== undefined;
  return (
    <dl
      aria-busy={loading || undefined}
      data-stale={isStale || undefined}
      data-ui="stat"
      {...rest}
      className={classes.root({ className })}
    >
      <dt className={classes.label()} data-part="label">
        {marker}
        <span className="ui:min-w-0 ui:wrap-anywhere" data-part="text">
          {label}
        </span>
      </dt>
      <dd className={classes.value()} data-part="value">
        <Value loading={loading} value={value} />
        {unit !== undefined && isKnown && !loading ? (
          <span className={classes.unit()} data-part="unit">
            {/* A space instead of a margin: it stays between value and unit in both text directions. */}
            {'\u00a0'}
            {unit}
          </span>
        ) : null}
      </dd>
      {isStale ? (
        <dd className={classes.note()} data-part="stale">
          <span
            className="ui:inline-flex ui:items-center ui:gap-1 ui:text-silent-text"
            data-part="stale-since"
          >
            <StatusIcon status="pending" />
            {stale}
          </span>
        </dd>
      ) : null}
      {!isStale && (change || note !== undefined) ? (
        <dd className={classes.note()} data-part="note">
          {loading ? (
            <Skeleton className="ui:my-[0.1em]" height="1em" width="7em" />
          ) : (
            <>
              {change ? <Change change={change} /> : null}
              {note}
            </>
          )}
        </dd>
      ) : null}
      {chart === undefined || loading ? null : (
        <dd className={classes.chart()} data-part="chart">
          {chart}
        </dd>
      )}
    </dl>
  );
}

/** The value, or its placeholder while loading or unknown. */
function Value({ loading, value }: { loading: boolean; value: ReactNode }) {
  const labels = useLabels();
  if (loading) {
    return (
      <>
        <VisuallyHidden>{labels.loading}</VisuallyHidden>
        {/* Same height as the line of text it stands for, to avoid layout shift. */}
        <Skeleton className="ui:my-[0.1em]" height="1em" width="4em" />
      </>
    );
  }
  if (value !== null && value !== undefined) return value;
  return (
    <>
      <span aria-hidden="true" data-part="none">
        –
      </span>
      <VisuallyHidden>{labels.noData}</VisuallyHidden>
    </>
  );
}
