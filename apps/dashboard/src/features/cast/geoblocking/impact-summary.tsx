import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GeoSimulationResult } from '@unmuted/api';
import { BarList } from '@unmuted/ui/bar-chart';
import { CardBody, CardHeader } from '@unmuted/ui/card';
import { Flag } from '@unmuted/ui/flag';
import { Pulse } from '@unmuted/ui/pulse';
import { Skeleton } from '@unmuted/ui/skeleton';
import { Stat } from '@unmuted/ui/stat';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

type Impact = GeoSimulationResult['impact'];

export interface ImpactSummaryProps {
  result: GeoSimulationResult | undefined;
  isFailed: boolean;
  /** The draft is invalid and cannot be simulated. */
  isIdle: boolean;
}

/** Summarizes the past and present impact of the rules in one sentence and three numbers. */
export function ImpactSummary({ result, isFailed, isIdle }: ImpactSummaryProps) {
  const impact = isIdle || isFailed ? undefined : result?.impact;
  const days = impact?.days ?? 0;
  return (
    <>
      <CardHeader
        title={impact && impact.sessions > 0 ? <Finding impact={impact} /> : <Trans>Effect preview</Trans>}
        description={
          impact ? (
            <Plural
              value={days}
              _0="Estimated effect if saved now"
              one="Estimated effect if saved now, based on the last day"
              other="Estimated effect if saved now, based on the last # days"
            />
          ) : (
            <Trans>Based on recent sessions.</Trans>
          )
        }
      />
      <CardBody>
        {isIdle && <Trans>Complete the rules to see their effect.</Trans>}
        {!isIdle && isFailed && <Trans>Couldn’t calculate the effect of these rules.</Trans>}
        {!isIdle && !isFailed && !impact && <Skeleton height={48} />}
        {impact && impact.sessions === 0 && (
          <span className="text-fg-muted">
            <Trans>No listening sessions yet, so the effect can’t be estimated.</Trans>
          </span>
        )}
        {impact && impact.sessions > 0 && <Figures impact={impact} />}
      </CardBody>
    </>
  );
}

function Finding({ impact: { sessions, refusedSessions } }: { impact: Impact }) {
  const formats = useFormats();
  if (refusedSessions === 0) return <Trans>Would block no one</Trans>;
  if (refusedSessions === sessions) return <Trans>Would block everyone</Trans>;
  const oneIn = Math.round(sessions / refusedSessions);
  const count = formats.number(oneIn);
  const share = formats.percent(refusedSessions / sessions);
  return oneIn >= 2 ? (
    <Trans>Would block 1 in {count} sessions</Trans>
  ) : (
    <Trans>Would block {share} of sessions</Trans>
  );
}

function Figures({ impact }: { impact: Impact }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { refusedSessions, sessions, refusedS, refusedConnected } = impact;
  const share = formats.percent(refusedSessions / sessions, { maximumFractionDigits: 1 });
  return (
    <div className="grid grid-cols-[auto_auto_auto] gap-3">
      <Stat
        labelPosition="below"
        label={<Trans>sessions, {share}</Trans>}
        value={formats.number(refusedSessions)}
      />
      <Stat
        labelPosition="below"
        label={<Trans>of listening</Trans>}
        unit={t({ message: 'h', context: 'hours' })}
        value={formats.number(refusedS / 3600, { maximumFractionDigits: refusedS < 36_000 ? 1 : 0 })}
      />
      <Stat
        labelPosition="below"
        label={<Trans>connected now</Trans>}
        marker={refusedConnected > 0 && <Pulse />}
        value={formats.number(refusedConnected)}
      />
    </div>
  );
}

/** Countries of the refused sessions, most sessions first. */
export function RefusedCountries({ byCountry }: Pick<Impact, 'byCountry'>) {
  const { t } = useLingui();
  const nameOf = useCountryName();
  if (byCountry.length === 0) return null;
  return (
    <div className="border-t border-border-soft p-(--card-pad)">
      <BarList
        aria-label={t`Blocked sessions by country`}
        items={byCountry.map(({ country, sessions: value }) => ({
          id: country ?? '',
          label: nameOf(country),
          value,
          icon: country === null ? <span className="w-5" /> : <Flag code={country} />,
        }))}
        max={6}
      />
    </div>
  );
}
