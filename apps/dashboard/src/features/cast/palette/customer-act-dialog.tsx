import type { ApiClients } from '@unmuted/api';
import { CastActDialog, type CastActDialogProps } from '#/features/cast/palette/cast-act-dialog.tsx';
import { CustomerCastProvider } from '#/features/cast/shell/customer-cast-provider.tsx';

export interface CustomerActDialogProps extends CastActDialogProps {
  api: ApiClients;
  username: string;
}

/** The dialog of an act on one of the customer's own casts. */
export function CustomerActDialog({ api, username, ...rest }: CustomerActDialogProps) {
  return (
    <CustomerCastProvider api={api} missing={null} username={username}>
      <CastActDialog {...rest} />
    </CustomerCastProvider>
  );
}
