import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { SilenceVerdict } from '@unmuted/api';
import { StatusPill, type StatusPillProps } from '@unmuted/ui/status-pill';
import { useIsConnectionLost } from '#/components/freshness/use-is-stale.ts';
import { verdictNames, verdictStatuses } from '#/components/silence/silence-words.messages.ts';

/** What was known before the connection was lost: nothing claims to be current. */
const wasOnAir = msg`Was on air`;

export interface VerdictPillProps {
  verdict: SilenceVerdict;
  appearance?: StatusPillProps['appearance'];
}

/** What a checker hears, as colour, icon and word. */
export function VerdictPill({ verdict, appearance }: VerdictPillProps) {
  const { i18n } = useLingui();
  const isPast = useIsConnectionLost() && verdict === 'on_air';
  return (
    <StatusPill appearance={appearance} status={isPast ? 'unknown' : verdictStatuses[verdict]}>
      {i18n._(isPast ? wasOnAir : verdictNames[verdict])}
    </StatusPill>
  );
}
