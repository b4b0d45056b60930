import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AlertPage, ApiClients } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { PublicData } from '#/components/public-data/public-data.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { SilenceClock } from '#/components/silence/silence-clock.tsx';
import { useAlarmName } from '#/components/silence/silence-words.messages.ts';
import { actOnAlert, alertQuery } from '#/data/silence/alerts.queries.ts';
import { LinkPage } from '#/features/alert/link-page.tsx';
import { useLinkToken } from '#/features/alert/use-link-token.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** `/alert#token=…`: an incident behind the link of a message. Only a button acts: mail scanners open links too. */
export function AlertScreen() {
  return <PublicData>{(api) => <AlertLink api={api} />}</PublicData>;
}

function AlertLink({ api }: { api: ApiClients }) {
  const token = useLinkToken();
  const query = useQuery({ ...alertQuery(api, token), enabled: token !== '' });
  return (
    <LinkPage
      faceOf={({ used, endedAt }) => (used ? 'used' : endedAt === null ? 'open' : 'over')}
      query={query}
      title={<Trans>Silence alarm</Trans>}
      token={token}
    >
      {(page) => <Incident api={api} page={page} token={token} />}
    </LinkPage>
  );
}

interface IncidentProps {
  api: ApiClients;
  token: string;
  page: AlertPage;
}

function Incident({ api, token, page }: IncidentProps) {
  const alarmName = useAlarmName();
  const formats = useFormats();
  const { stationName, kind, startedAt, endedAt } = page;
  const name = alarmName(kind);
  useOwnTitle(`${stationName} – ${name}`);
  const length =
    endedAt === null ? '' : formats.duration((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000);
  return (
    <BlankPage
      lead={
        endedAt === null ? (
          <Trans>
            {name} for <SilenceClock since={startedAt} />
          </Trans>
        ) : (
          <Trans>
            {name}. It is over after {length}.
          </Trans>
        )
      }
      title={<bdi>{stationName}</bdi>}
    >
      <div className="grid gap-6">
        <Facts page={page} />
        <Outcome page={page} />
        {page.used === null && endedAt === null && <Acts api={api} page={page} token={token} />}
      </div>
    </BlankPage>
  );
}

function Facts({ page }: { page: AlertPage }) {
  const formats = useFormats();
  const { startedAt, timeZone, listeners, acknowledged, snoozedUntil, used } = page;
  const at = (moment: string) => formats.dateTime(new Date(moment), timeZone);
  return (
    <DescriptionList>
      <DescriptionItem term={<Trans context="an incident">Began</Trans>}>{at(startedAt)}</DescriptionItem>
      {listeners !== null && (
        <DescriptionItem term={<Trans>Listeners</Trans>}>{formats.number(listeners)}</DescriptionItem>
      )}
      {acknowledged !== null && used?.act !== 'acknowledge' && (
        <DescriptionItem term={<Trans>Acknowledged by</Trans>}>
          <bdi>{acknowledged.by}</bdi>, {at(acknowledged.at)}
        </DescriptionItem>
      )}
      {snoozedUntil !== null && (
        <DescriptionItem term={<Trans>Snoozed until</Trans>}>{at(snoozedUntil)}</DescriptionItem>
      )}
      <DescriptionItem term={<Trans>Times</Trans>}>{timeZone}</DescriptionItem>
    </DescriptionList>
  );
}

/** What this link did, or why it does nothing. */
function Outcome({ page: { used, endedAt, timeZone, recipientName } }: { page: AlertPage }) {
  const formats = useFormats();
  if (used !== null) {
    const at = formats.time(new Date(used.at), timeZone);
    return (
      <Alert tone="success">
        {used.act === 'acknowledge' ? (
          <Trans>
            Acknowledged by <bdi>{recipientName}</bdi> at {at}. Nobody else is told about this incident.
          </Trans>
        ) : (
          <Trans>
            Snoozed by <bdi>{recipientName}</bdi> at {at}.
          </Trans>
        )}
      </Alert>
    );
  }
  if (endedAt === null) return null;
  return (
    <Alert silent tone="info">
      <Trans>Nothing is left to do here.</Trans>
    </Alert>
  );
}

function Acts({ api, token, page: { acknowledged } }: IncidentProps) {
  const { t } = useLingui();
  const act = useMutation(actOnAlert(api));
  const isPending = (minutes: number | null) => act.isPending && act.variables.minutes === minutes;
  const snooze = (minutes: number) => act.mutate({ token, act: 'snooze', minutes });
  return (
    <fieldset aria-label={t`What to do`} className="grid gap-3">
      {act.isError && <CallFailure reason={act.error} />}
      {acknowledged === null && (
        <>
          <Button
            block
            disabled={act.isPending && !isPending(null)}
            loading={isPending(null)}
            onClick={() => act.mutate({ token, act: 'acknowledge', minutes: null })}
            size="lg"
            variant="primary"
          >
            <Trans>Acknowledge</Trans>
          </Button>
          <p className="text-13 text-fg-muted">
            <Trans>You take care of it, and nobody else is told.</Trans>
          </p>
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        {([15, 60] as const).map((minutes) => (
          <Button
            disabled={act.isPending && !isPending(minutes)}
            key={minutes}
            loading={isPending(minutes)}
            onClick={() => snooze(minutes)}
            size="lg"
          >
            {minutes === 15 ? <Trans>Snooze 15 min</Trans> : <Trans>Snooze 1 h</Trans>}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
