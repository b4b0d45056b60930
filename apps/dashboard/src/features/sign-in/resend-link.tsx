import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { type MouseEvent, useState } from 'react';
import { resendVerification } from '#/data/registration/registration.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';

type Outcome = { sentTo: string } | { error: unknown };

/** Resends the confirmation link to the unconfirmed address in the form. */
export function ResendLink() {
  const { i18n } = useLingui();
  const { openSession } = useRouteContext({ from: '__root__' });
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function resend({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const email = form?.querySelector<HTMLInputElement>('[name="email"]')?.value.trim() ?? '';
    setIsBusy(true);
    try {
      const { api } = await openSession();
      await resendVerification(api, { email });
      setOutcome({ sentTo: email });
    } catch (error) {
      setOutcome({ error });
    } finally {
      setIsBusy(false);
    }
  }

  if (outcome && 'sentTo' in outcome) {
    const { sentTo } = outcome;
    return (
      <p className="text-13" role="status">
        <Trans>A new link is on its way to {sentTo}.</Trans>
      </p>
    );
  }
  return (
    <>
      <Button loading={isBusy} onClick={(event) => void resend(event)} size="sm">
        <Trans>Send the link again</Trans>
      </Button>
      <p className="w-full text-13 empty:-mt-2" role="status">
        {outcome && errorText(i18n, outcome.error)}
      </p>
    </>
  );
}
