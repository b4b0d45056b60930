import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClients, StaffSite } from '@unmuted/api';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';
import { usePermissions } from '#/session/use-permission.ts';

const TakeDownDialog = lazyOverlay(
  async () => (await import('#/features/admin/customer/site-dialogs.tsx')).TakeDownDialog,
);
const ReinstateDialog = lazyOverlay(
  async () => (await import('#/features/admin/customer/site-dialogs.tsx')).ReinstateDialog,
);
const DeleteSiteDialog = lazyOverlay(
  async () => (await import('#/features/admin/customer/site-dialogs.tsx')).DeleteSiteDialog,
);
const SiteCodeDialog = lazyOverlay(
  async () => (await import('#/features/admin/customer/site-code-dialog.tsx')).SiteCodeDialog,
);

/** What staff can do with a site. Renders nothing for those who may only look. */
export function SiteMenu({ api, site }: { api: ApiClients; site: StaffSite }) {
  const { t } = useLingui();
  const may = usePermissions();
  const [act, setAct] = useState<'takeDown' | 'reinstate' | 'code' | 'delete' | null>(null);
  const close = () => setAct(null);
  const { title, takedown, allowsCode } = site;
  const dialog = { api, site, onClose: close, onLoadFailed: close };
  if (!may('customers.manage') && !may('customers.delete')) return null;
  return (
    <>
      <RowMenu label={t`Actions for the site ${title}`}>
        {may('customers.manage') && (
          <DropdownMenuItem onSelect={() => setAct('code')} {...(allowsCode && { tone: 'danger' })}>
            {allowsCode ? <Trans>Withdraw custom code…</Trans> : <Trans>Allow custom code…</Trans>}
          </DropdownMenuItem>
        )}
        {may('customers.manage') &&
          (takedown ? (
            <DropdownMenuItem onSelect={() => setAct('reinstate')}>
              <Trans context="a site">Reinstate…</Trans>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => setAct('takeDown')} tone="danger">
              <Trans>Take down…</Trans>
            </DropdownMenuItem>
          ))}
        {may('customers.delete') && (
          <DropdownMenuItem onSelect={() => setAct('delete')} tone="danger">
            <Trans context="a site">Delete…</Trans>
          </DropdownMenuItem>
        )}
      </RowMenu>
      {act === 'takeDown' && <TakeDownDialog {...dialog} />}
      {act === 'reinstate' && <ReinstateDialog {...dialog} />}
      {act === 'code' && <SiteCodeDialog {...dialog} />}
      {act === 'delete' && <DeleteSiteDialog {...dialog} />}
    </>
  );
}
