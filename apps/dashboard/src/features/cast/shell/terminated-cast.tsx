import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminCast, ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { PageHeader } from '@unmuted/ui/page-header';
import { useToast } from '@unmuted/ui/toast';
import { useId } from 'react';
import { CastStatus } from '#/components/cast-status/cast-status.tsx';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { restoreCast } from '#/data/admin-casts/cast-life.queries.ts';
import { CastNotesCard } from '#/features/cast/overview/cast-notes-card.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePermission } from '#/session/use-permission.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

/** The page of a terminated cast: until when it can be restored. */
export function TerminatedCast({ api, cast }: { api: ApiClients; cast: AdminCast }) {
  const { t } = useLingui();
  const id = useId();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const toasts = useToast();
  const { name, username, version, customer, plan, termination } = cast;
  useOwnTitle(name);
  const { mutateAsync } = useMutation(restoreCast(api, username));
  const mayRestore = usePermission('casts.manage');
  const since = termination && formats.dateTime(new Date(termination.since), timeZone);
  const until = termination ? formats.dateTime(new Date(termination.deletedAt), timeZone) : '';
  return (
    <>
      <PageHeader
        actions={
          mayRestore && (
            <ConfirmDialog
              action={<Trans>Restore cast</Trans>}
              onConfirm={async () => {
                await mutateAsync(version);
                toasts.show({ tone: 'success', title: <Trans>Cast restored</Trans> });
              }}
              title={
                <Trans>
                  Restore <bdi>{name}</bdi>?
                </Trans>
              }
              trigger={
                <Button variant="primary">
                  <Trans>Restore…</Trans>
                </Button>
              }
            >
              <Trans>
                Sources and listeners can connect again, and the customer sees the cast as before.
              </Trans>
            </ConfirmDialog>
          )
        }
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link key="casts" to="/admin/cast">
            <Trans>Casts</Trans>
          </Link>,
          username,
        ]}
        status={<CastStatus state="terminated" />}
        title={<bdi>{name}</bdi>}
      />
      <div className="grid gap-4 md:gap-6">
        <Card asChild>
          <section aria-labelledby={id}>
            <CardHeader
              description={
                <Trans>It is deleted with all its data on {until}. Until then it can be restored.</Trans>
              }
              title={
                <span id={id}>
                  <Trans>This cast is terminated</Trans>
                </span>
              }
            />
            <CardBody>
              <DescriptionList aria-label={t`Cast`}>
                <DescriptionItem term={<Trans>Terminated</Trans>}>{since}</DescriptionItem>
                <DescriptionItem term={<Trans>Customer</Trans>}>
                  <bdi>{customer.company ?? customer.name}</bdi>
                </DescriptionItem>
                <DescriptionItem term={<Trans>Email address</Trans>}>{customer.email}</DescriptionItem>
                <DescriptionItem term={<Trans>Plan</Trans>}>{plan}</DescriptionItem>
              </DescriptionList>
            </CardBody>
          </section>
        </Card>
        <CastNotesCard api={api} username={username} />
      </div>
    </>
  );
}
