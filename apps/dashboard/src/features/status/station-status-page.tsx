import { Trans, useLingui } from '@lingui/react/macro';
import type { SilenceDay, SilenceVerdict, StationStatus } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { StatusIcon } from '@unmuted/ui/status-pill';
import { useId } from 'react';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { DaysRibbon } from '#/components/silence/days-ribbon.tsx';
import { VerdictPill } from '#/components/silence/verdict-pill.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';

const dayS = 86_400;

const looks = {
  on_air: { status: 'live', tone: 'text-live-text' },
  trouble: { status: 'silent', tone: 'text-silent-text' },
  off_air: { status: 'off-air', tone: 'text-off-air-text' },
  unknown: { status: 'unknown', tone: 'text-fg-muted' },
} as const;

/** A day as the owner's ribbon draws it: the public knows only the share with sound. */
const dayOf = ({ date, share }: StationStatus['days'][number]): SilenceDay => ({
  date,
  onAirS: Math.round((share ?? 0) * dayS),
  alarmS: share === null ? 0 : Math.round((1 - share) * dayS),
  offAirS: 0,
  unknownS: share === null ? dayS : 0,
});

/** State, 90 days and the last incidents of a station, below its heading. */
export function StationStatusPage({ status }: { status: StationStatus }) {
  const { name, days, uptime } = status;
  useOwnTitle(name);
  return (
    <>
      <State status={status} />
      <Card asChild>
        <section aria-labelledby="status-days">
          <CardHeader
            title={
              <span id="status-days">
                <Trans>90 days</Trans>
              </span>
            }
          />
          <div className="p-(--card-pad)">
            <DaysRibbon days={days.map(dayOf)} share={uptime} />
          </div>
        </section>
      </Card>
      <Incidents status={status} />
    </>
  );
}

function State({ status: { state, since, timeZone } }: { status: StationStatus }) {
  const { t } = useLingui();
  const formats = useFormats();
  const start = since === null ? 0 : Date.parse(since);
  const minutes = usePresent((now) => Math.floor((now - start) / 60_000));
  const length = formats.duration(Math.max(1, minutes) * 60);
  const at = since === null ? '' : formats.dateTime(new Date(since), timeZone);
  const words = {
    on_air: t`On air`,
    trouble: t`Trouble with the sound`,
    off_air: t`Off air`,
    unknown: t`Not checked now`,
  };
  const { status, tone } = looks[state];
  return (
    <section aria-label={t`State now`} className="grid gap-1">
      <p
        className={`flex items-center gap-3 text-32 font-title tracking-32 text-balance md:text-40 ${tone}`}
        role="status"
      >
        <StatusIcon aria-hidden className="size-8 flex-none" status={status} />
        {words[state]}
      </p>
      {since !== null && (
        <p className="text-16 text-fg-muted">
          <Trans>
            for {length}, since {at}
          </Trans>
        </p>
      )}
    </section>
  );
}

function Incidents({ status: { incidents, timeZone } }: { status: StationStatus }) {
  const formats = useFormats();
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader
          description={<Trans>Times are in {timeZone}</Trans>}
          title={
            <span id={id}>
              <Trans>Incidents</Trans>
            </span>
          }
        />
        {incidents.length === 0 ? (
          <EmptyState
            className="px-4 py-8"
            description={<Trans>Nothing was silent or down.</Trans>}
            title={<Trans>No incidents</Trans>}
          />
        ) : (
          <ul className="mt-3">
            {incidents.map(({ id: key, kind, startedAt, endedAt }) => (
              <li
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border-soft px-(--card-pad) py-3"
                key={key}
              >
                <VerdictPill appearance="plain" verdict={kind satisfies SilenceVerdict} />
                <span className="text-13 text-fg-muted tabular-nums">
                  <time dateTime={startedAt}>{formats.dateTime(new Date(startedAt), timeZone)}</time>
                  {', '}
                  {endedAt === null ? (
                    <Trans>lasts</Trans>
                  ) : (
                    formats.duration((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000)
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
