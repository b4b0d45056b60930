import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminCustomerProduct, ApiClients } from '@unmuted/api';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { useCallback, useState } from 'react';
import { type CastAct, CastActDialog } from '#/components/cast-acts/cast-act-dialog.tsx';
import { customerKeys } from '#/data/customers/customers.queries.ts';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';
import { usePermissions } from '#/session/use-permission.ts';

export interface CastMenuProps {
  api: ApiClients;
  cast: AdminCustomerProduct;
}

/** The acts of staff on a cast of the customer. */
export function CastMenu({ api, cast: { name, username, state } }: CastMenuProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const may = usePermissions();
  const [act, setAct] = useState<CastAct | null>(null);
  const close = useCallback(() => {
    setAct(null);
    // The act may have changed the products, and the customer that owns the cast.
    void client.invalidateQueries({ queryKey: customerKeys.all });
  }, [client]);
  if (username === null) return null;
  return (
    <>
      <RowMenu label={t`Actions for ${name}`}>
        <DropdownMenuItem asChild>
          <Link params={{ username }} to="/admin/cast/$username">
            <Trans context="a cast">Open</Trans>
          </Link>
        </DropdownMenuItem>
        {state !== 'terminated' && may('casts.manage') && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => setAct('plan')}>
              <Trans>Change plan…</Trans>
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setAct('transfer')}>
              <Trans>Transfer to another customer…</Trans>
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            {state === 'suspended' ? (
              <>
                <DropdownMenuItem onSelect={() => setAct('suspend')}>
                  <Trans>Change the reason…</Trans>
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => setAct('unsuspend')}>
                  <Trans>Lift the suspension…</Trans>
                </DropdownMenuItem>
              </>
            ) : (
              <DropdownMenuItem onSelect={() => setAct('suspend')} tone="danger">
                <Trans context="a cast">Suspend…</Trans>
              </DropdownMenuItem>
            )}
          </>
        )}
        {state !== 'terminated' && may('casts.terminate') && (
          <DropdownMenuItem onSelect={() => setAct('terminate')} tone="danger">
            <Trans>Terminate…</Trans>
          </DropdownMenuItem>
        )}
      </RowMenu>
      {act !== null && <CastActDialog act={act} api={api} onClose={close} username={username} />}
    </>
  );
}
