import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { SignInLink } from '#/components/blank-page/sign-in-link.tsx';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { NewPasswordField } from '#/components/new-password/new-password-field.tsx';
import { acceptCustomerInvitation } from '#/data/registration/registration.queries.ts';
import { customerInvitationAcceptance } from '#/features/register/register.schema.ts';

export interface AcceptCustomerInvitationProps {
  token: string;
  onInvalid: () => void;
}

const empty = { password: '' };

/** An invited person chooses a password. */
export function AcceptCustomerInvitation({ token, onInvalid }: AcceptCustomerInvitationProps) {
  const { api, config } = useRouteContext({ from: '/_public/register' });
  const navigate = useNavigate();
  const { brand } = config;
  const form = useContractForm({
    schema: customerInvitationAcceptance,
    defaultValues: empty,
    toBody: ({ password }: typeof empty) => ({ token, password }),
    save: async (body) => {
      try {
        const { email } = await acceptCustomerInvitation(api, body);
        // Removes the token from the URL.
        await navigate({ to: '/register', replace: true, search: {}, state: { verifiedEmail: email } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'auth.invalid_link') throw error;
        onInvalid();
      }
      return undefined;
    },
  });
  return (
    <BlankPage
      aside={<SignInLink />}
      lead={<Trans>Your account is prepared. With a password you can sign in to {brand}.</Trans>}
      title={<Trans>Choose your password</Trans>}
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
        <FormError failure={form.failure} />
        <NewPasswordField
          {...form.register('password')}
          error={form.errorOf('password')}
          label={<Trans>Password</Trans>}
        />
        <Button block className="text-16" loading={form.isSaving} size="lg" type="submit" variant="primary">
          <Trans>Accept the invitation</Trans>
        </Button>
      </form>
    </BlankPage>
  );
}

/** The link is expired, used, replaced or invalid: the server doesn’t reveal which. */
export function InvitationInvalid() {
  return (
    <BlankPage
      aside={<SignInLink />}
      lead={
        <Trans>
          You may have accepted the invitation already: try signing in. If the link has expired, ask us for a
          new one.
        </Trans>
      }
      title={<Trans>This invitation is no longer valid</Trans>}
    >
      {null}
    </BlankPage>
  );
}
