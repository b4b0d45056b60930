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

/** Confirms a new address once with the token from the link and shows the result. */
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
    // Deferred, because an effect that React runs twice would send the single-use token and lose its
    // response.
    const timer = setTimeout(() => {
      taken.current = token;
      mutate(token, { onSuccess: keepUser });
      // Removes the used token from the history and bookmarks.
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
        <Trans>Confirming your new email address…</Trans>
      </Alert>
    );
  if (isSuccess) {
    const { email } = data;
    return (
      <Alert
        className="outline-none"
        ref={alert}
        tabIndex={-1}
        title={<Trans>Your email address is now {email}</Trans>}
        tone="success"
      >
        <Trans>Use it to sign in from now on.</Trans>
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
      title={<Trans>Your email address was not changed</Trans>}
      tone="danger"
    >
      {isRefused ? (
        <Trans>
          This link is no longer valid. Request a new one below if you still want to change your email
          address.
        </Trans>
      ) : (
        errorText(i18n, error)
      )}
    </Alert>
  );
}
