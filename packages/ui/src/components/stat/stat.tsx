import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '#/components/skeleton/index.ts';
import { StatusIcon } from '#/components/status-pill/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { type StatVariants, statVariants } from './stat.variants.ts';

/** How a value compares with a former one. */
export interface StatChange {
  /** Where it went. */
  readonly direction: 'up' | 'down' | 'same';
  /** By how much, with its unit ("8.3 %"). */
  readonly text: string;
  /** Whether that is welcome; a fall can be. Neither, when left out. */
  readonly tone?: 'good' | 'bad';
}

/** Props of {@link Stat}. */
export interface StatProps
  extends Omit<ComponentProps<'dl'>, 'children'>,
    Pick<StatVariants, 'size' | 'labelPosition'> {
  /** What is measured. */
  label: ReactNode;
  /** The formatted value; `null` when it is not known, which is not zero. */
  value: ReactNode;
  /** Unit of the value. */
  unit?: ReactNode;
  /** Comparison with a former value. */
  change?: StatChange | undefined;
  /** One line below: the former value, a limit, a time. */
  note?: ReactNode;
  /** Says since when the value is out of date; the value turns grey and is never replaced by zero. */
  stale?: ReactNode;
  /** The value is on its way. */
  loading?: boolean | undefined;
  /** Something before the label, such as a pulse. */
  marker?: ReactNode;
}

/** One number that answers a question, with what makes it readable: label, unit, change, age. */
export function Stat({
  label,
  value,
  unit,
  change,
  note,
  stale,
  loading = false,
  marker,
  size,
  labelPosition,
  className,
  ...rest
}: StatProps) {
  const labels = useLabels();
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
        {loading ? (
          <>
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
            {/* As high as the line of text that takes its place: nothing moves when it comes. */}
            <Skeleton className="ui:my-[0.1em]" height="1em" width="4em" />
          </>
        ) : isKnown ? (
          value
        ) : (
          <>
            <span aria-hidden="true" data-part="none">
              –
            </span>
            <VisuallyHidden>{labels.noData}</VisuallyHidden>
          </>
        )}
        {unit !== undefined && isKnown && !loading ? (
          <span className={classes.unit()} data-part="unit">
            {/* A space and not a margin: it stays between value and unit in every direction. */}
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
      {!isStale && !loading && (change || note !== undefined) ? (
        <dd className={classes.note()} data-part="note">
          {change ? <Change change={change} /> : null}
          {note}
        </dd>
      ) : null}
    </dl>
  );
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: ArrowRight } as const;
const TONES = { good: 'ui:text-live-text', bad: 'ui:text-off-air-text', none: 'ui:text-fg-muted' } as const;

function Change({ change }: { change: StatChange }) {
  const labels = useLabels();
  const Arrow = ARROWS[change.direction];
  const word = { up: labels.increase, down: labels.decrease, same: undefined }[change.direction];
  return (
    <span
      className={cx(
        'ui:inline-flex ui:items-center ui:gap-0.5 ui:text-13 ui:font-medium ui:tabular-nums',
        TONES[change.tone ?? 'none'],
      )}
      data-part="change"
    >
      <Arrow aria-hidden="true" className="ui:size-3.5 ui:stroke-2" />
      {word === undefined ? null : <VisuallyHidden>{`${word} `}</VisuallyHidden>}
      {change.text}
    </span>
  );
}

/** Props of {@link StatGroup}. */
export interface StatGroupProps extends ComponentProps<'div'> {
  /** The stats, each a tile. */
  children: ReactNode;
}

/** Stats side by side in one card, divided by hairlines: as many in a row as have room. */
export function StatGroup({ children, className, ...rest }: StatGroupProps) {
  return (
    <div
      data-ui="stat-group"
      {...rest}
      className={cx(
        'ui:grid ui:overflow-hidden ui:rounded-card ui:border ui:border-border ui:bg-surface-raised',
        'ui:grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))]',
        // Each tile draws the hairlines at its start and top; the first ones lie under the edge of the card.
        'ui:*:-ms-px ui:*:-mt-px ui:*:border-s ui:*:border-t ui:*:border-border-soft ui:*:px-4 ui:*:py-4 ui:md:*:px-5',
        className,
      )}
    >
      {children}
    </div>
  );
}
