import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClients, Plan } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useId, useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { LimitsText } from '#/components/plan-limits/limits-text.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { archivePlan, plansQuery } from '#/data/plans/plans.queries.ts';
import { PlanDialog } from '#/features/admin/plans/plan-dialog.tsx';
import { usePermission } from '#/session/use-permission.ts';

type Opened =
  | { readonly act: 'edit'; readonly plan: Plan | null }
  | { readonly act: 'archive'; readonly plan: Plan };

/** The plans of the provider, with their editions and casts. */
export function PlansPanel({ api }: { api: ApiClients }) {
  const id = useId();
  const plans = useQuery(plansQuery(api));
  const mayManage = usePermission('plans.manage');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the plans</Trans>}
      query={plans}
      skeleton={<RowsSkeleton count={4} hasTitle />}
    >
      {({ items }) => (
        <Card asChild>
          <section aria-labelledby={id}>
            <CardHeader
              actions={
                mayManage && (
                  <Button onClick={() => setOpened({ act: 'edit', plan: null })}>
                    <PlusIcon />
                    <Trans>New plan</Trans>
                  </Button>
                )
              }
              description={<Trans>What customers can request, and the limits of their casts.</Trans>}
              title={
                <span id={id}>
                  <Trans>Plans</Trans>
                </span>
              }
            />
            {items.length === 0 ? (
              <CardBody>
                <EmptyState
                  description={<Trans>Without plans, customers can’t request a cast.</Trans>}
                  title={<Trans>There are no plans yet</Trans>}
                />
              </CardBody>
            ) : (
              <DataList className="pt-2 pb-1">
                {items.map((plan) => (
                  <PlanItem
                    key={plan.id}
                    onOpen={mayManage ? (act) => setOpened({ act, plan }) : undefined}
                    plan={plan}
                  />
                ))}
              </DataList>
            )}
            {opened?.act === 'edit' && <PlanDialog api={api} onClose={close} plan={opened.plan} />}
            {opened?.act === 'archive' && <ArchiveDialog api={api} onClose={close} plan={opened.plan} />}
          </section>
        </Card>
      )}
    </QueryContent>
  );
}

interface PlanItemProps {
  plan: Plan;
  onOpen: ((act: 'edit' | 'archive') => void) | undefined;
}

function PlanItem({ plan, onOpen }: PlanItemProps) {
  const { t } = useLingui();
  const { name, priceText, archivedAt, casts, earlierCasts, isPublic, isSelfService, limits } = plan;
  const isArchived = archivedAt !== null;
  return (
    <DataListItem
      action={
        onOpen && (
          <span className="flex flex-wrap justify-end gap-2">
            {!isArchived && (
              <Button aria-label={t`Change ${name}`} onClick={() => onOpen('edit')} size="sm">
                <Trans>Change…</Trans>
              </Button>
            )}
            <Button
              aria-label={isArchived ? t`Offer again: ${name}` : t`Archive ${name}`}
              onClick={() => onOpen('archive')}
              size="sm"
              variant="ghost"
            >
              {isArchived ? <Trans>Offer again…</Trans> : <Trans>Archive…</Trans>}
            </Button>
          </span>
        )
      }
      description={
        <>
          <LimitsText limits={limits} />
          {priceText !== '' && (
            <>
              {' · '}
              <bdi>{priceText}</bdi>
            </>
          )}
        </>
      }
      meta={
        <span>
          <Plural one="# cast" other="# casts" value={casts} />
          {earlierCasts > 0 && (
            <span className="block text-13 text-fg-muted">
              <Plural one="# with earlier limits" other="# with earlier limits" value={earlierCasts} />
            </span>
          )}
        </span>
      }
      title={
        <span className="inline-flex flex-wrap items-center gap-2">
          <bdi>{name}</bdi>
          {isArchived && (
            <Badge>
              <Trans context="a plan">Archived</Trans>
            </Badge>
          )}
          {!isArchived && isSelfService && (
            <Badge>
              <Trans context="a plan">Self-service</Trans>
            </Badge>
          )}
          {!isArchived && !isPublic && (
            <Badge>
              <Trans context="a plan">Not public</Trans>
            </Badge>
          )}
        </span>
      }
    />
  );
}

interface ArchiveDialogProps {
  api: ApiClients;
  plan: Plan;
  onClose: () => void;
}

function ArchiveDialog({ api, plan, onClose }: ArchiveDialogProps) {
  const { id, name, version, casts, archivedAt } = plan;
  const isArchived = archivedAt !== null;
  const toasts = useToast();
  const { mutateAsync } = useMutation(archivePlan(api));
  return (
    <AlertDialog
      action={isArchived ? <Trans>Offer again</Trans> : <Trans>Archive plan</Trans>}
      description={
        isArchived ? (
          <Trans>New casts can get the plan again.</Trans>
        ) : (
          <Plural
            one="It is no longer offered. # cast keeps it."
            other="It is no longer offered. # casts keep it."
            value={casts}
          />
        )
      }
      onConfirm={async () => {
        await mutateAsync({ id, version, isArchived: !isArchived });
        toasts.show({
          tone: 'success',
          title: isArchived ? <Trans>Plan offered again</Trans> : <Trans>Plan archived</Trans>,
        });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        isArchived ? (
          <Trans>
            Offer <bdi>{name}</bdi> again?
          </Trans>
        ) : (
          <Trans>
            Archive <bdi>{name}</bdi>?
          </Trans>
        )
      }
      tone="primary"
    />
  );
}
