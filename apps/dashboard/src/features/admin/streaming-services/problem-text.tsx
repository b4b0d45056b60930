import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { problemTexts } from '#/features/admin/streaming-services/services.messages.ts';

/** The reason of a failed check; nothing for a code that this version does not know. */
export function ProblemText({ problem }: { problem: string }) {
  const { i18n } = useLingui();
  if (/^\d{3}$/.test(problem)) return <Trans>The server answered with HTTP {problem}.</Trans>;
  const text = problemTexts[problem];
  return text === undefined ? null : i18n._(text);
}
