import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ApiClients, ApiError, type SilencePolicy } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageHeader } from '@unmuted/ui/page-header';
import { type ReactNode, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { silencePolicyQuery } from '#/data/admin-silence/silence-policies.queries.ts';
import { PolicyForm } from '#/features/admin/silence-policies/policy-form.tsx';
import { PolicyRecipients } from '#/features/admin/silence-policies/policy-recipients.tsx';

const route = getRouteApi('/_admin/admin/silence/policies/$policyId');

const DeletePolicyDialog = lazyOverlay(
  async () => (await import('#/features/admin/silence-policies/delete-policy-dialog.tsx')).DeletePolicyDialog,
);

/** `/admin/silence/policies/{id}`: one policy of the team, and who it tells. */
export function SilencePolicyScreen() {
  const id = route.useParams({ select: (params) => params.policyId });
  const api = route.useRouteContext({ select: (context) => context.api });
  const query = useQuery(silencePolicyQuery(api, id));
  const { data, error } = query;
  const isMissing = !data && error instanceof ApiError && (error.status === 404 || error.status === 422);
  // One header for all states: focus stays on its heading while the policy is loaded.
  return (
    <>
      <PolicyHeader api={api} isMissing={isMissing} policy={data} />
      {isMissing ? (
        <NotThere />
      ) : (
        <QueryContent
          failedTitle={<Trans>Couldn’t load the policy</Trans>}
          query={query}
          skeleton={
            <div className="grid gap-4 md:gap-6">
              <RowsSkeleton count={6} hasTitle />
              <RowsSkeleton count={3} hasTitle />
            </div>
          }
        >
          {(policy) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
              <PolicyForm api={api} key={policy.id} policy={policy} />
              <PolicyRecipients api={api} policy={policy} />
            </div>
          )}
        </QueryContent>
      )}
    </>
  );
}

interface PolicyHeaderProps {
  api: ApiClients;
  policy: SilencePolicy | undefined;
  isMissing: boolean;
}

function PolicyHeader({ api, policy, isMissing }: PolicyHeaderProps) {
  const breadcrumb = [
    <Link key="dashboard" to="/admin/dashboard">
      <Trans>Dashboard</Trans>
    </Link>,
    <Link key="silence" to="/admin/silence">
      <Trans>Silence</Trans>
    </Link>,
    <Link key="policies" to="/admin/silence/policies">
      <Trans>Policies</Trans>
    </Link>,
  ];
  if (policy) return <NamedHeader api={api} breadcrumb={breadcrumb} policy={policy} />;
  return (
    <PageHeader
      breadcrumb={breadcrumb}
      title={isMissing ? <Trans>Policy not found</Trans> : <Trans>Policy about silence</Trans>}
    />
  );
}

interface NamedHeaderProps {
  api: ApiClients;
  policy: SilencePolicy;
  breadcrumb: readonly ReactNode[];
}

function NamedHeader({ api, policy, breadcrumb }: NamedHeaderProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setDeleting(false);
  const brand = route.useRouteContext({ select: (context) => context.config.brand });
  const { name, stations, recipients } = policy;
  useOwnTitle(`${name} – ${t`Policies about silence`} · ${brand}`);
  const told = recipients.filter(({ state }) => state === 'confirmed').length;
  return (
    <>
      <PageHeader
        actions={
          <Button onClick={() => setDeleting(true)}>
            <Trans>Delete…</Trans>
          </Button>
        }
        breadcrumb={[...breadcrumb, <bdi key="policy">{name}</bdi>]}
        title={<bdi>{name}</bdi>}
      />
      {isDeleting && (
        <DeletePolicyDialog
          api={api}
          onClose={close}
          onDeleted={() => navigate({ to: '/admin/silence/policies', ignoreBlocker: true })}
          onLoadFailed={close}
          policy={{
            ...policy,
            stations: stations === null ? null : stations.length,
            recipients: told,
            pending: recipients.length - told,
          }}
        />
      )}
    </>
  );
}

function NotThere() {
  return (
    <NotFoundState
      action={
        <Button asChild>
          <Link to="/admin/silence/policies">
            <Trans>All policies</Trans>
          </Link>
        </Button>
      }
      description={<Trans>It was deleted, or the address is not complete.</Trans>}
      title={<Trans>There is no such policy</Trans>}
    />
  );
}
