import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ApiClients, SilencePolicyRow } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { PlusIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { SilenceTabs } from '#/components/silence-tabs/silence-tabs.tsx';
import { silencePoliciesQuery, turnPolicy } from '#/data/admin-silence/silence-policies.queries.ts';
import { PoliciesTable } from '#/features/admin/silence-policies/policies-table.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

const route = getRouteApi('/_admin/admin/silence/policies/');

const NewPolicyDialog = lazyOverlay(
  async () => (await import('#/features/admin/silence-policies/new-policy-dialog.tsx')).NewPolicyDialog,
);
const DeletePolicyDialog = lazyOverlay(
  async () => (await import('#/features/admin/silence-policies/delete-policy-dialog.tsx')).DeletePolicyDialog,
);

type Opened = { readonly act: 'create' } | { readonly act: 'delete'; readonly policy: SilencePolicyRow };

/** `/admin/silence/policies`: who of the team is told about which stations. */
export function SilencePoliciesScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const { data, error, isFetching, refetch } = useQuery(silencePoliciesQuery(api));
  const turn = useTurn(api);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isFull = data !== undefined && data.items.length >= data.limit;
  const create = (
    <Button disabled={isFull} onClick={() => setOpened({ act: 'create' })} variant="primary">
      <PlusIcon aria-hidden />
      <Trans>New policy</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        actions={data && data.items.length > 0 && create}
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link key="silence" to="/admin/silence">
            <Trans>Silence</Trans>
          </Link>,
          <Trans key="policies">Policies</Trans>,
        ]}
        title={<Trans>Policies about silence</Trans>}
      />
      <SilenceTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        {isFull && (
          <Alert silent tone="info">
            <Plural
              one="There can be # policy. Delete it to create another one."
              other="There can be # policies. Delete one to create another one."
              value={data.limit}
            />
          </Alert>
        )}
        <Card className="min-w-0 overflow-hidden">
          <PoliciesTable
            create={create}
            failed={
              error && !data
                ? {
                    title: <Trans>Couldn’t load the policies</Trans>,
                    description: errorText(i18n, error),
                    retrying: isFetching,
                    onRetry: () => void refetch(),
                  }
                : undefined
            }
            list={data}
            onDelete={(policy) => setOpened({ act: 'delete', policy })}
            onTurn={turn}
          />
        </Card>
      </div>
      {opened?.act === 'create' && <NewPolicyDialog api={api} onClose={close} onLoadFailed={close} />}
      {opened?.act === 'delete' && (
        <DeletePolicyDialog api={api} onClose={close} onLoadFailed={close} policy={opened.policy} />
      )}
    </>
  );
}

/** Turns a policy on or off, and says who is told then. */
function useTurn(api: ApiClients) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(turnPolicy(api));
  return async ({ id, name, recipients, isEnabled }: SilencePolicyRow) => {
    try {
      await mutateAsync({ id, isEnabled: !isEnabled });
      toasts.show({
        tone: 'success',
        title: isEnabled ? (
          <Trans>
            <bdi>{name}</bdi> is off
          </Trans>
        ) : (
          <Trans>
            <bdi>{name}</bdi> is on
          </Trans>
        ),
        description: isEnabled ? (
          <Trans>It tells nobody until you turn it on.</Trans>
        ) : (
          <Plural
            _0="It tells nobody until a recipient is confirmed."
            one="It tells # recipient."
            other="It tells # recipients."
            value={recipients}
          />
        ),
      });
    } catch (failure) {
      toasts.show({ tone: 'danger', title: errorText(i18n, failure) });
    }
  };
}
