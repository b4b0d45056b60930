import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { GeoSimulationResult } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { COUNTRY_CODES } from '@unmuted/ui/country-select';
import { NativeSelect } from '@unmuted/ui/native-select';
import { CountryMap, type MapRegion } from '@unmuted/ui/world-map';
import { useMemo, useState } from 'react';
import { refusalsQuery } from '#/data/geolock/geolock.queries.ts';
import { useCountryAccessMessages } from '#/features/cast/geoblocking/country-access.messages.ts';
import { countryAccess } from '#/features/cast/geoblocking/country-access.ts';
import { regionOf } from '#/features/cast/geoblocking/country-presets.ts';
import { CountryTable } from '#/features/cast/geoblocking/country-table.tsx';
import { MapLegend } from '#/features/cast/geoblocking/map-legend.tsx';
import type { RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface RulesMapProps {
  draft: RulesDraft;
  impact: GeoSimulationResult['impact'] | undefined;
  isFixed: boolean;
  onChange: (countries: readonly string[]) => void;
}

/** Aspect ratio of the map, width to height. */
const shape = 1.5;

/** Reserves the space of the map, which renders a few hundred countries and names. */
export function RulesMapPlaceholder() {
  return <div className="border-t border-border-soft bg-surface-sunken" style={{ aspectRatio: shape }} />;
}

/** Selects countries on a map or in a table, with their sessions and refusals. */
export function RulesMap({ draft, impact, isFixed, onChange }: RulesMapProps) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const refusals = useQuery(refusalsQuery(api, username));
  const describe = useCountryAccessMessages();
  const [region, setRegion] = useState<MapRegion>(() => regionOf(draft.countries));
  const [isTable, setTable] = useState(false);
  const { enabled, mode, countries } = draft;
  const places = useMemo(
    () => countryAccess(COUNTRY_CODES, { enabled, mode, countries }, impact, refusals.data),
    [enabled, mode, countries, impact, refusals.data],
  );
  const markOf = useMemo(() => {
    const known = new Map(places.map((place) => [place.code, place]));
    return (code: string) => {
      const place = known.get(code);
      if (!place) return { fill: 'plain', status: '' } as const;
      const { mayListen, sessions, refusals: refused } = place;
      const fill = mayListen ? 'strong' : sessions + refused > 0 ? 'hatched' : 'plain';
      return { fill, status: describe(place) } as const;
    };
  }, [places, describe]);
  const counts = useMemo(
    () => places.flatMap(({ code, connected: value }) => (value > 0 ? [{ code, value }] : [])),
    [places],
  );
  const regions: Readonly<Record<MapRegion, string>> = {
    world: t`World`,
    europe: t`Europe`,
    americas: t`Americas`,
    asia: t`Asia`,
    africa: t`Africa`,
    oceania: t`Oceania`,
  };

  return (
    <div className="border-t border-border-soft">
      {isTable ? (
        <CountryTable countries={countries} isFixed={isFixed} onChange={onChange} places={places} />
      ) : (
        <>
          <CountryMap
            className="bg-surface-sunken"
            counts={counts}
            disabled={isFixed}
            label={t`Countries on the list`}
            markOf={markOf}
            onValueChange={onChange}
            region={region}
            shape={shape}
            value={countries}
          />
          <MapLegend />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 px-(--card-pad) pb-3">
        <Button onClick={() => setTable(!isTable)} size="sm" variant="ghost" className="-ms-2.5">
          {isTable ? <Trans>Show as map</Trans> : <Trans>Show as table</Trans>}
        </Button>
        {!isTable && (
          <NativeSelect
            aria-label={t`Region`}
            onChange={({ currentTarget: { value } }) => {
              const found = (Object.keys(regions) as MapRegion[]).find((each) => each === value);
              if (found) setRegion(found);
            }}
            value={region}
          >
            {Object.entries(regions).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </div>
    </div>
  );
}
