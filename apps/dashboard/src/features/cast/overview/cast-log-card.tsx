import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, AuditAction, CastLogEntry } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Timeline, type TimelineEvent } from '@unmuted/ui/timeline';
import { Button } from '@unmuted/ui/button';
import { useId, useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { castLogQuery } from '#/data/admin-casts/cast-life.queries.ts';
import { eventTexts } from '#/i18n/event.messages.ts';
import { useNow } from '#/lib/use-now.ts';

export interface CastLogProps {
  api: ApiClients;
  username: string;
  timeZone: string | undefined;
}

const shownAtFirst = 10;

/** The latest recorded events of a cast: sources, rejections, tests and actions. */
export function CastLogCard({ api, username, timeZone }: CastLogProps) {
  const id = useId();
  const now = useNow(60_000);
  const log = useQuery(castLogQuery(api, username));
  const [isWhole, setIsWhole] = useState(false);
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the log</Trans>}
      query={log}
      skeleton={<RowsSkeleton count={5} hasTitle />}
    >
      {({ items }) => (
        <Card asChild>
          <section aria-labelledby={id}>
            <CardHeader
              description={<Trans>Sources, rejected listeners, connection tests and actions, latest first.</Trans>}
              title={
                <span id={id}>
                  <Trans>Log</Trans>
                </span>
              }
            />
            <CardBody className="grid gap-4">
              {items.length === 0 ? (
                <EmptyState title={<Trans>Nothing was recorded yet</Trans>} />
              ) : (
                <Timeline
                  events={(isWhole ? items : items.slice(0, shownAtFirst)).map(toEvent)}
                  now={new Date(now)}
                  timeZone={timeZone}
                />
              )}
              {!isWhole && items.length > shownAtFirst && (
                <Button className="justify-self-start" onClick={() => setIsWhole(true)} size="sm">
                  <Plural one="Show # entry" other="Show all # entries" value={items.length} />
                </Button>
              )}
            </CardBody>
          </section>
        </Card>
      )}
    </QueryContent>
  );
}

function toEvent(entry: CastLogEntry, index: number): TimelineEvent {
  const { at, kind, mount, detail } = entry;
  const isRejection = kind === 'listeners.full' || kind === 'listeners.refused';
  return {
    id: `${at} ${kind} ${index}`,
    at: new Date(at),
    title: <LogTitle entry={entry} />,
    tone: isRejection ? 'warning' : kind === 'source.connected' ? 'good' : 'neutral',
    detail:
      kind === 'action' || (mount === null && detail === null) ? undefined : (
        <span className="wrap-anywhere">
          {[mount, isRejection ? null : detail].filter((part) => part !== null).join(' · ')}
        </span>
      ),
  };
}

function LogTitle({ entry: { kind, count, detail } }: { entry: CastLogEntry }) {
  const { i18n } = useLingui();
  switch (kind) {
    case 'source.connected':
      return <Trans>Source connected</Trans>;
    case 'source.disconnected':
      return <Trans>Source disconnected</Trans>;
    case 'listeners.full':
      return (
        <Plural
          one="# listener rejected within the hour: the cast was full"
          other="# listeners rejected within the hour: the cast was full"
          value={count ?? 0}
        />
      );
    case 'listeners.refused':
      return (
        <Plural
          one="# listener rejected within the hour by the access rules"
          other="# listeners rejected within the hour by the access rules"
          value={count ?? 0}
        />
      );
    case 'connection.tested':
      return detail === null ? <Trans>Connection test started</Trans> : <Trans>Connection test: rejected</Trans>;
    case 'action':
      return isAction(detail) ? i18n._(eventTexts[detail]) : detail;
    default:
      return kind;
  }
}

const isAction = (detail: string | null): detail is AuditAction =>
  detail !== null && Object.hasOwn(eventTexts, detail);
