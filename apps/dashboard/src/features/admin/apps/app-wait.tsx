import { Trans } from '@lingui/react/macro';
import type { StaffAppItem } from '@unmuted/api';
import { ClockIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { waitingStates } from '#/features/admin/apps/apps.search.ts';
import { StateAge } from '#/features/admin/review/state-status.tsx';
import { usePresent } from '#/lib/use-now.ts';

/** What we promise customers: an answer within three days. */
const promiseMs = 3 * 86_400_000;

export interface AppWaitProps extends Pick<StaffAppItem, 'state' | 'stateSince'> {
  hasIcon?: boolean;
}

/** How long an app has been in its state, with a colour if it waits for us, and another after three days. */
export function AppWait({ state, stateSince, hasIcon = false }: AppWaitProps) {
  const isLate = usePresent((now) => stateSince !== null && now - Date.parse(stateSince) > promiseMs);
  if (stateSince === null) return null;
  if (!waitingStates.includes(state))
    return (
      <span className="inline-flex items-center gap-1.5 text-fg-muted">
        {hasIcon && <ClockIcon className="flex-none" />}
        <span>
          <StateAge since={stateSince} />
        </span>
      </span>
    );
  return (
    <span className={`inline-flex items-center gap-1.5 ${isLate ? 'text-danger-text' : 'text-silent-text'}`}>
      {isLate ? <TriangleAlertIcon className="flex-none" /> : <ClockIcon className="flex-none" />}
      <span>
        {isLate ? (
          <Trans>
            waiting for <AgeSince at={stateSince} />, over 3 days
          </Trans>
        ) : (
          <Trans>
            waiting for <AgeSince at={stateSince} />
          </Trans>
        )}
      </span>
    </span>
  );
}
