import { Trans, useLingui } from '@lingui/react/macro';
import type { SilenceIncident } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import type { DataTableColumn } from '@unmuted/ui/data-table';
import { useMemo } from 'react';
import { SilenceClock } from '#/components/silence/silence-clock.tsx';
import { alarmNames } from '#/components/silence/silence-words.messages.ts';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import { VerdictPill } from '#/components/silence/verdict-pill.tsx';
import { ClipButton } from '#/features/station/silence/clip-button.tsx';
import { alarmKinds } from '#/features/station/silence/silence.schema.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const lengthMs = ({ startedAt, endedAt }: SilenceIncident) =>
  endedAt === null ? null : Date.parse(endedAt) - Date.parse(startedAt);

/** The columns of incidents; `hasMerged`: one of them was merged, which is beside its kind. */
export function useIncidentColumns(hasMerged: boolean): DataTableColumn<SilenceIncident>[] {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSilenceStation();
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t({ message: 'What', context: 'an incident' }),
        accessor: ({ kind }) => kind,
        filter: {
          kind: 'values',
          options: alarmKinds.map((value) => ({ value, label: i18n._(alarmNames[value]) })),
        },
        sortable: false,
        rowHeader: true,
        minWidth: hasMerged ? 232 : 152,
        grow: 2,
        cell: ({ kind, isTest, merged }) => (
          <span className="flex min-w-0 items-center gap-2">
            <VerdictPill appearance="plain" verdict={kind} />
            {isTest && (
              <Badge>
                <Trans context="an incident">Test</Trans>
              </Badge>
            )}
            {merged > 0 && (
              <Badge className="flex-none">
                <Trans context="an incident">Merged from {merged}</Trans>
              </Badge>
            )}
          </span>
        ),
      },
      {
        id: 'began',
        header: t({ message: 'Began', context: 'an incident' }),
        accessor: ({ startedAt }) => Date.parse(startedAt),
        kind: 'number',
        sortable: false,
        width: 172,
        cell: ({ startedAt }) => (
          <time className="tabular-nums" dateTime={startedAt}>
            {formats.dateTime(new Date(startedAt), timeZone)}
          </time>
        ),
      },
      {
        id: 'lasted',
        header: t({ message: 'Lasted', context: 'an incident' }),
        accessor: (incident) => lengthMs(incident),
        kind: 'number',
        align: 'end',
        sortable: false,
        width: 104,
        priority: 1,
        cell: (incident) => {
          const ms = lengthMs(incident);
          return (
            <span className="tabular-nums">
              {ms === null ? <SilenceClock since={incident.startedAt} /> : formats.duration(ms / 1_000)}
            </span>
          );
        },
      },
      {
        id: 'lowest',
        header: t`Lowest`,
        accessor: ({ lowestDb }) => lowestDb,
        kind: 'number',
        align: 'end',
        sortable: false,
        priority: 'hidden',
        width: 112,
        cell: (incident) => <Lowest {...incident} />,
      },
      {
        id: 'lost',
        header: t({ message: 'Lost', context: 'listeners' }),
        accessor: ({ listenersLost }) => listenersLost,
        kind: 'number',
        align: 'end',
        sortable: false,
        width: 96,
        cell: ({ listenersLost, listenersAtStart }) => (
          <LostListeners lost={listenersLost} start={listenersAtStart} />
        ),
      },
      {
        id: 'acknowledged',
        header: t`Acknowledged`,
        accessor: ({ acknowledged }) => acknowledged?.by ?? null,
        sortable: false,
        priority: 3,
        minWidth: 136,
        grow: 1,
        cell: (incident) => <Acknowledged incident={incident} />,
      },
      {
        id: 'action',
        header: t({ message: 'Action', context: 'of an incident' }),
        accessor: ({ action }) => action?.kind ?? null,
        sortable: false,
        priority: 'hidden',
        minWidth: 160,
        grow: 1,
        cell: ({ action }) => <Action action={action} />,
      },
      {
        id: 'clip',
        header: t({ message: 'Clip', context: 'recorded sound' }),
        accessor: ({ clip }) => clip?.url ?? null,
        sortable: false,
        hideable: false,
        width: 64,
        cell: ({ clip, startedAt }) =>
          clip && <ClipButton name={formats.dateTime(new Date(startedAt), timeZone)} url={clip.url} />,
      },
    ],
    [t, i18n, formats, timeZone, hasMerged],
  );
}

function Lowest({ lowestDb, channel }: Pick<SilenceIncident, 'lowestDb' | 'channel'>) {
  const levelText = useLevelText();
  if (lowestDb === null) return '–';
  return (
    <span className="text-fg-muted tabular-nums">
      {channel === 'left' && (
        <>
          <Trans context="left channel">L</Trans>{' '}
        </>
      )}
      {channel === 'right' && (
        <>
          <Trans context="right channel">R</Trans>{' '}
        </>
      )}
      {levelText(lowestDb)}
    </span>
  );
}

function LostListeners({ lost, start }: { lost: number | null; start: number | null }) {
  const formats = useFormats();
  if (lost === null || start === null) return '–';
  const [left, all] = [formats.number(lost), formats.number(start)];
  return (
    <span className="tabular-nums">
      <Trans>
        <b className="font-semibold">{left}</b> <span className="text-fg-muted">of {all}</span>
      </Trans>
    </span>
  );
}

function Acknowledged({
  incident: { acknowledged, isFalseAlarm, startedAt },
}: {
  incident: SilenceIncident;
}) {
  const formats = useFormats();
  if (isFalseAlarm)
    return (
      <span className="text-fg-muted">
        <Trans>False alarm</Trans>
      </span>
    );
  if (!acknowledged)
    return (
      <span className="text-fg-muted">
        <Trans context="acknowledged by">Nobody</Trans>
      </span>
    );
  const { by, at } = acknowledged;
  const time = formats.duration((Date.parse(at) - Date.parse(startedAt)) / 1_000);
  return (
    <span className="truncate text-fg-muted">
      <bdi>{by}</bdi>, {time}
    </span>
  );
}

function Action({ action }: Pick<SilenceIncident, 'action'>) {
  const mount = action?.mount ?? '';
  if (!action)
    return (
      <span className="text-fg-muted">
        <Trans context="action of an incident">None</Trans>
      </span>
    );
  if (action.state === 'failed')
    return (
      <span className="text-off-air-text">
        {action.kind === 'fallback' ? (
          <Trans>Couldn’t play {mount}</Trans>
        ) : (
          <Trans>Couldn’t disconnect the source</Trans>
        )}
      </span>
    );
  if (action.kind === 'restart')
    return (
      <span className="text-fg-muted">
        <Trans>Source disconnected</Trans>
      </span>
    );
  return (
    <span className="truncate text-fg-muted">
      {action.state === 'reverted' ? <Trans>Played {mount}</Trans> : <Trans>Plays {mount}</Trans>}
    </span>
  );
}
