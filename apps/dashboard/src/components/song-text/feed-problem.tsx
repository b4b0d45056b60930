import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { feedProblems } from '#/components/song-text/song-text.messages.ts';

/** Why the page of the playout software was not read; a code without words as it is. */
export function FeedProblem({ code }: { code: string }) {
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
