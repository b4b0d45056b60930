import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ApiClients, StaffApp } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import { EyeIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { useState } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { appStates, storeNames } from '#/components/product-states/product-states.ts';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { customerQuery } from '#/data/customers/customers.queries.ts';
import { AppIcon } from '#/features/admin/apps/app-icon.tsx';
import { appsPaths, platformTexts } from '#/features/admin/apps/app-platforms.ts';
import { AppWait } from '#/features/admin/apps/app-wait.tsx';
import { StateStatus } from '#/features/admin/review/state-status.tsx';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';
import { usePermission } from '#/session/use-permission.ts';

const DeleteAppDialog = lazyOverlay(
  async () => (await import('#/features/admin/app/delete-app-dialog.tsx')).DeleteAppDialog,
);
const ViewAsDialog = lazyOverlay(
  async () => (await import('#/features/admin/customer/view-as-dialog.tsx')).ViewAsDialog,
);

export interface AppHeaderProps {
  api: ApiClients;
  platform: AppPlatform;
  /** Undefined while it is loaded. */
  app: StaffApp | undefined;
  isMissing: boolean;
}

/** State, customer and acts of an app. */
export function AppHeader({ api, platform, app, isMissing }: AppHeaderProps) {
  const { i18n } = useLingui();
  const texts = platformTexts[platform];
  const breadcrumb = [
    <Link key="dashboard" to="/admin/dashboard">
      <Trans>Dashboard</Trans>
    </Link>,
    <Link key="apps" to={appsPaths[platform]}>
      {i18n._(texts.apps)}
    </Link>,
  ];
  if (!app)
    return (
      <PageHeader
        breadcrumb={breadcrumb}
        meta={isMissing ? undefined : '\u00a0'}
        title={isMissing ? <Trans>App not found</Trans> : i18n._(texts.app)}
      />
    );
  const { draft, state, live, facts } = app.app;
  return (
    <PageHeader
      actions={<Actions api={api} app={app} />}
      breadcrumb={[...breadcrumb, <bdi key="name">{draft.name}</bdi>]}
      leading={<AppIcon file={draft.icon} filesUrl={facts.filesUrl} size={56} />}
      meta={<Facts app={app} />}
      status={
        <>
          <StateStatus appearance="pill" display={appStates[state]} />
          {live && state !== 'live' && (
            <Badge>
              <Trans>A version is in the store</Trans>
            </Badge>
          )}
        </>
      }
      title={<bdi>{draft.name}</bdi>}
    />
  );
}

function Facts({ app: { app, customer, settings } }: { app: StaffApp }) {
  const { t } = useWords();
  const brand = useRouteContext({ from: '__root__', select: (context) => context.config.brand });
  // An app and its twin for the other store often have one name.
  useOwnTitle(`${app.draft.name} (${storeNames[app.platform]}) · ${brand}`);
  const { packageId } = app.draft;
  const { versionName, versionCode } = settings;
  return (
    <>
      <span>
        <Trans>
          Version {versionName}, build {versionCode}
        </Trans>
      </span>
      {packageId !== '' && (
        <span className="inline-flex min-w-0 items-center gap-1">
          <code className="min-w-0 text-12 wrap-anywhere" dir="ltr">
            {packageId}
          </code>
          <CopyButton label={t`Copy ${packageId}`} text={packageId} />
        </span>
      )}
      <Link
        className="touch-target underline decoration-border-strong underline-offset-3 hover:decoration-current"
        params={{ id: customer.id }}
        to="/admin/customers/$id"
      >
        <bdi>{customer.name}</bdi>
      </Link>
      <AppWait hasIcon state={app.state} stateSince={app.stateSince} />
    </>
  );
}

function Actions({ api, app }: { api: ApiClients; app: StaffApp }) {
  const { t } = useWords();
  const mayDelete = usePermission('customers.delete');
  const customer = useQuery(customerQuery(api, app.customer.id)).data;
  const [act, setAct] = useState<'view' | 'delete' | null>(null);
  const close = () => setAct(null);
  const { name } = app.app.draft;
  return (
    <>
      <Button aria-haspopup="dialog" disabled={!customer} onClick={() => setAct('view')}>
        <EyeIcon />
        <Trans>View as customer</Trans>
      </Button>
      {mayDelete && (
        <RowMenu label={t`More actions for ${name}`}>
          <DropdownMenuItem onSelect={() => setAct('delete')} tone="danger">
            <Trans context="an app">Delete…</Trans>
          </DropdownMenuItem>
        </RowMenu>
      )}
      {act === 'delete' && <DeleteAppDialog api={api} app={app} onClose={close} onLoadFailed={close} />}
      {act === 'view' && customer && (
        <ViewAsDialog api={api} customer={customer} onClose={close} onLoadFailed={close} />
      )}
    </>
  );
}
