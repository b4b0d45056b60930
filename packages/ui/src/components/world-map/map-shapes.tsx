import { useId } from 'react';
import { cx } from '#/lib/tv.ts';
import { countryShade } from './entries.ts';
import type { Countries } from './use-countries.ts';
import type { MapView } from './view.ts';
import type { MapValue } from './world-map.types.ts';

const FILL = [
  'ui:fill-fill-active',
  'ui:fill-shade-1',
  'ui:fill-shade-2',
  'ui:fill-shade-3',
  'ui:fill-shade-4',
  'ui:fill-shade-5',
  'ui:fill-shade-6',
] as const;
const DOT = [
  'ui:stroke-fill-active',
  'ui:stroke-shade-1',
  'ui:stroke-shade-2',
  'ui:stroke-shade-3',
  'ui:stroke-shade-4',
  'ui:stroke-shade-5',
  'ui:stroke-shade-6',
] as const;

/** Countries with a shorter path are smaller than a pixel in the world view. */
const TINY = 60;

/** Whether a country is drawn as a dot. */
export function isTiny([, , path]: Countries[string]): boolean {
  return path.length < TINY;
}

interface MapShapesProps {
  countries: Countries;
  values: readonly MapValue[];
  view: MapView;
  /** Circles and labels are drawn on top. */
  isBelowPoints: boolean;
}

/** Country shapes: plain without data, else styled by value. The smallest are dots, drawn only with data. */
export function MapShapes({ countries, values, view, isBelowPoints }: MapShapesProps) {
  const hatch = useId();
  const byCode = new Map(values.map((value) => [value.code, value]));
  const highest = Math.max(0, ...values.map(({ value }) => value));
  // The hatching has the same density in every view.
  const step = view.width / 110;
  return (
    <>
      <defs>
        <pattern
          height={step}
          id={hatch}
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
          width={step}
        >
          <path className="ui:stroke-fg-subtle" d={`M0 0V${step}`} strokeWidth={step / 3} />
        </pattern>
      </defs>
      {Object.entries(countries).map(([code, [, , path]]) => {
        if (code === 'AQ') return null;
        const found = byCode.get(code);
        const fill = found?.fill ?? 'shade';
        const shade = found && fill === 'shade' ? countryShade(found.value, highest, isBelowPoints) : 0;
        return (
          <g data-choice={code} data-entry={found ? `country-${code}` : undefined} key={code}>
            <path
              className={cx(BORDER, fill === 'strong' ? 'ui:fill-data-1' : FILL[shade])}
              d={path}
              data-code={code}
              data-part="country"
              data-shade={shade}
              vectorEffect="non-scaling-stroke"
            />
            {fill === 'hatched' ? (
              <path d={path} data-hatch="" data-part="hatch" fill={`url(#${hatch})`} />
            ) : null}
          </g>
        );
      })}
      {values.map(({ code, value, fill = 'shade' }) => {
        const country = countries[code];
        if (!country || !isTiny(country)) return null;
        const color =
          fill === 'strong'
            ? 'ui:stroke-data-1'
            : DOT[fill === 'shade' ? countryShade(value, highest, isBelowPoints) : 0];
        return (
          <g data-choice={code} data-entry={`country-${code}`} data-part="tiny" key={code}>
            <path
              className={cx(ROUND, 'ui:stroke-fg-subtle')}
              d={dot(country)}
              strokeWidth={8}
              vectorEffect="non-scaling-stroke"
            />
            <path
              className={cx(ROUND, color)}
              d={dot(country)}
              strokeWidth={6}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        );
      })}
    </>
  );
}

/** Outline of one country, above all others. */
export function CountryOutline({
  countries,
  code,
  view,
}: {
  countries: Countries;
  code: string;
  view: MapView;
}) {
  const country = countries[code];
  if (!country) return null;
  return (
    <svg
      aria-hidden="true"
      className="ui:pointer-events-none ui:absolute ui:inset-0 ui:size-full ui:fill-none ui:stroke-fg"
      data-chrome=""
      data-part="outline"
      viewBox={boxText(view)}
    >
      {isTiny(country) ? (
        <circle
          cx={country[0]}
          cy={country[1]}
          r={view.width / 90}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      ) : (
        <path d={country[2]} strokeLinejoin="round" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}

/** A view as a `viewBox` attribute. */
export function boxText({ x, y, width, height }: MapView): string {
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
}

/** A zero-length line: round caps render it as a dot of constant size. */
function dot([x, y]: readonly [number, number, string]): string {
  return `M${x} ${y}h0`;
}

const BORDER = 'ui:stroke-surface-raised ui:stroke-[0.75] ui:forced-colors:stroke-[CanvasText]';
const ROUND = 'ui:[stroke-linecap:round]';
