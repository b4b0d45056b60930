import type { ComponentProps, ReactNode } from 'react';
import { formatNumber, type NumberStyle } from '#/components/quantity/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { GAUGE, gaugeArc, gaugePoint, gaugeShare } from './gauge.geometry.ts';

/** A labelled range of the scale. */
export interface GaugeZone {
  /** Start of the zone; it extends to the next one. */
  readonly from: number;
  /** Assessment of values in the zone. */
  readonly tone: 'neutral' | 'good' | 'warning' | 'bad';
  /** Label shown while the value is in the zone ("Too quiet"). */
  readonly label: string;
}

/** Props of {@link Gauge}. */
export interface GaugeProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<NumberStyle, 'unit' | 'digits'> {
  /** Name of the measure. */
  label: string;
  /** The value, in `unit`; `null` when unknown. */
  value: number | null;
  /** Start of the scale. Default 0. */
  min?: number | undefined;
  /** End of the scale. */
  max: number;
  /** Labelled ticks of the scale. */
  ticks?: readonly number[] | undefined;
  /** Zones of the scale, in ascending order. */
  zones?: readonly GaugeZone[] | undefined;
  /** One line below the arc. Default: the label of the current zone. */
  note?: ReactNode;
}

/** Gap between two zones, as a share of the scale. */
const ZONE_GAP = 0.006;

const STROKES = {
  neutral: 'ui:stroke-border-strong',
  good: 'ui:stroke-live-solid',
  warning: 'ui:stroke-silent-solid',
  bad: 'ui:stroke-off-air-solid',
} as const;

/** A single value on an arc with its number at the center: loudness, load. The scale is left to right in RTL layouts too. */
export function Gauge({
  label,
  value,
  min = 0,
  max,
  unit,
  digits,
  ticks = [],
  zones = [],
  note,
  className,
  ...rest
}: GaugeProps) {
  const { locale } = useUi();
  const { noData } = useLabels();
  const share = value === null ? 0 : gaugeShare(value, min, max);
  const zone = value === null ? undefined : zones.findLast(({ from }) => value >= from);
  const text = value === null ? noData : formatNumber(locale, value, { unit, digits });
  const number = value === null ? '–' : formatNumber(locale, value, { digits });
  const unitText = value === null ? null : text.replace(number, '').trim();
  const below = note ?? zone?.label;
  return (
    <div data-ui="gauge" {...rest} className={cx('ui:w-full ui:max-w-60 ui:text-center', className)}>
      <div
        {...(value === null
          ? { role: 'img', 'aria-label': `${label}, ${noData}` }
          : {
              role: 'meter',
              'aria-label': label,
              'aria-valuemin': min,
              'aria-valuemax': max,
              'aria-valuenow': Math.min(Math.max(value, min), max),
              'aria-valuetext': zone ? `${text}, ${zone.label}` : text,
            })}
        className="ui:relative"
        data-part="dial"
        dir="ltr"
      >
        <Dial share={share} min={min} max={max} ticks={ticks} zones={zones} isKnown={value !== null} />
        <span className="ui:absolute ui:inset-x-0 ui:top-[38%] ui:text-center" data-part="middle">
          <span
            className="ui:block ui:text-24 ui:font-semibold ui:tracking-20 ui:tabular-nums"
            data-part="value"
          >
            {number}
          </span>
          <span className="ui:block ui:text-13 ui:leading-4 ui:font-medium ui:text-fg-muted" data-part="unit">
            {unitText}
          </span>
        </span>
      </div>
      <p className="ui:text-13 ui:text-fg-muted ui:wrap-anywhere" data-part="label">
        {label}
      </p>
      {below === undefined ? null : (
        <p className="ui:text-12 ui:wrap-anywhere ui:text-fg-subtle" data-part="note">
          {below}
        </p>
      )}
    </div>
  );
}

interface DialProps {
  /** Position of the value on the arc, 0 to 1. */
  share: number;
  min: number;
  max: number;
  ticks: readonly number[];
  zones: readonly GaugeZone[];
  isKnown: boolean;
}

/** The arc with value, zones and ticks. */
function Dial({ share, min, max, ticks, zones, isKnown }: DialProps) {
  const { locale } = useUi();
  return (
    <svg
      aria-hidden="true"
      className="ui:block ui:w-full ui:overflow-visible"
      viewBox={`0 0 ${GAUGE.width} ${GAUGE.height}`}
    >
      <path
        className="ui:fill-none ui:stroke-fill-hover ui:forced-colors:stroke-[GrayText]"
        d={gaugeArc(0, 1)}
        strokeWidth={GAUGE.stroke}
      />
      {isKnown ? (
        <path
          className="ui:fill-none ui:stroke-control-on"
          d={gaugeArc(0, share)}
          data-part="value-arc"
          strokeWidth={GAUGE.stroke}
        />
      ) : null}
      {zones.map(({ from, tone }, index) => (
        <path
          className={cx('ui:fill-none', STROKES[tone])}
          d={gaugeArc(
            gaugeShare(from, min, max) + ZONE_GAP,
            gaugeShare(zones[index + 1]?.from ?? max, min, max),
            -GAUGE.stroke,
          )}
          data-part="zone"
          key={from}
          strokeWidth="3"
        />
      ))}
      {ticks.map((tick) => {
        const [x, y] = gaugePoint(gaugeShare(tick, min, max), 14);
        return (
          <text
            className="ui:fill-fg-subtle ui:text-[10px] ui:tabular-nums"
            dominantBaseline="middle"
            key={tick}
            textAnchor="middle"
            x={x}
            y={y}
          >
            {formatNumber(locale, tick)}
          </text>
        );
      })}
    </svg>
  );
}
