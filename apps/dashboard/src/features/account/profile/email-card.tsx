import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { CardBody } from '@unmuted/ui/card';
import { useState } from 'react';
import { ChangeEmailDialog } from '#/features/account/profile/change-email-dialog.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';

/** The customer's sign-in address, with a control to change it. */
export function EmailCard({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isPending = sentTo !== null && sentTo !== email;
  return (
    <SectionCard
      description={<Trans>Used to sign in and for account emails.</Trans>}
      title={<Trans>Email address</Trans>}
    >
      <CardBody className="border-t border-border-soft grid grid-cols-[minmax(0,1fr)] gap-4">
        {isPending && (
          <Alert title={<Trans>We sent a link to {sentTo}</Trans>} tone="info">
            <Trans>You keep signing in with {email} until you open the link. The link expires soon.</Trans>
          </Alert>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="min-w-0 font-medium wrap-anywhere">
            <bdi>{email}</bdi>
          </p>
          <ChangeEmailDialog onSent={setSentTo} currentEmail={email} />
        </div>
      </CardBody>
    </SectionCard>
  );
}
