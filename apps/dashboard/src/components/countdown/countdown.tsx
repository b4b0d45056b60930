import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';
import { useNow } from '#/lib/use-now.ts';

/** The time until a moment in words, such as `4 min 10 sec`; it moves once a second. */
export function useTimeLeft(until: number): string {
  const seconds = Math.floor((until - useNow(1000)) / 1000);
  return useFormats().duration(Math.max(1, seconds));
}

/** How long to wait before trying again, counted down. Only to see: what is said aloud is `WaitAnnouncement`'s. */
export function Countdown({ until }: { until: number }) {
  const { t } = useLingui();
  const wait = useTimeLeft(until);
  const isAhead = useIsFuture(until);
  return (
    <p aria-hidden="true" className="tabular-nums">
      {isAhead ? t`Try again in ${{ wait }}.` : t`You can try again now.`}
    </p>
  );
}

/** Says politely how long to wait, once, and again when the wait is over. */
export function WaitAnnouncement({ until }: { until: number }) {
  const { t } = useLingui();
  const wait = useTimeLeft(until);
  const isAhead = useIsFuture(until);
  const [first, setFirst] = useState('');
  // A live region is heard when its content changes: so it is there first, and speaks afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait as it was at the start is what is said
  useEffect(() => setFirst(wait), [until]);
  return (
    <VisuallyHidden role="status">
      {first !== '' && (isAhead ? t`Try again in ${{ wait: first }}.` : t`You can try again now.`)}
    </VisuallyHidden>
  );
}
