import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type AccountSession, ApiError } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { DataListIcon, DataListItem } from '@unmuted/ui/data-list';
import { RelativeTime } from '@unmuted/ui/relative-time';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { endSession } from '#/data/security/security.queries.ts';
import { DeviceIcon, DeviceName } from '#/components/device/device-name.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

const minuteMs = 60_000;

export interface SessionRowProps {
  session: AccountSession;
  /** Called when the session has ended and the row will be removed. */
  onEnded: () => void;
}

/** One session with its device, location and last activity, and a control to sign it out. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useLingui();
  const { api } = useAccount();
  const formats = useFormats();
  const now = useNow(10_000);
  const { mutateAsync } = useMutation(endSession(api));
  const { id, address, createdAt, device, isCurrent, lastSeenAt } = session;
  const lastSeen = new Date(lastSeenAt);
  const started = formats.dateTime(new Date(createdAt));
  const isNow = isCurrent || now - lastSeen.getTime() < 2 * minuteMs;
  const name = <DeviceName device={device} />;

  async function end() {
    try {
      await mutateAsync(id);
    } catch (error) {
      // A session that has already ended is the desired result.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }

  return (
    <DataListItem
      action={
        isCurrent ? null : (
          <ConfirmDialog
            action={<Trans context="another browser">Sign out</Trans>}
            onConfirm={end}
            onDone={onEnded}
            title={<Trans>Sign out {name}?</Trans>}
            trigger={
              <Button size="sm">
                <Trans context="another browser">Sign out</Trans>
              </Button>
            }
          >
            <Trans>That device will have to sign in again.</Trans>
          </ConfirmDialog>
        )
      }
      description={
        <span className="flex flex-wrap gap-x-3 tabular-nums">
          <bdi>{address ?? t`Unknown address`}</bdi>
          <span>
            <Trans>Signed in {started}</Trans>
          </span>
        </span>
      }
      leading={
        <DataListIcon className="size-8 rounded-tile">
          <DeviceIcon kind={device.kind} />
        </DataListIcon>
      }
      meta={
        isNow ? (
          <Trans>Active now</Trans>
        ) : (
          <RelativeTime
            date={lastSeen}
            exact={formats.dateTime(lastSeen)}
            format="long"
            now={new Date(now)}
          />
        )
      }
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isCurrent && (
            <Badge tone="info">
              <Trans>This browser</Trans>
            </Badge>
          )}
        </span>
      }
    />
  );
}
