import { Plural, Trans } from '@lingui/react/macro';
import type { NowPlayingFleetRow } from '@unmuted/api';
import type { ReactNode } from 'react';
import type { FleetAction, FleetCost } from '#/features/admin/now-playing/bulk-cost.ts';

export interface BulkEffectProps {
  action: FleetAction;
  cost: FleetCost;
}

/** What an action costs, in numbers, and the stations that it concerns. */
export function BulkEffect({ action, cost }: BulkEffectProps) {
  const { stations, unchanged } = cost;
  return (
    <>
      {stations.length > 0 ? (
        <>
          <p>{effectOf(action, cost)}</p>
          <Names stations={stations} />
        </>
      ) : (
        <p>
          {action === 'pause' ? (
            <Trans>All selected stations are paused already.</Trans>
          ) : action === 'refetch' ? (
            <Trans>The selected stations are paused, or tell each song themselves.</Trans>
          ) : (
            <Trans>None of the selected stations is paused.</Trans>
          )}
        </p>
      )}
      {stations.length > 0 && unchanged > 0 && (
        <p>
          {action === 'pause' ? (
            <Plural
              one="# selected station is paused already."
              other="# selected stations are paused already."
              value={unchanged}
            />
          ) : action === 'refetch' ? (
            <Plural
              one="# selected station is paused, or tells each song itself."
              other="# selected stations are paused, or tell each song themselves."
              value={unchanged}
            />
          ) : (
            <Plural
              one="# selected station is not paused."
              other="# selected stations are not paused."
              value={unchanged}
            />
          )}
        </p>
      )}
    </>
  );
}

function effectOf(action: FleetAction, { stations, texts }: FleetCost): ReactNode {
  const count = stations.length;
  if (action === 'pause')
    return (
      <>
        <Plural
          one="# station records and sends nothing while paused."
          other="# stations record and send nothing while paused."
          value={count}
        />{' '}
        <Plural
          _0="No text was recorded in the last 24 hours."
          one="# text was recorded in the last 24 hours."
          other="# texts were recorded in the last 24 hours."
          value={texts}
        />
      </>
    );
  if (action === 'resume')
    return (
      <Plural
        one="# station records and sends songs again, from its next text on."
        other="# stations record and send songs again, from their next text on."
        value={count}
      />
    );
  if (action === 'refetch')
    return (
      <Plural
        one="The text of # station is read within seconds, instead of at its next interval."
        other="The texts of # stations are read within seconds, instead of at their next interval."
        value={count}
      />
    );
  return (
    <>
      {action === 'add_rule' ? (
        <Plural
          one="The rule is applied to each next text of # station, after its own rules."
          other="The rule is applied to each next text of # stations, after their own rules."
          value={count}
        />
      ) : (
        <Plural
          one="# station no longer records the text as a song."
          other="# stations no longer record the text as a song."
          value={count}
        />
      )}{' '}
      <Plural
        _0="No text was received in the last 24 hours."
        one="# text was received in the last 24 hours."
        other="# texts were received in the last 24 hours."
        value={texts}
      />{' '}
      <Trans>The history stays as it is.</Trans>
    </>
  );
}

const shownNames = 5;

function Names({ stations }: { stations: readonly NowPlayingFleetRow[] }) {
  const more = stations.length - shownNames;
  return (
    <p className="wrap-anywhere">
      {stations.slice(0, shownNames).map(({ stationId, name }, place) => (
        <span key={stationId}>
          {place > 0 && ', '}
          <bdi className="font-medium text-fg">{name}</bdi>
        </span>
      ))}
      {more > 0 && (
        <>
          {' '}
          <Plural one="and # more" other="and # more" value={more} />
        </>
      )}
    </p>
  );
}
