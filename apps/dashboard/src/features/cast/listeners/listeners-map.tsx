import { Plural, useLingui } from '@lingui/react/macro';
import { WorldMap } from '@unmuted/ui/world-map';
import { useMemo } from 'react';
import type { ListenerCounts } from '#/features/cast/listeners/listener-counts.ts';

/** Listeners by country; those without a known country are shown as a number. */
export function ListenersMap({ countries }: Pick<ListenerCounts, 'countries'>) {
  const { t } = useLingui();
  const values = useMemo(
    () => countries.flatMap(({ value, count }) => (value === null ? [] : [{ code: value, value: count }])),
    [countries],
  );
  const unknown = countries.find(({ value }) => value === null)?.count ?? 0;
  return (
    <div className="p-4 md:p-6">
      <WorldMap
        title={t`Where people listen`}
        description={t`Listeners by country, now`}
        unit={t({ message: 'listeners', context: 'unit after a number' })}
        values={values}
      />
      {unknown > 0 && (
        <p className="mt-3 text-13 text-fg-muted">
          <Plural
            value={unknown}
            one="# listener in an unknown location"
            other="# listeners in unknown locations"
          />
        </p>
      )}
    </div>
  );
}
