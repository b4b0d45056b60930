import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { AccountEvent } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DataList, DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { HistoryIcon, ShieldAlertIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { RelativeTime } from '@unmuted/ui/relative-time';
import { SettingsBar } from '@unmuted/ui/settings-layout';
import { DeviceName } from '#/components/device/device-name.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { eventTexts, isUnusual } from '#/i18n/event.messages.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

export interface ActivityCardProps {
  events: readonly AccountEvent[];
  total: number;
  more: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
}

/** Account activity, latest first. */
export function ActivityCard({ events, total, more }: ActivityCardProps) {
  const { i18n } = useLingui();
  const shown = events.length;
  return (
    <SectionCard
      description={<Trans>Sign-ins, rejected sign-ins and changes to this account.</Trans>}
      title={<Trans>Recent activity</Trans>}
    >
      {shown === 0 ? (
        <EmptyState
          className="min-h-44 border-t border-border-soft p-4"
          description={<Trans>Sign-ins and changes will appear here.</Trans>}
          title={<Trans>No activity yet</Trans>}
        />
      ) : (
        <DataList className="border-t border-border-soft">
          {events.map((event) => (
            <EventRow event={event} key={event.id} />
          ))}
        </DataList>
      )}
      {(more.hasNextPage || shown > 0) && (
        <SettingsBar
          note={
            more.isFetchNextPageError ? (
              errorText(i18n, more.error)
            ) : (
              <Trans>
                {shown} of {total} shown
              </Trans>
            )
          }
        >
          {more.hasNextPage && (
            <Button loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </SettingsBar>
      )}
    </SectionCard>
  );
}

/** Who acted. Customers see the provider's staff without names. */
function Actor({ by: { kind, name, isYou, key } }: Pick<AccountEvent, 'by'>) {
  if (key !== null) return <Trans>API key {key}</Trans>;
  if (isYou) return <Trans context="who acted">You</Trans>;
  if (kind === 'system') return <Trans>The server</Trans>;
  if (kind === 'nobody') return <Trans>Not signed in</Trans>;
  if (name !== null) return <bdi>{name}</bdi>;
  return kind === 'admin' ? <Trans context="who acted">Support</Trans> : <Trans>Removed person</Trans>;
}

function EventRow({ event: { action, address, at, by, device, object } }: { event: AccountEvent }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const now = new Date(useNow(10_000));
  const date = new Date(at);
  const isOdd = isUnusual(action);
  return (
    <DataListItem
      description={
        <span className="flex flex-wrap gap-x-3 tabular-nums">
          <span>
            <Actor by={by} />
          </span>
          {address !== null && <bdi>{address}</bdi>}
          {device && (
            <span>
              <DeviceName device={device} />
            </span>
          )}
        </span>
      }
      leading={
        <DataListIcon className="size-8 rounded-tile [&_svg]:size-5" tone={isOdd ? 'silent' : 'neutral'}>
          {isOdd ? <ShieldAlertIcon /> : <HistoryIcon />}
        </DataListIcon>
      }
      meta={
        <>
          <RelativeTime
            className="text-13 text-fg-subtle"
            date={date}
            exact={formats.dateTime(date)}
            format="long"
            now={now}
          />
          {isOdd && (
            <span className="flex items-center gap-1 text-13 font-medium text-silent-text">
              <TriangleAlertIcon />
              <Trans>Unusual</Trans>
            </span>
          )}
        </>
      }
      title={
        <span className="whitespace-normal">
          {i18n._(eventTexts[action])}
          {object !== null && <bdi className="ms-2 font-normal text-fg-muted">{object}</bdi>}
        </span>
      }
    />
  );
}
