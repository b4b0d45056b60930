import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { useState } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

/** The request failed; the link may still be valid. */
export function NotVerified({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function retry() {
    setIsBusy(true);
    await router.invalidate();
    setIsBusy(false);
  }

  return (
    <BlankPage
      lead={<span role="alert">{errorText(i18n, error)}</span>}
      title={<Trans>Your address is not confirmed yet</Trans>}
    >
      <Button loading={isBusy} onClick={() => void retry()} size="lg" variant="primary">
        <Trans>Retry</Trans>
      </Button>
    </BlankPage>
  );
}
