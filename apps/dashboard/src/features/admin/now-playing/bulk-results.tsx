import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Plural, useLingui as useWords } from '@lingui/react/macro';
import type { NowPlayingActionResult, NowPlayingFleetRow } from '@unmuted/api';
import { StatusIcon, type StatusPillProps } from '@unmuted/ui/status-pill';
import type { FleetAction } from '#/features/admin/now-playing/bulk-cost.ts';

type Results = NowPlayingActionResult['results'];
type Outcome = Results[number]['result'];
type Look = { status: StatusPillProps['status']; word: MessageDescriptor; className: string };

const looks: Readonly<Record<Outcome, Look>> = {
  changed: {
    status: 'passed',
    word: msg({ message: 'Done', context: 'a station' }),
    className: 'text-live-text',
  },
  unchanged: { status: 'passed', word: msg`Already so`, className: 'text-fg-muted' },
  full: { status: 'failed', word: msg`Full: no more entries are possible`, className: 'text-danger-text' },
  not_found: { status: 'failed', word: msg`Not found: it was deleted`, className: 'text-danger-text' },
};

export function BulkSummary({ action, results }: { action: FleetAction; results: Results }) {
  const countOf = (outcome: Outcome) => results.filter(({ result }) => result === outcome).length;
  const [changed, unchanged, full, missing] = [
    countOf('changed'),
    countOf('unchanged'),
    countOf('full'),
    countOf('not_found'),
  ];
  return (
    <p>
      {action === 'refetch' ? (
        <Plural
          _0="No station is read again."
          one="# station is read again."
          other="# stations are read again."
          value={changed}
        />
      ) : (
        <Plural
          _0="No station was changed."
          one="# station was changed."
          other="# stations were changed."
          value={changed}
        />
      )}{' '}
      {unchanged > 0 && (
        <>
          <Plural one="# station is already so." other="# stations are already so." value={unchanged} />{' '}
        </>
      )}
      {full > 0 &&
        (action === 'add_rule' ? (
          <Plural
            one="# station has as many rules as it can have."
            other="# stations have as many rules as they can have."
            value={full}
          />
        ) : (
          <Plural
            one="# station ignores as many texts as it can."
            other="# stations ignore as many texts as they can."
            value={full}
          />
        ))}{' '}
      {missing > 0 && (
        <Plural one="# station was not found." other="# stations were not found." value={missing} />
      )}
    </p>
  );
}

export interface BulkResultsProps {
  results: Results;
  stations: readonly NowPlayingFleetRow[];
}

/** The result of an action on each station. */
export function BulkResults({ results, stations }: BulkResultsProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  return (
    <ul aria-label={t`Results`} className="mt-4 grid max-h-80 gap-2 overflow-y-auto">
      {results.map(({ stationId, result }) => {
        const { status, word, className } = looks[result];
        return (
          <li className="flex justify-between gap-4" key={stationId}>
            <bdi className="min-w-0 font-medium wrap-anywhere">
              {stations.find((station) => station.stationId === stationId)?.name ?? stationId}
            </bdi>
            <span className={`inline-flex flex-none items-center gap-1.5 ${className}`}>
              <StatusIcon className="size-3.5" status={status} />
              {i18n._(word)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
