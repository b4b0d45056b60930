import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { GeoLock, GeoRules, GeoTrialResult } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { DeferredRender } from '#/components/deferred-render/deferred-render.tsx';
import { GeoImpact, GeoRefusedCountries } from '#/features/cast/components/geo-impact.tsx';
import { GeoMap, GeoMapRoom } from '#/features/cast/components/geo-map.tsx';
import { GeoRefusals } from '#/features/cast/components/geo-refusals.tsx';
import { GeoTry } from '#/features/cast/components/geo-try.tsx';
import type { GeoDraft } from '#/features/cast/geo-rules.schema.ts';

export interface GeoSideProps {
  draft: GeoDraft;
  geo: GeoLock['geo'];
  trial: Pick<UseQueryResult<GeoTrialResult>, 'data' | 'isError'>;
  /** The rules as they were last tried; null while they are not complete. */
  tried: GeoRules | null;
  /** What they do is not known: something in them is wrong. */
  isIdle: boolean;
  isFixed: boolean;
  onChange: (part: Partial<GeoDraft>) => void;
}

/** What the drafted rules would do, on the map and in numbers, and whom those that hold have refused. */
export function GeoSide({ draft, geo, trial, tried, isIdle, isFixed, onChange }: GeoSideProps) {
  const { t } = useLingui();
  const impact = trial.data?.impact;
  return (
    <div className="grid content-start gap-4 md:gap-6">
      <Card asChild>
        <section aria-label={t`What this would do`}>
          <GeoImpact result={trial.data} isFailed={trial.isError} isIdle={isIdle} />
          <DeferredRender fallback={<GeoMapRoom />}>
            <GeoMap
              draft={draft}
              // Who has listened is the same under all rules.
              impact={impact}
              isFixed={isFixed}
              onChange={(countries) => onChange({ countries })}
            />
          </DeferredRender>
          {impact && !isIdle && <GeoRefusedCountries byCountry={impact.byCountry} />}
          <GeoTry geo={geo} rules={tried} />
        </section>
      </Card>
      <GeoRefusals />
    </div>
  );
}
