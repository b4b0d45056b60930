import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SiteDomain } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { RotateCwIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { useTimeLeft } from '#/components/countdown/countdown.tsx';
import { domainActs } from '#/data/sites/domains.queries.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';

/** The server checks a domain at most once in this time. */
const restMs = 10_000;

/** Asks DNS now; then not again for ten seconds. */
export function CheckNowButton({ domain: { domain } }: { domain: SiteDomain }) {
  const { i18n } = useLingui();
  const { api, username } = useSite();
  const toasts = useToast();
  const [until, setUntil] = useState(0);
  const isResting = useIsFuture(until);
  const check = useMutation(domainActs(api, username).check);
  const start = () => {
    // Still focusable while it rests, so that the focus is not lost.
    if (isResting || check.isPending) return;
    setUntil(Date.now() + restMs);
    check.mutate(domain, {
      onError: (error) => toasts.show({ tone: 'danger', title: errorText(i18n, error) }),
    });
  };
  return (
    <Button
      aria-disabled={isResting || undefined}
      loading={check.isPending}
      onClick={start}
      variant="primary"
    >
      <RotateCwIcon />
      {isResting && !check.isPending ? <Again until={until} /> : <Trans>Check now</Trans>}
    </Button>
  );
}

function Again({ until }: { until: number }) {
  const wait = useTimeLeft(until);
  return (
    <span className="tabular-nums">
      <Trans>Check again in {wait}</Trans>
    </span>
  );
}
