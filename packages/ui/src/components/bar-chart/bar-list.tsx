import { type ComponentProps, useMemo } from 'react';
import { useValueFormat, type ValueFormat } from '#/components/chart-frame/use-value-format.ts';
import { cx } from '#/lib/tv.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { BarListOptions } from './bar-chart.types.ts';
import { type Bar, barsOf } from './bars.ts';

/** Props of {@link BarList}. Accepts all `<ul>` props. Give it an accessible name where no heading does. */
export interface BarListProps extends Omit<ComponentProps<'ul'>, 'children'>, BarListOptions {}

/** Bars with names and numbers, without a frame: for a card that has its own title. */
export function BarList({
  items,
  unit,
  show = 'value',
  scale,
  total,
  rest: others,
  max,
  minShare,
  className,
  ...rest
}: BarListProps) {
  const labels = useLabelGroup('chart');
  const countOf = useCount();
  const format = useValueFormat(unit);
  const bars = useMemo(
    () =>
      barsOf({ items, show, scale, total, rest: others, max, minShare }, (count) =>
        labels.other(...countOf(count)),
      ),
    [items, show, scale, total, others, max, minShare, labels, countOf],
  );
  const hasIcons = bars.some(({ icon }) => icon !== undefined);
  return (
    <ul
      data-ui="bar-list"
      {...rest}
      className={cx(
        'ui:grid ui:gap-x-2.5 ui:gap-y-3 ui:coarse:gap-y-0 ui:text-13 ui:[print-color-adjust:exact]',
        hasIcons
          ? 'ui:grid-cols-[auto_fit-content(42%)_minmax(2rem,1fr)_auto]'
          : 'ui:grid-cols-[fit-content(45%)_minmax(2rem,1fr)_auto]',
        className,
      )}
    >
      {bars.map((bar) => (
        <li
          className={cx(
            'ui:col-span-full ui:grid ui:min-h-5 ui:grid-cols-subgrid ui:coarse:min-h-11 ui:items-center',
            bar.isRest && 'ui:text-fg-subtle',
          )}
          data-part="bar"
          key={bar.id}
        >
          {hasIcons ? (
            <span aria-hidden="true" className="ui:flex" data-part="icon">
              {bar.icon}
            </span>
          ) : null}
          <BarName bar={bar} />
          <Track bar={bar} />
          <BarNumber bar={bar} format={format} show={show} />
        </li>
      ))}
    </ul>
  );
}

function BarName({ bar: { label, select } }: { bar: Bar }) {
  return (
    <span className="ui:min-w-0 ui:wrap-anywhere" data-part="label">
      {select === undefined ? (
        label
      ) : (
        <button
          aria-label={select.label}
          // As wide as its text, with a hit area of the full line height.
          className="ui:relative ui:cursor-pointer ui:rounded-badge ui:text-left ui:rtl:text-right ui:underline ui:decoration-border-strong ui:underline-offset-3 ui:before:absolute ui:before:-inset-y-2 ui:before:inset-x-0 ui:coarse:before:-inset-x-2.5 ui:coarse:before:-inset-y-3.5 ui:hover:decoration-current ui:print:no-underline"
          data-part="select"
          onClick={select.onSelect}
          type="button"
        >
          {label}
        </button>
      )}
    </span>
  );
}

function Track({ bar: { length, isRest } }: { bar: Bar }) {
  return (
    <span
      aria-hidden="true"
      className="ui:block ui:h-2 ui:overflow-hidden ui:rounded-full ui:bg-fill-hover ui:forced-colors:border"
      data-part="track"
    >
      <span
        className={cx(
          'ui:block ui:h-full ui:forced-colors:bg-[CanvasText] ui:forced-colors:forced-color-adjust-none',
          isRest ? 'ui:bg-data-compare/60' : 'ui:bg-data-1',
          // A non-zero value never renders as an empty bar.
          length > 0 && 'ui:min-w-0.5',
        )}
        data-part="fill"
        style={{ width: `${length * 100}%` }}
      />
    </span>
  );
}

interface BarNumberProps {
  bar: Bar;
  show: 'value' | 'share' | 'both';
  format: ValueFormat;
}

function BarNumber({ bar, show, format }: BarNumberProps) {
  const main = show === 'share' ? format.share(bar.share) : format.value(bar.value);
  return (
    <span
      // Not `text-end`: inline text keeps its own direction, and `end` would follow it.
      className="ui:text-right ui:whitespace-nowrap ui:tabular-nums ui:rtl:text-left"
      data-part="value"
    >
      <span className={bar.isRest ? undefined : 'ui:font-semibold'} data-part="number">
        {main}
      </span>
      {show === 'both' ? (
        <span className="ui:text-fg-subtle" data-part="share">
          {' '}
          {format.share(bar.share)}
        </span>
      ) : null}
    </span>
  );
}
