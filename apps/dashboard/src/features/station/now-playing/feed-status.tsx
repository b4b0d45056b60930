import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { NowPlaying } from '@unmuted/api';
import { StatusPill } from '@unmuted/ui/status-pill';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { feedProblems } from '#/features/station/now-playing/now-playing.messages.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';

/** The last reply of the saved page, and what is wrong with it. */
export function FeedStatus({ feed: { checkedAt, problem } }: { feed: NonNullable<NowPlaying['feed']> }) {
  const { timeZone } = useNowPlayingStation();
  if (checkedAt === null)
    return (
      <p className="text-13 text-fg-muted">
        <Trans>The page has not been read yet.</Trans>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13" role="status">
      <StatusPill status={problem === null ? 'passed' : 'failed'}>
        {problem === null ? <Trans>Works</Trans> : <Trans>Fails</Trans>}
      </StatusPill>
      {problem !== null && (
        <span>
          <Problem code={problem} />
        </span>
      )}
      <span className="text-fg-muted">
        <Trans>
          Last read <AgeSince at={checkedAt} timeZone={timeZone} /> ago
        </Trans>
      </span>
    </p>
  );
}

/** The reason in words; a code without words as it is. */
function Problem({ code }: { code: string }) {
  const { i18n } = useLingui();
  const text = feedProblems[code];
  if (text) return i18n._(text);
  if (/^\d{3}$/.test(code)) return <Trans>The page answers with status {code}</Trans>;
  return (
    <Trans>
      The page was not read: <code>{code}</code>
    </Trans>
  );
}
