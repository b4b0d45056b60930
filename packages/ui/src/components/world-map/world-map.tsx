import { useMemo } from 'react';
import type { ChartProps, ChartTableData } from '#/components/chart-frame/chart.types.ts';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { ShadeLegend } from '#/components/chart-frame/shades.tsx';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { ToggleGroup, ToggleGroupItem } from '#/components/toggle-group/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { StaticMap } from './static-map.tsx';
import { useCountryNames } from './use-country-names.ts';
import { MAP_REGIONS, type MapPoint, type MapRegion, type MapValue } from './world-map.types.ts';

/** Props of {@link WorldMap}. */
export interface WorldMapProps extends ChartProps {
  /** Countries with data; others are plain. */
  values: readonly MapValue[];
  /** Places with data, as circles. The caller enforces the minimum number of people per place. */
  points?: readonly MapPoint[] | undefined;
  /** Unit shown after each value. */
  unit: string;
  /** The controlled region. */
  region?: MapRegion | undefined;
  /** The default region. Default `world`. */
  defaultRegion?: MapRegion | undefined;
  /** Called with the selected region. */
  onRegionChange?: ((region: MapRegion) => void) | undefined;
}

interface MapRow {
  id: string;
  name: string;
  value: number;
}

/** Values by country as shades and by place as circles. Equal-area projection, so that sizes are comparable. */
export function WorldMap({
  values,
  points,
  unit,
  region,
  defaultRegion = 'world',
  onRegionChange,
  ...frame
}: WorldMapProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('chart');
  const nameOf = useCountryNames();
  const [shown, setShown] = useControllableState<MapRegion>({
    value: region,
    defaultValue: defaultRegion,
    onChange: onRegionChange,
  });
  const text = (value: number) => `${formatNumber(locale, value)} ${unit}`;
  const rows = useMemo(() => mapRows(values, points ?? [], nameOf), [values, points, nameOf]);
  const table: ChartTableData<MapRow> = {
    rows,
    rowKey: ({ id }) => id,
    columns: [
      {
        id: 'name',
        header: points === undefined ? labels.country : labels.place,
        value: ({ name }) => name,
        rowHeader: true,
      },
      {
        id: 'value',
        header: `${labels.value} (${unit})`,
        value: ({ value }) => value,
        text: ({ value }) => text(value),
        align: 'end',
      },
    ],
  };
  const highest = Math.max(
    0,
    ...values.filter(({ fill = 'shade' }) => fill === 'shade').map(({ value }) => value),
  );

  return (
    <ChartFrame
      data-ui="world-map"
      skeleton={<Skeleton className="ui:h-auto ui:aspect-[2.1]" shape="tile" />}
      table={table}
      {...frame}
    >
      <StaticMap
        className="ui:mt-4"
        label={frame.title}
        points={points}
        region={shown}
        unit={unit}
        values={values}
      />
      <div
        className="ui:mt-3 ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-3"
        data-part="foot"
      >
        {highest > 0 && !points?.length ? <ShadeLegend highest={text(highest)} isMap /> : null}
        <RegionToggle onRegionChange={setShown} region={shown} />
      </div>
    </ChartFrame>
  );
}

interface RegionToggleProps {
  region: MapRegion;
  onRegionChange: (region: MapRegion) => void;
}

function RegionToggle({ region, onRegionChange }: RegionToggleProps) {
  const labels = useLabelGroup('chart');
  return (
    <ToggleGroup
      aria-label={labels.region}
      className="ui:print:hidden"
      data-chrome=""
      onValueChange={(next) => {
        const found = MAP_REGIONS.find((candidate) => candidate === next);
        if (found) onRegionChange(found);
      }}
      required
      type="single"
      value={region}
    >
      {MAP_REGIONS.map((candidate) => (
        <ToggleGroupItem key={candidate} value={candidate}>
          {labels[candidate]}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  );
}

/** Countries and places, each by value. */
function mapRows(
  values: readonly MapValue[],
  points: readonly MapPoint[],
  nameOf: (code: string) => string,
): MapRow[] {
  const byValue = (one: MapRow, other: MapRow) => other.value - one.value;
  const countries = values.map(({ code, value }) => ({ id: `country-${code}`, name: nameOf(code), value }));
  const places = points.map(({ id, label, value }) => ({ id: `point-${id}`, name: label, value }));
  return [...countries.sort(byValue), ...places.sort(byValue)];
}
