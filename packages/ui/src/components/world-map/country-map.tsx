import { type ComponentProps, useMemo } from 'react';
import { ChartTooltip, TooltipLine } from '#/components/chart-frame/chart-tooltip.tsx';
import { FailedState } from '#/components/failed-state/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useWidth } from '#/lib/use-width.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { CountryList } from './country-list.tsx';
import { entriesOf } from './entries.ts';
import { MapPlaceholder } from './map-placeholder.tsx';
import { MapCircles } from './map-points.tsx';
import { boxText, CountryOutline, isTiny, MapShapes } from './map-shapes.tsx';
import { type Countries, useCountries } from './use-countries.ts';
import { useCountryNames } from './use-country-names.ts';
import { type CountryOption, useCountrySelection } from './use-country-selection.ts';
import { type MapView, viewOf } from './view.ts';
import type { CountryMark, MapBounds, MapRegion, MapValue } from './world-map.types.ts';

/** Props of {@link CountryMap}. */
export interface CountryMapProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the selection. */
  label: string;
  /** Style and description of a country. Keep the function stable while its result does not change. */
  markOf: (code: string) => CountryMark;
  /** The controlled country codes, by ISO 3166-1 alpha-2. */
  value?: readonly string[] | undefined;
  /** The default country codes. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected codes on each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Value per country, drawn as circles. */
  counts?: readonly MapValue[] | undefined;
  /** The visible part: a region, or bounds in degrees. Default `world`. */
  region?: MapRegion | MapBounds | undefined;
  /** Aspect ratio (width / height). Default 2.1. */
  shape?: number | undefined;
  /** Disables selection; the map stays readable. */
  disabled?: boolean | undefined;
}

const noCodes: readonly never[] = [];

/**
 * Selects countries on a map by pointer, or by keyboard as a listbox: arrow keys, Home and End move, typeahead finds a
 * name, Enter or Space toggles. Provide an alternative input: some countries are one pixel wide.
 */
export function CountryMap({
  label,
  markOf,
  value,
  defaultValue = noCodes,
  onValueChange,
  counts = noCodes,
  region = 'world',
  shape = 2.1,
  disabled = false,
  className,
  style,
  ...rest
}: CountryMapProps) {
  const labels = useLabelGroup('chart');
  const nameOf = useCountryNames();
  const { countries, failed, retry } = useCountries();
  const [measure, width = 640] = useWidth<HTMLDivElement>();
  const [selected, setSelected] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const view = useMemo(() => viewOf(region, shape), [region, shape]);
  const choice = useCountrySelection({
    countries,
    view,
    selected,
    setSelected: disabled ? undefined : setSelected,
  });
  const { active } = choice;
  const shapes = useMemo(() => {
    if (!countries) return null;
    const values = shapeValues(countries, markOf, selected);
    return <MapShapes countries={countries} isBelowPoints={false} values={values} view={view} />;
  }, [countries, view, markOf, selected]);
  const circles = useMemo(
    () => (countries ? entriesOf(counts, noCodes, countries, view, nameOf) : []),
    [counts, countries, view, nameOf],
  );

  return (
    <div
      aria-busy={(!countries && !failed) || undefined}
      data-ui="country-map"
      {...rest}
      className={cx('ui:@container ui:relative ui:w-full ui:[unicode-bidi:isolate]', className)}
      dir="ltr"
      style={{ aspectRatio: shape, ...style }}
    >
      {failed ? (
        <FailedState className="ui:absolute ui:inset-0" onRetry={retry} title={labels.mapFailed} />
      ) : countries ? (
        <>
          <div
            className={cx(
              'ui:absolute ui:inset-0 ui:overflow-hidden ui:rounded-[inherit]',
              !disabled && 'ui:[&_[data-choice]]:cursor-pointer',
            )}
            data-part="map"
            ref={measure}
            {...choice.pointer}
          >
            <svg
              aria-hidden="true"
              className="ui:block ui:size-full ui:overflow-hidden ui:fill-none"
              viewBox={boxText(view)}
            >
              {shapes}
              <MapCircles entries={circles} tone="ink" view={view} width={width} />
            </svg>
          </div>
          <CountryList {...{ label, selected, choice, markOf, disabled }} />
          {active && choice.isOpen ? (
            <ActiveCountry country={active} countries={countries} view={view} markOf={markOf} />
          ) : null}
        </>
      ) : (
        <MapPlaceholder />
      )}
    </div>
  );
}

/** Countries to draw with their fill. */
function shapeValues(
  countries: Countries,
  markOf: (code: string) => CountryMark,
  selected: readonly string[],
): MapValue[] {
  return Object.entries(countries).flatMap(([code, country]) => {
    const { fill } = markOf(code);
    // Small islands would clutter the map: they are drawn only with a mark.
    const isDrawn =
      fill === 'hatched' || (fill === 'strong' && (!isTiny(country) || selected.includes(code)));
    return isDrawn ? [{ code, value: 0, fill }] : [];
  });
}

interface ActiveCountryProps extends Pick<CountryMapProps, 'markOf'> {
  country: CountryOption;
  countries: Countries;
  view: MapView;
}

/** Outline and tooltip of the active country. */
function ActiveCountry({ country, countries, view, markOf }: ActiveCountryProps) {
  return (
    <>
      <CountryOutline code={country.value} countries={countries} view={view} />
      <ChartTooltip left={country.place.left} top={country.place.top}>
        <TooltipLine name={country.label} value={markOf(country.value).status} />
      </ChartTooltip>
    </>
  );
}
