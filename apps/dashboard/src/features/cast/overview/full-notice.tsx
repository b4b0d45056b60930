import { Plural, Trans } from '@lingui/react/macro';
import type { CastOverview } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { HelpAction } from '#/components/help/help-action.tsx';
import { AgeSince, Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Shows that the listener limit is reached, or was today, whom that turned away, and what to do. */
export function FullNotice({ overview }: { overview: CastOverview }) {
  const formats = useFormats();
  const { isOwner, timeZone } = useCastContext();
  const { now, listenerLimit } = overview;
  const { fullSince, turnedAway } = now;
  if (now.state !== 'live' || (fullSince === null && turnedAway === null)) return null;
  const limit = formats.number(listenerLimit);
  const count = turnedAway?.count ?? 0;
  return (
    <Alert
      actions={isOwner ? <HelpAction topic="full" /> : <LimitsLink />}
      tone={fullSince === null ? 'neutral' : 'warning'}
      title={
        fullSince === null ? (
          <Trans>This cast was full today</Trans>
        ) : (
          <Trans>This cast is full: all {limit} places are taken</Trans>
        )
      }
    >
      {count > 0 && (
        <p className="text-fg">
          <Plural
            value={count}
            one="# listener was turned away today."
            other="# listeners were turned away today."
          />
        </p>
      )}
      {fullSince !== null ? (
        <Trans>
          Full since <Timestamp at={fullSince} timeZone={timeZone} /> (
          <AgeSince at={fullSince} timeZone={timeZone} />
          ). New listeners are rejected until someone leaves.
        </Trans>
      ) : (
        turnedAway && (
          <Trans>
            Last one at <Timestamp at={turnedAway.lastAt} timeZone={timeZone} />. There are free places now.
          </Trans>
        )
      )}
    </Alert>
  );
}

/** Only the staff can change the limits of a cast. */
function LimitsLink() {
  return (
    <Button asChild size="sm">
      <CastLink page="settings" tab="limits">
        <Trans>Change limits</Trans>
      </CastLink>
    </Button>
  );
}
