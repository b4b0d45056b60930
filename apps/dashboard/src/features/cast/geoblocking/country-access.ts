import type { AccessRule, GeoSimulationResult, RefusalList } from '@unmuted/api';
import type { RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';

/** One country under the rules as they are drafted. */
export interface CountryAccess {
  code: string;
  isListed: boolean;
  mayListen: boolean;
  /** Sessions of the days looked back on. */
  sessions: number;
  connected: number;
  /** Joins that the rules by country refused in the last 24 hours. */
  refusals: number;
}

const byCountry: readonly AccessRule[] = ['listed', 'not_listed'];

/** Every country: whether it may listen, and who listens or was refused there. What is not known is none. */
export function countryAccess(
  codes: readonly string[],
  { enabled, mode, countries }: Pick<RulesDraft, 'enabled' | 'mode' | 'countries'>,
  impact: GeoSimulationResult['impact'] | undefined,
  refusals: RefusalList | undefined,
): CountryAccess[] {
  const listed = new Set(countries);
  const heard = new Map(impact?.listeners.map((each) => [each.country, each]));
  const refused = new Map<string | null, number>();
  for (const { rule, country, count } of refusals?.items ?? [])
    if (byCountry.includes(rule)) refused.set(country, (refused.get(country) ?? 0) + count);
  return codes.map((code) => {
    const isListed = listed.has(code);
    const found = heard.get(code as NonNullable<GeoSimulationResult['impact']['callerCountry']>);
    return {
      code,
      isListed,
      mayListen: !enabled || isListed === (mode === 'allow'),
      sessions: found?.sessions ?? 0,
      connected: found?.connected ?? 0,
      refusals: refused.get(code) ?? 0,
    };
  });
}
