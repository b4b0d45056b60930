import { Trans } from '@lingui/react/macro';
import { useIsConnectionLost } from '#/components/freshness/use-is-stale.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface LastUpdateProps {
  /** When the engine was last polled. */
  checkedAt: string | null;
  timeZone?: string | undefined;
}

/** The age of the displayed data. */
export function LastUpdate({ checkedAt, timeZone }: LastUpdateProps) {
  const formats = useFormats();
  const isLost = useIsConnectionLost();
  if (checkedAt === null) return <Trans>Not up to date</Trans>;
  const time = formats.clock(new Date(checkedAt), timeZone);
  return isLost ? <Trans>Last update {time}, reconnecting</Trans> : <Trans>Last update {time}</Trans>;
}
