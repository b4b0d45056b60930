import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { PlusIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { keystoresQuery, signingBundlesQuery } from '#/data/apps/signing.queries.ts';
import { RadarSection } from '#/features/admin/signing/radar-section.tsx';
import { dropUsual, type SigningSearch, signingSearch } from '#/features/admin/signing/signing.search.ts';
import { ofBundle, ofKeystore, type Signing } from '#/features/admin/signing/signing-acts.ts';
import type { OpenedDialog } from '#/features/admin/signing/signing-dialog.tsx';
import { SigningDrawer } from '#/features/admin/signing/signing-drawer.tsx';
import { BundlesTable, KeystoresTable } from '#/features/admin/signing/signing-lists.tsx';
import { SigningTabs } from '#/features/admin/signing/signing-tabs.tsx';
import { usePermission } from '#/session/use-permission.ts';

const route = getRouteApi('/_admin/admin/apps/ios/signing-bundles');

const SigningDialog = lazyOverlay(
  async () => (await import('#/features/admin/signing/signing-dialog.tsx')).SigningDialog,
);

/** `/admin/apps/ios/signing-bundles`: what signs the apps of both platforms, and when that ends. */
export function SigningScreen() {
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: signingSearch, structuralSharing: true });
  const navigate = useNavigate();
  const mayManage = usePermission('signing.manage');
  const bundles = useQuery(signingBundlesQuery(api));
  const keystores = useQuery(keystoresQuery(api));
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const close = () => setOpened(null);
  const platform = search.tab === 'keystores' ? 'android' : 'ios';
  const change = (part: SigningSearch, isStep = false) =>
    void navigate({
      to: '/admin/apps/ios/signing-bundles',
      search: (previous) => dropUsual({ ...signingSearch(previous), ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const find = (id: string | undefined): Signing | undefined => {
    const [bundle] = (platform === 'ios' && bundles.data?.filter((each) => each.id === id)) || [];
    const [keystore] = (platform === 'android' && keystores.data?.filter((each) => each.id === id)) || [];
    return bundle ? ofBundle(bundle) : keystore && ofKeystore(keystore);
  };
  const add = mayManage && (
    <Button aria-haspopup="dialog" onClick={() => setOpened({ act: 'add', platform })} variant="primary">
      <PlusIcon />
      {platform === 'ios' ? <Trans>Add bundle</Trans> : <Trans>Add keystore</Trans>}
    </Button>
  );
  const onAct = (act: 'replace' | 'revoke' | 'delete', signing: Signing) => setOpened({ act, signing });
  const listProps = {
    action: add,
    mayManage,
    onAct,
    onOpen: (id: string) => change({ id }, true),
    onSearch: change,
    search,
  };
  return (
    <>
      <PageHeader
        actions={add}
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="signing">Signing</Trans>,
        ]}
        meta={<Meta bundles={bundles.data?.length} keystores={keystores.data?.length} />}
        title={<Trans>Signing</Trans>}
      />
      <SigningTabs bundles={bundles.data?.length} keystores={keystores.data?.length} tab={search.tab} />
      <div className="grid gap-4 md:gap-6">
        <RadarSection bundles={bundles} keystores={keystores} />
        <Card className="min-w-0 overflow-hidden">
          {platform === 'ios' ? (
            <BundlesTable {...listProps} query={bundles} />
          ) : (
            <KeystoresTable {...listProps} query={keystores} />
          )}
        </Card>
      </div>
      {search.id !== undefined && (
        <SigningDrawer
          key={search.id}
          mayManage={mayManage}
          onAct={onAct}
          onClose={() => change({ id: undefined })}
          platform={platform}
          query={platform === 'ios' ? bundles : keystores}
          signing={find(search.id)}
        />
      )}
      {opened && (
        <SigningDialog
          api={api}
          onAdded={(id) => change({ id }, true)}
          onClose={close}
          onDeleted={() => change({ id: undefined })}
          onLoadFailed={close}
          // The newest version, so that a second attempt after a conflict can succeed.
          opened={
            opened.act === 'add'
              ? opened
              : { act: opened.act, signing: find(opened.signing.secret.id) ?? opened.signing }
          }
        />
      )}
    </>
  );
}

function Meta({ bundles, keystores }: { bundles: number | undefined; keystores: number | undefined }) {
  return (
    <>
      {bundles !== undefined && (
        <span>
          <Plural _0="No iOS bundles" one="# iOS bundle" other="# iOS bundles" value={bundles} />
        </span>
      )}
      {keystores !== undefined && (
        <span>
          <Plural
            _0="No Android keystores"
            one="# Android keystore"
            other="# Android keystores"
            value={keystores}
          />
        </span>
      )}
      <span>
        <Trans>Secrets go in, never out</Trans>
      </span>
    </>
  );
}
