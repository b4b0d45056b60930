import { type ComponentProps, useMemo } from 'react';
import { ChartCursor } from '#/components/chart-frame/chart-cursor.tsx';
import { TooltipLine } from '#/components/chart-frame/chart-tooltip.tsx';
import { FailedState } from '#/components/failed-state/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { cx } from '#/lib/tv.ts';
import { useWidth } from '#/lib/use-width.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { entriesOf, type MapEntry } from './entries.ts';
import { MapPlaceholder } from './map-placeholder.tsx';
import { MapCircles, MapLabels } from './map-points.tsx';
import { boxText, CountryOutline, MapShapes } from './map-shapes.tsx';
import { type Countries, useCountries } from './use-countries.ts';
import { useCountryNames } from './use-country-names.ts';
import { type MapView, viewOf } from './view.ts';
import type { MapBounds, MapPoint, MapRegion, MapValue } from './world-map.types.ts';

/** Props of {@link StaticMap}. */
export interface StaticMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Countries with data; others are plain. */
  values: readonly MapValue[];
  /** Places with data, as circles. */
  points?: readonly MapPoint[] | undefined;
  /** Unit shown after each value. */
  unit: string;
  /** The visible part: a region, or bounds in degrees. Default `world`. */
  region?: MapRegion | MapBounds | undefined;
  /** Aspect ratio (width / height). Default 2.1. */
  shape?: number | undefined;
}

const NO_POINTS: readonly MapPoint[] = [];

/** The map without a frame, for a card with its own title. Arrow keys step through its countries and places. */
export function StaticMap({
  label,
  values,
  points = NO_POINTS,
  unit,
  region = 'world',
  shape = 2.1,
  className,
  style,
  ...rest
}: StaticMapProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('chart');
  const nameOf = useCountryNames();
  const { countries, failed, retry } = useCountries();
  const view = useMemo(() => viewOf(region, shape), [region, shape]);
  const entries = useMemo(
    () => (countries ? entriesOf(values, points, countries, view, nameOf) : []),
    [values, points, countries, view, nameOf],
  );
  const valueText = (index: number) => `${formatNumber(locale, entries[index]?.value ?? 0)} ${unit}`;

  return (
    <div
      aria-busy={(!countries && !failed) || undefined}
      data-ui="map-picture"
      {...rest}
      className={cx('ui:relative ui:w-full ui:[unicode-bidi:isolate]', className)}
      dir="ltr"
      style={{ aspectRatio: shape, ...style }}
    >
      {failed ? (
        <FailedState className="ui:absolute ui:inset-0" onRetry={retry} title={labels.mapFailed} />
      ) : countries ? (
        <ChartCursor
          className="ui:absolute ui:inset-0"
          count={entries.length}
          defaultIndex={0}
          indexAt={(_, { target }) => indexOfEntry(entries, target)}
          key={boxText(view)}
          label={label}
          marks={(index) => {
            const code = entries[index]?.code;
            return code === undefined ? null : (
              <CountryOutline code={code} countries={countries} view={view} />
            );
          }}
          positionOf={(index) => entries[index]?.place ?? { left: 0.5 }}
          tooltip={(index) => <TooltipLine name={entries[index]?.name ?? ''} value={valueText(index)} />}
          valueText={(index) => `${entries[index]?.name}: ${valueText(index)}`}
        >
          <MapPicture
            countries={countries}
            hasPoints={points.length > 0}
            values={values}
            entries={entries}
            view={view}
          />
        </ChartCursor>
      ) : (
        <MapPlaceholder />
      )}
    </div>
  );
}

interface MapPictureProps {
  countries: Countries;
  values: readonly MapValue[];
  hasPoints: boolean;
  entries: readonly MapEntry[];
  view: MapView;
}

/** The drawing: countries, circles of places and their labels. */
function MapPicture({ countries, values, hasPoints, entries, view }: MapPictureProps) {
  const { locale } = useUi();
  const [measure, width = 640] = useWidth<HTMLDivElement>();
  const circles = entries.filter(({ code }) => code === undefined);
  return (
    <div
      className="ui:absolute ui:inset-0 ui:overflow-hidden ui:rounded-[inherit]"
      data-part="map"
      ref={measure}
    >
      <svg
        aria-hidden="true"
        className="ui:block ui:size-full ui:overflow-hidden ui:fill-none"
        viewBox={boxText(view)}
      >
        <MapShapes countries={countries} isBelowPoints={hasPoints} values={values} view={view} />
        <MapCircles entries={circles} view={view} width={width} />
      </svg>
      <MapLabels
        entries={circles}
        format={(value) => formatNumber(locale, value)}
        view={view}
        width={width}
      />
    </div>
  );
}

/** Index of the entry under the pointer. */
function indexOfEntry(entries: readonly MapEntry[], target: EventTarget): number | undefined {
  const element = target instanceof Element ? target.closest('[data-entry]') : null;
  const found = entries.findIndex(({ id }) => id === element?.getAttribute('data-entry'));
  return found === -1 ? undefined : found;
}
