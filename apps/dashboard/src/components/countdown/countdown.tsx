import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';
import { usePresent } from '#/lib/use-now.ts';

/** Formats the time until a moment of the browser's clock, such as `4 min 10 s`; updates once a second. */
export function useTimeLeft(until: number): string {
  const seconds = usePresent((now) => Math.floor((until - now) / 1000), Date.now);
  return useFormats().duration(Math.max(1, seconds));
}

/** A visible countdown until a retry is possible. `WaitAnnouncement` announces it to screen readers. */
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

/** Announces the wait once, and its end. */
export function WaitAnnouncement({ until }: { until: number }) {
  const { t } = useLingui();
  const wait = useTimeLeft(until);
  const isAhead = useIsFuture(until);
  const [first, setFirst] = useState('');
  // A live region announces changes only: so it is rendered empty first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces only the initial wait
  useEffect(() => setFirst(wait), [until]);
  return (
    <VisuallyHidden role="status">
      {first !== '' && (isAhead ? t`Try again in ${{ wait: first }}.` : t`You can try again now.`)}
    </VisuallyHidden>
  );
}
