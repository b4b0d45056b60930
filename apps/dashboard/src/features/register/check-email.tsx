import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { ApiError, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { useState } from 'react';
import { useTimeLeft } from '#/components/countdown/countdown.tsx';
import { resendVerification } from '#/data/registration/registration.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useIsFuture } from '#/lib/use-is-future.ts';

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

type Outcome = 'sent' | { error: unknown };

export interface CheckEmailProps {
  email: string;
  onChange: () => void;
}

/** The account is requested; the next step is in the email. */
export function CheckEmail({ email, onChange }: CheckEmailProps) {
  const { i18n } = useLingui();
  const { api } = useRouteContext({ from: '/_public/register' });
  const [mayResendAt, setMayResendAt] = useState(() => inSeconds(limits.resendAfterS));
  const hours = limits.verifyLinkHours;
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isTooSoon = useIsFuture(mayResendAt);
  const wait = useTimeLeft(mayResendAt);

  async function resend() {
    setIsBusy(true);
    try {
      await resendVerification(api, { email });
      setOutcome('sent');
      setMayResendAt(inSeconds(limits.resendAfterS));
    } catch (error) {
      setOutcome({ error });
      const waitS = error instanceof ApiError ? error.retryAfterS : null;
      if (waitS !== null) setMayResendAt(inSeconds(waitS));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid gap-5">
      <p className="text-fg-muted">
        <Trans>Can’t find it? Check your spam folder. The link is valid for {hours} hours.</Trans>
      </p>
      <div className="grid gap-3">
        <Button block disabled={isTooSoon} loading={isBusy} onClick={() => void resend()} size="lg">
          {isTooSoon ? (
            <span className="tabular-nums">
              <Trans>Send again in {wait}</Trans>
            </span>
          ) : (
            <Trans>Send again</Trans>
          )}
        </Button>
        <Button block onClick={onChange} size="lg" variant="ghost">
          <Trans>Wrong address? Change it</Trans>
        </Button>
      </div>
      <p role="status">
        {outcome &&
          (outcome === 'sent' ? (
            <Trans>We sent the email again to {email}.</Trans>
          ) : (
            errorText(i18n, outcome.error)
          ))}
      </p>
    </div>
  );
}
