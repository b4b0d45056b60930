import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GeoRules } from '@unmuted/api';
import { useMemo } from 'react';
import { geoSimulationQuery } from '#/data/geolock/geolock.queries.ts';
import { withoutNotes } from '#/features/cast/geoblocking/rules.schema.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** Simulates the rules once they stop changing; null rules are incomplete. */
export function useSimulation(rules: GeoRules | null) {
  const { api, username } = useCastContext();
  // Compared as text, since each render derives new rules.
  const text = useDebouncedValue(JSON.stringify(rules && withoutNotes(rules)));
  const simulatedRules = useMemo(() => JSON.parse(text) as GeoRules | null, [text]);
  const simulation = useQuery({
    ...geoSimulationQuery(api, username, simulatedRules),
    // Shows the previous numbers while the next load, so that the map does not flicker.
    placeholderData: keepPreviousData,
  });
  return { simulation, simulatedRules, impact: rules === null ? undefined : simulation.data?.impact };
}
