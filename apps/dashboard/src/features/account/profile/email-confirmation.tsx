import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { useEffect, useRef } from 'react';
import { confirmEmail } from '#/data/account/account.queries.ts';
import { accountPaths } from '#/features/account/shell/account-sections.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Takes a new address with the token of the link that led here, once, and says what became of it. */
export function EmailConfirmation({ token }: { token: string | undefined }) {
  const { i18n } = useLingui();
  const { api, keepUser } = useAccount();
  const navigate = useNavigate();
  const confirmation = useMutation(confirmEmail(api));
  const taken = useRef<string>(undefined);
  const alert = useRef<HTMLDivElement>(null);
  const { error, isError, isPending, isSuccess, data, variables, mutate } = confirmation;

  useEffect(() => {
    if (token === undefined || token === taken.current) return;
    // Not before the page stands: an effect that React runs twice would send a link that works once, and lose the answer.
    const timer = setTimeout(() => {
      taken.current = token;
      mutate(token, { onSuccess: keepUser });
      // It has done its work: neither the history nor a bookmark shall hold it.
      void navigate({ to: accountPaths.customer.profile, search: {}, replace: true });
    });
    return () => clearTimeout(timer);
  }, [token, mutate, keepUser, navigate]);
  useEffect(() => {
    if (isError || isSuccess) alert.current?.focus();
  }, [isError, isSuccess]);

  if (isPending)
    return (
      <Alert tone="info">
        <Trans>Your new e-mail address is being confirmed.</Trans>
      </Alert>
    );
  if (isSuccess) {
    const { email } = data;
    return (
      <Alert
        className="outline-none"
        ref={alert}
        tabIndex={-1}
        title={<Trans>Your e-mail address is now {email}</Trans>}
        tone="success"
      >
        <Trans>From now on you sign in with it.</Trans>
      </Alert>
    );
  }
  if (!isError) return null;
  const isRefused = error instanceof ApiError && error.code === 'auth.invalid_link';
  return (
    <Alert
      actions={
        !isRefused && (
          <Button onClick={() => mutate(variables, { onSuccess: keepUser })} size="sm">
            <Trans>Retry</Trans>
          </Button>
        )
      }
      className="outline-none"
      ref={alert}
      tabIndex={-1}
      title={<Trans>Your e-mail address was not changed</Trans>}
      tone="danger"
    >
      {isRefused ? (
        <Trans>This link is no longer valid. Ask for a new one below if you still want to change it.</Trans>
      ) : (
        errorText(i18n, error)
      )}
    </Alert>
  );
}
