import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { GeoLock, GeoRules, GeoSimulationResult } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { DeferredRender } from '#/components/deferred-render/deferred-render.tsx';
import { ImpactSummary, RefusedCountries } from '#/features/cast/geoblocking/impact-summary.tsx';
import { RefusalsCard } from '#/features/cast/geoblocking/refusals-card.tsx';
import { RuleTester } from '#/features/cast/geoblocking/rule-tester.tsx';
import type { RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { RulesMap, RulesMapPlaceholder } from '#/features/cast/geoblocking/rules-map.tsx';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface ImpactPanelProps {
  draft: RulesDraft;
  geo: GeoLock['geo'];
  simulation: Pick<UseQueryResult<GeoSimulationResult>, 'data' | 'isError'>;
  /** The rules of the last simulation; null while they are incomplete. */
  simulatedRules: GeoRules | null;
  /** The draft is invalid, so its impact is unknown. */
  isIdle: boolean;
  isFixed: boolean;
  onChange: (part: Partial<RulesDraft>) => void;
}

/** Shows the impact of the draft rules on the map and in numbers, and the joins refused by the saved rules. */
export function ImpactPanel(props: ImpactPanelProps) {
  const { draft, geo, simulation, simulatedRules, isIdle, isFixed, onChange } = props;
  const { t } = useLingui();
  const { isNeverOnAir } = useCastStatus();
  const impact = simulation.data?.impact;
  return (
    <div className="grid content-start gap-4 md:gap-6">
      <Card asChild>
        <section aria-label={t`Effect preview`}>
          <ImpactSummary result={simulation.data} isFailed={simulation.isError} isIdle={isIdle} />
          <DeferredRender fallback={<RulesMapPlaceholder />}>
            <RulesMap
              draft={draft}
              // Past sessions are independent of the rules.
              impact={impact}
              isFixed={isFixed}
              onChange={(countries) => onChange({ countries })}
            />
          </DeferredRender>
          {impact && !isIdle && <RefusedCountries byCountry={impact.byCountry} />}
          <RuleTester geo={geo} rules={simulatedRules} />
        </section>
      </Card>
      {/* Nobody can have been refused yet. */}
      {!isNeverOnAir && <RefusalsCard />}
    </div>
  );
}
