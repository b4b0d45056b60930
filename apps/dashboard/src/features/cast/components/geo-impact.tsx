import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoTrialResult } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { BarList } from '@unmuted/ui/bar-chart';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { Flag } from '@unmuted/ui/flag';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useCountryName } from '#/features/cast/components/listener-words.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface GeoImpactProps {
  result: GeoTrialResult | undefined;
  isFailed: boolean;
  /** The rules cannot be tried: something in them is wrong. */
  isIdle: boolean;
}

/** What the rules would have done, and would do now. */
export function GeoImpact({ result, isFailed, isIdle }: GeoImpactProps) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`What this would do`}>
        <CardHeader
          title={<Trans>What this would do</Trans>}
          description={<Trans>Measured on the sessions of the last days.</Trans>}
        />
        <CardBody>
          {isIdle && <Trans>Complete the rules to see what they would do.</Trans>}
          {!isIdle && isFailed && <Trans>What the rules would do could not be counted.</Trans>}
          {!isIdle && !isFailed && !result && <Skeleton height={120} />}
          {!isIdle && result && <Figures impact={result.impact} />}
        </CardBody>
      </section>
    </Card>
  );
}

function Figures({ impact }: Pick<GeoTrialResult, 'impact'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const nameOf = useCountryName();
  const { days, refusedSessions, sessions, refusedS, refusedConnected, byCountry, refusesYou } = impact;
  const refused = formats.number(refusedSessions);
  const all = formats.number(sessions);
  return (
    <div className="grid gap-4">
      {refusesYou === true && (
        <Alert tone="warning" title={<Trans>These rules refuse the country you are in</Trans>} />
      )}
      <DescriptionList>
        <DescriptionItem layout="ends" term={<Trans>Days looked back on</Trans>}>
          {formats.number(days)}
        </DescriptionItem>
        <DescriptionItem layout="ends" term={<Trans>Refused sessions</Trans>}>
          <Trans>
            {refused} of {all}
          </Trans>
        </DescriptionItem>
        <DescriptionItem layout="ends" term={<Trans>Listening hours lost</Trans>}>
          {formats.number(refusedS / 3600, { maximumFractionDigits: 1 })}
        </DescriptionItem>
        <DescriptionItem layout="ends" term={<Trans>Connected now and refused</Trans>}>
          {formats.number(refusedConnected)}
        </DescriptionItem>
      </DescriptionList>
      {byCountry.length > 0 && (
        <BarList
          aria-label={t`Refused sessions by country`}
          items={byCountry.map(({ country, sessions: value }) => ({
            id: country ?? '',
            label: nameOf(country),
            value,
            icon: country === null ? <span className="w-5" /> : <Flag code={country} />,
          }))}
          max={6}
        />
      )}
    </div>
  );
}
