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

export interface ImpactPanelProps {
  draft: RulesDraft;
  geo: GeoLock['geo'];
  trial: Pick<UseQueryResult<GeoSimulationResult>, 'data' | 'isError'>;
  /** The rules of the last simulation; null while they are incomplete. */
  tried: GeoRules | null;
  /** The draft is invalid, so its impact is unknown. */
  isIdle: boolean;
  isFixed: boolean;
  onChange: (part: Partial<RulesDraft>) => void;
}

/** Shows the impact of the draft rules on the map and in numbers, and the joins refused by the saved rules. */
export function ImpactPanel({ draft, geo, trial, tried, isIdle, isFixed, onChange }: ImpactPanelProps) {
  const { t } = useLingui();
  const impact = trial.data?.impact;
  return (
    <div className="grid content-start gap-4 md:gap-6">
      <Card asChild>
        <section aria-label={t`What this would do`}>
          <ImpactSummary result={trial.data} isFailed={trial.isError} isIdle={isIdle} />
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
          <RuleTester geo={geo} rules={tried} />
        </section>
      </Card>
      <RefusalsCard />
    </div>
  );
}
