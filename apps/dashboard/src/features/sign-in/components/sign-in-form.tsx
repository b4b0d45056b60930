import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useAuth, useAuthView } from '#/session/auth-context.tsx';
import type { Area } from '#/session/session-user.ts';

/** The fields as typed; nothing of them is kept outside the form. */
function submitted(event: FormEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  return (name) => String(data.get(name) ?? '');
}

/** `method=post` on purpose: were the page not yet alive, the fields would still never reach the address. */
export function SignInForm({ area }: { area: Area }) {
  const auth = useAuth();
  const { state, message } = useAuthView();
  const isPending = state === 'pending';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const field = submitted(event);
    if (isPending) return;
    if (area === 'admin')
      auth.signInAdmin({ username: field('username').trim(), password: field('password') });
    else auth.signInCustomer({ email: field('email').trim(), password: field('password') });
  }

  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-4">
      {message !== null && !isPending && <p role="alert">{message}</p>}
      {area === 'admin' ? (
        <label className="grid gap-1">
          <Trans>Username</Trans>
          <input name="username" autoComplete="username" required maxLength={64} />
        </label>
      ) : (
        <label className="grid gap-1">
          <Trans>E-mail</Trans>
          <input name="email" type="email" autoComplete="username" required maxLength={254} />
        </label>
      )}
      <label className="grid gap-1">
        <Trans>Password</Trans>
        <input name="password" type="password" autoComplete="current-password" required maxLength={128} />
      </label>
      <button type="submit" aria-disabled={isPending} className="bg-accent-solid p-2 text-accent-fg">
        {isPending ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
      </button>
    </form>
  );
}
