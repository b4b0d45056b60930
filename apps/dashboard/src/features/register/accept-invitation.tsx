import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { ApiError, type OpenInvitation } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Skeleton } from '@unmuted/ui/skeleton';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { SignInLink } from '#/components/blank-page/sign-in-link.tsx';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { NewPasswordField } from '#/components/new-password/new-password-field.tsx';
import { acceptInvitation, invitationQuery } from '#/data/people/people.queries.ts';
import { invitationAcceptance, termsVersion } from '#/features/register/register.schema.ts';
import { nameFields } from '#/features/register/use-register-form.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useTheme } from '#/theme/theme-context.tsx';

export interface AcceptInvitationProps {
  token: string;
}

/** `/register?invite=…`: the invitation, and the form of a new person. */
export function AcceptInvitation({ token }: AcceptInvitationProps) {
  const { queryClient } = useRouteContext({ from: '/_public/register' });
  return (
    <QueryClientProvider client={queryClient}>
      <InvitationPage token={token} />
    </QueryClientProvider>
  );
}

function InvitationPage({ token }: AcceptInvitationProps) {
  const { t, i18n } = useLingui();
  const { api } = useRouteContext({ from: '/_public/register' });
  const { data, error, isPending, isFetching, refetch } = useQuery(invitationQuery(api, token));
  if (data?.hasSignIn) return <UseSignIn invitation={data} token={token} />;
  if (data) return <NewPerson invitation={data} token={token} />;
  if (isPending)
    return (
      <BlankPage lead={<Trans>This takes a moment.</Trans>} title={<Trans>Your invitation</Trans>}>
        <div aria-label={t`Loading`} className="grid gap-3" role="status">
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      </BlankPage>
    );
  const isGone = error instanceof ApiError && error.code === 'auth.invalid_link';
  return (
    <BlankPage
      aside={<SignInLink />}
      lead={
        isGone ? (
          <Trans>It was used, cancelled or has expired. Ask the person who invited you for a new one.</Trans>
        ) : (
          errorText(i18n, error)
        )
      }
      title={
        isGone ? (
          <Trans>This invitation is no longer valid</Trans>
        ) : (
          <Trans>This invitation can’t be opened</Trans>
        )
      }
    >
      {!isGone && (
        <Button block loading={isFetching} onClick={() => void refetch()} size="lg">
          <Trans>Retry</Trans>
        </Button>
      )}
    </BlankPage>
  );
}

interface KnownProps extends AcceptInvitationProps {
  invitation: OpenInvitation;
}

function Lead({ invitation: { account, invitedBy, email } }: Pick<KnownProps, 'invitation'>) {
  const address = <bdi className="font-medium wrap-anywhere text-fg">{email}</bdi>;
  if (invitedBy === null)
    return (
      <Trans>
        {address} is invited to the account <bdi>{account}</bdi>.
      </Trans>
    );
  return (
    <Trans>
      <bdi>{invitedBy}</bdi> invited {address} to the account <bdi>{account}</bdi>.
    </Trans>
  );
}

/** The address has a sign-in, which joins the account. */
function UseSignIn({ invitation, token }: KnownProps) {
  return (
    <BlankPage lead={<Lead invitation={invitation} />} title={<Trans>You are invited</Trans>}>
      <Button asChild block className="text-16" size="lg" variant="primary">
        <Link search={{ invite: token }} to="/template/pages/setting/join">
          <Trans>Sign in and continue</Trans>
        </Link>
      </Button>
    </BlankPage>
  );
}

function NewPerson({ invitation, token }: KnownProps) {
  const { t } = useLingui();
  const { locale } = useTheme();
  const { api } = useRouteContext({ from: '/_public/register' });
  const navigate = useNavigate();
  const form = useContractForm({
    schema: invitationAcceptance,
    defaultValues: { firstName: '', lastName: '', password: '', acceptedTerms: false },
    toBody: ({ acceptedTerms, ...values }) => ({
      ...values,
      token,
      locale,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      acceptedTerms: acceptedTerms ? termsVersion : undefined,
    }),
    save: async (body: Parameters<typeof acceptInvitation>[1]) => {
      const { email } = await acceptInvitation(api, body);
      await navigate({ to: '/register', replace: true, search: {}, state: { verifiedEmail: email } });
      return undefined;
    },
  });
  const unaccepted = t`Please accept the terms of service to continue.`;
  return (
    <BlankPage
      aside={<SignInLink />}
      lead={<Lead invitation={invitation} />}
      title={<Trans>You are invited</Trans>}
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
        <FormError failure={form.failure} />
        <input autoComplete="username" className="hidden" name="username" readOnly value={invitation.email} />
        <div className="grid items-start gap-5 md:grid-cols-2 md:gap-3">
          {nameFields(locale).map((name) => (
            <Field
              error={form.errorOf(name)}
              key={name}
              label={name === 'firstName' ? <Trans>First name</Trans> : <Trans>Last name</Trans>}
            >
              <Input
                {...form.register(name)}
                autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
                maxLength={60}
                size="lg"
              />
            </Field>
          ))}
        </div>
        <NewPasswordField
          {...form.register('password')}
          error={form.errorOf('password')}
          label={<Trans>Password</Trans>}
        />
        <Checkbox
          {...form.register('acceptedTerms')}
          error={form.errorOf('acceptedTerms', { required: unaccepted, enum: unaccepted })}
          label={<Trans>I accept the terms of service.</Trans>}
        />
        <Button block className="text-16" loading={form.isSaving} size="lg" type="submit" variant="primary">
          <Trans>Join the account</Trans>
        </Button>
      </form>
    </BlankPage>
  );
}
