import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import type { SessionUser } from '#/session/session-user.ts';
import { timeZoneOf } from '#/session/time-zone.ts';

/** The provider and the time zone of displayed times. */
export function FrameFooter({ user }: { user: SessionUser }) {
  const company = useRouteContext({ from: '__root__', select: ({ config }) => config.company });
  const year = new Date().getFullYear();
  const timeZone = timeZoneOf(user) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <span>
        © {year} {company}
      </span>
      <span className="md:ms-auto">
        <Trans>Times in {timeZone}</Trans>
      </span>
    </>
  );
}
