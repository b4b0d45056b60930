import { Trans } from '@lingui/react/macro';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import type { ReactNode } from 'react';

export interface NotPermittedProps {
  /** A button that leads to a permitted page. */
  action?: ReactNode;
  isStaff?: boolean;
}

/** In place of a page that the role of the user does not allow. */
export function NotPermitted({ action, isStaff = false }: NotPermittedProps) {
  return (
    <NotFoundState
      action={action}
      className="min-h-96"
      description={
        isStaff ? (
          <Trans>A superadmin can give you another role.</Trans>
        ) : (
          <Trans>The owner of the account can give you another role.</Trans>
        )
      }
      title={<Trans>Your role doesn’t allow this</Trans>}
    />
  );
}
