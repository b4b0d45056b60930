import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link as RouterLink, useNavigate, useRouter } from '@tanstack/react-router';
import { ApiError, type TeamInviteOffer } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Link } from '@unmuted/ui/link';
import { useState } from 'react';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { useFocusOnContentChange } from '#/components/blank-page/use-focus-on-content-change.ts';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { NewPasswordField } from '#/components/new-password/new-password-field.tsx';
import { acceptTeamInvite } from '#/data/team/team.queries.ts';
import { teamInviteAcceptance } from '#/features/team-invite/team-invite.schema.ts';
import { isLocale } from '#/i18n/locales.ts';
import { errorText } from '#/i18n/notice.messages.ts';

const route = getRouteApi('/_public/admin/invite');

/** `/admin/invite`: an invited person of the staff chooses a username and a password. */
export function TeamInviteScreen() {
  const { token = '' } = route.useSearch();
  const { i18n } = useLingui();
  const router = useRouter();
  const { offer: data, error } = route.useLoaderData();
  const [isUsed, setUsed] = useState(false);
  const isInvalid = isUsed || (error instanceof ApiError && error.code === 'auth.invalid_link');
  useFocusOnContentChange(isInvalid ? 'invalid' : data ? 'form' : 'failed');
  if (isInvalid)
    return (
      <BlankPage
        lead={
          <Trans>
            The invitation has expired, was cancelled or was already accepted. Ask for another one.
          </Trans>
        }
        title={<Trans>This link is no longer valid</Trans>}
      >
        <AdminSignInLink />
      </BlankPage>
    );
  return (
    <BlankPage
      aside={<AdminSignInLink />}
      lead={data ? <Offer offer={data} /> : <Trans>The invitation could not be read.</Trans>}
      title={<Trans>Join the team</Trans>}
    >
      {data ? (
        <AcceptForm offer={data} onInvalid={() => setUsed(true)} token={token} />
      ) : (
        <div className="grid gap-4">
          <Alert tone="danger">{errorText(i18n, error)}</Alert>
          <Button onClick={() => void router.invalidate()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
    </BlankPage>
  );
}

function AdminSignInLink() {
  return (
    <Link asChild>
      <RouterLink search={{}} to="/admin">
        <Trans>Sign in</Trans>
      </RouterLink>
    </Link>
  );
}

function Offer({ offer: { name, email, role } }: { offer: TeamInviteOffer }) {
  if (role === 'superadmin')
    return (
      <Trans>
        <bdi>{name}</bdi> (<bdi>{email}</bdi>), you are invited as super administrator.
      </Trans>
    );
  return (
    <Trans>
      <bdi>{name}</bdi> (<bdi>{email}</bdi>), you are invited as administrator.
    </Trans>
  );
}

/** A proposal by the mailbox, as far as it is allowed in a username. */
function usernameOf(email: string): string {
  const [mailbox = ''] = email.split('@');
  const name = mailbox.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return name.length >= 3 ? name.slice(0, 32).replace(/-+$/, '') : '';
}

interface AcceptFormProps {
  token: string;
  offer: TeamInviteOffer;
  onInvalid: () => void;
}

function AcceptForm({ token, offer: { email, name }, onInvalid }: AcceptFormProps) {
  const { t, i18n } = useLingui();
  const { api } = route.useRouteContext();
  const navigate = useNavigate();
  const defaultValues = { username: usernameOf(email), password: '' };
  const form = useContractForm({
    schema: teamInviteAcceptance,
    defaultValues,
    toBody: (values: typeof defaultValues) => ({
      ...values,
      token,
      locale: isLocale(i18n.locale) ? i18n.locale : 'en',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    codeFields: { 'team.username_taken': 'username' },
    save: async (body) => {
      try {
        await acceptTeamInvite(api, body);
        // Removes the token from the URL; sign-in confirms that the person knows what was chosen.
        await navigate({ to: '/admin', replace: true, search: {}, state: { joinedAs: body.username } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'auth.invalid_link') throw error;
        onInvalid();
      }
      return undefined;
    },
  });
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure} />
      <Field
        error={form.errorOf('username', {
          pattern: t`Lower-case letters, digits and hyphens only; no hyphen at the start or end.`,
        })}
        hint={<Trans>You sign in with it. 3 to 32 lower-case letters, digits and hyphens.</Trans>}
        label={<Trans>Username</Trans>}
      >
        <Input
          {...form.register('username')}
          autoCapitalize="none"
          autoComplete="username"
          maxLength={32}
          size="lg"
          spellCheck={false}
        />
      </Field>
      <NewPasswordField
        {...form.register('password')}
        error={form.errorOf('password')}
        label={<Trans>Password</Trans>}
        personal={() => [email, name, form.getValues('username')]}
      />
      <Button block className="text-16" loading={form.isSaving} size="lg" type="submit" variant="primary">
        <Trans>Join the team</Trans>
      </Button>
    </form>
  );
}
