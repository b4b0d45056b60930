import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SilenceIncident } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { SilenceClock } from '#/components/silence/silence-clock.tsx';
import { useAlarmName } from '#/components/silence/silence-words.messages.ts';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { silenceIncidentsQuery } from '#/data/silence/silence-incidents.queries.ts';
import { useIncidentChange } from '#/features/station/silence/incidents/use-incident-change.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { usualPageSize } from '#/lib/list.search.ts';

/** Incidents that last, each with its acknowledgement. The latest page has them: it is the one that the table shows first. */
export function OpenIncidents() {
  const { api, id } = useSilenceStation();
  const { data } = useQuery(silenceIncidentsQuery(api, id, { page: 1, pageSize: usualPageSize }));
  return data?.items
    .filter(({ endedAt }) => endedAt === null)
    .map((incident) => <OpenIncident incident={incident} key={incident.id} />);
}

function OpenIncident({ incident }: { incident: SilenceIncident }) {
  const { timeZone, mayControl } = useSilenceStation();
  const { acknowledge, isPending } = useIncidentChange();
  const alarmName = useAlarmName();
  const { id, kind, startedAt, acknowledged, listenersAtStart, listenersLost, messages, isTest } = incident;
  const name = alarmName(kind);
  const by = acknowledged?.by;
  return (
    <Alert
      actions={
        acknowledged === null &&
        mayControl && (
          <Button loading={isPending} onClick={() => void acknowledge(id)} size="sm" variant="primary">
            <Trans>Acknowledge</Trans>
          </Button>
        )
      }
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          <span>
            <Trans>
              {name} for <SilenceClock since={startedAt} />
            </Trans>
          </span>
          {isTest && (
            <Badge>
              <Trans context="an incident">Test</Trans>
            </Badge>
          )}
        </span>
      }
      // The clock ticks: only the page's own status is announced.
      silent
      tone={acknowledged === null ? 'danger' : 'warning'}
    >
      <Trans>
        Since <Timestamp at={startedAt} timeZone={timeZone} />.
      </Trans>{' '}
      {listenersAtStart !== null && (
        <>
          <Plural one="# listener at its start" other="# listeners at its start" value={listenersAtStart} />
          {', '}
          <Plural _0="nobody left." one="# left." other="# left." value={listenersLost ?? 0} />{' '}
        </>
      )}
      {acknowledged === null ? (
        <Plural
          _0="Nobody was told."
          one="# message was sent."
          other="# messages were sent."
          value={messages}
        />
      ) : (
        <Trans>
          Acknowledged by <bdi>{by}</bdi>. Nobody else is told.
        </Trans>
      )}
    </Alert>
  );
}
