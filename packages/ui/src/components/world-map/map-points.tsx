import { textWidth } from '#/lib/chart/labels.ts';
import { cx } from '#/lib/tv.ts';
import { placeCircleLabels } from './circle-labels.ts';
import { circleWidth, type MapEntry } from './entries.ts';
import type { MapView } from './view.ts';

interface MapPointsProps {
  entries: readonly MapEntry[];
  view: MapView;
  width: number;
  /** `ink` is for countries in full colour. Default `data`. */
  tone?: 'data' | 'ink' | undefined;
  format: (value: number) => string;
}

/** Maximum number of labels. */
const MAX_LABELS = 8;

/** Circles are smaller on selectable countries, so that the outline stays visible. */
const INK_SCALE = 0.6;

/** Circles of places, part of the SVG so that an exported image includes them. */
export function MapCircles({ entries, view, width, tone = 'data' }: Omit<MapPointsProps, 'format'>) {
  const highest = Math.max(0, ...entries.map(({ value }) => value));
  return entries.map(({ id, place, value }) => {
    const d = `M${view.x + place.left * view.width} ${view.y + place.top * view.height}h0`;
    const size = circleWidth(value, highest, width) * (tone === 'ink' ? INK_SCALE : 1);
    return (
      <g
        className={cx('ui:[stroke-linecap:round]', tone === 'ink' && 'ui:pointer-events-none')}
        data-entry={id}
        data-part="point"
        key={id}
      >
        <path
          className="ui:stroke-surface-raised"
          d={d}
          strokeWidth={size + 2}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className={cx(
            tone === 'ink' ? 'ui:stroke-fg' : 'ui:stroke-data-1/85',
            'ui:forced-colors:stroke-[CanvasText]',
          )}
          d={d}
          strokeWidth={size}
          vectorEffect="non-scaling-stroke"
        />
      </g>
    );
  });
}

/** Labels of the largest places, where they fit. */
export function MapLabels({ entries, view, width, format }: Omit<MapPointsProps, 'tone'>) {
  const height = (width * view.height) / view.width;
  const highest = Math.max(0, ...entries.map(({ value }) => value));
  const sides = placeCircleLabels(
    entries.map(({ name, value, place }) => ({
      x: place.left * width,
      y: place.top * height,
      radius: circleWidth(value, highest, width) / 2,
      width: textWidth(`${name} ${format(value)}`, 12.5),
    })),
    { width, height },
  );
  return entries.slice(0, MAX_LABELS).map(({ id, name, value, place }, index) => {
    const side = sides[index];
    if (side === undefined) return null;
    const away = circleWidth(value, highest, width) / 2 + 5;
    return (
      <span
        aria-hidden="true"
        className={cx(
          'ui:pointer-events-none ui:absolute ui:-translate-y-1/2 ui:text-12 ui:whitespace-nowrap ui:text-fg ui:tabular-nums ui:[text-shadow:0_0_3px_var(--ui-surface-raised),0_0_3px_var(--ui-surface-raised)]',
          side === 'before' && 'ui:-translate-x-full',
        )}
        data-part="place-name"
        key={id}
        style={{
          left: `calc(${place.left * 100}% ${side === 'after' ? '+' : '-'} ${away}px)`,
          top: `${place.top * 100}%`,
        }}
      >
        <b className="ui:font-semibold" data-part="name">
          {name}
        </b>{' '}
        {format(value)}
      </span>
    );
  });
}
