import type { AccessRule, GeoSimulationResult, RefusalList } from '@unmuted/api';
import type { RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';

/** Access and counts for one country under the draft rules. */
export interface CountryAccess {
  code: string;
  isListed: boolean;
  mayListen: boolean;
  /** Sessions in the look-back period. */
  sessions: number;
  connected: number;
  /** Joins refused by the country rules in the last 24 hours. */
  refusals: number;
}

const byCountry: readonly AccessRule[] = ['listed', 'not_listed'];

/** Returns access, sessions and refusals for every country. Unknown counts are 0. */
export function countryAccess(
  codes: readonly string[],
  { enabled, mode, countries }: Pick<RulesDraft, 'enabled' | 'mode' | 'countries'>,
  impact: GeoSimulationResult['impact'] | undefined,
  refusals: RefusalList | undefined,
): CountryAccess[] {
  const listed = new Set(countries);
  const impactByCountry = new Map(impact?.listeners.map((each) => [each.country, each]));
  const refused = new Map<string | null, number>();
  for (const { rule, country, count } of refusals?.items ?? [])
    if (byCountry.includes(rule)) refused.set(country, (refused.get(country) ?? 0) + count);
  return codes.map((code) => {
    const isListed = listed.has(code);
    const entry = impactByCountry.get(code as NonNullable<GeoSimulationResult['impact']['callerCountry']>);
    return {
      code,
      isListed,
      mayListen: !enabled || isListed === (mode === 'allow'),
      sessions: entry?.sessions ?? 0,
      connected: entry?.connected ?? 0,
      refusals: refused.get(code) ?? 0,
    };
  });
}
