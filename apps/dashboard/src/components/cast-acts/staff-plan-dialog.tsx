import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AdminCast, ApiClients, PlanExcess } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Field } from '@unmuted/ui/field';
import { Select } from '@unmuted/ui/select';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { LimitsText } from '#/components/plan-limits/limits-text.tsx';
import { changePlan, planPreviewQuery } from '#/data/admin-casts/cast-life.queries.ts';
import { plansQuery } from '#/data/plans/plans.queries.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface StaffDialogProps {
  api: ApiClients;
  cast: AdminCast;
  onClose: () => void;
}

/** Chooses another plan and shows which values of the cast exceed its limits. */
export function StaffPlanDialog({ api, cast, onClose }: StaffDialogProps) {
  const { t } = useLingui();
  const { name, username, version, planEdition } = cast;
  const toasts = useToast();
  const { mutateAsync } = useMutation(changePlan(api, username));
  const plans = useQuery(plansQuery(api)).data?.items ?? [];
  const [planId, setPlanId] = useState<string | null>(null);
  return (
    <AlertDialog
      action={<Trans>Change plan</Trans>}
      description={<Trans>The cast gets the limits of the plan at once. No listener is disconnected.</Trans>}
      onConfirm={async () => {
        if (planId === null) throw new Error('No plan is chosen.');
        await mutateAsync({ planId, version });
        toasts.show({ tone: 'success', title: <Trans>Plan changed</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) =>
        planId === null ? (
          <Alert tone="danger" title={<Trans>Choose a plan first.</Trans>} />
        ) : (
          <CallFailure reason={reason} />
        )
      }
      title={
        <Trans>
          Change the plan of <bdi>{name}</bdi>
        </Trans>
      }
      tone="primary"
    >
      <div className="grid gap-4">
        <Field label={<Trans>Plan</Trans>}>
          <Select
            onValueChange={setPlanId}
            options={plans
              .filter(({ archivedAt }) => archivedAt === null)
              .map((plan) => ({
                value: plan.id,
                label: plan.name,
                note: plan.id === planEdition?.planId && planEdition.isCurrent ? t`Current` : undefined,
              }))}
            value={planId}
          />
        </Field>
        {planId !== null && <PlanEffect api={api} planId={planId} username={username} />}
      </div>
    </AlertDialog>
  );
}

function PlanEffect({ api, planId, username }: { api: ApiClients; planId: string; username: string }) {
  const preview = useQuery(planPreviewQuery(api, username, planId));
  if (preview.isPending) return <Skeleton height={44} />;
  if (preview.error) return <CallFailure reason={preview.error} />;
  const { before, after, exceeds } = preview.data;
  return (
    <>
      <p className="text-13 text-fg-muted">
        <Trans>
          Now: <LimitsText limits={before} />
        </Trans>
        <br />
        <Trans>
          New: <LimitsText limits={after} />
        </Trans>
      </p>
      {exceeds.length > 0 && (
        <Alert tone="warning" title={<Trans>Some values exceed the new limits</Trans>}>
          <ul className="grid gap-1">
            {exceeds.map((excess) => (
              <li key={excess.limit}>
                <Excess excess={excess} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

function Excess({ excess: { limit, value, allowed } }: { excess: PlanExcess }) {
  const formats = useFormats();
  const most = formats.number(allowed);
  const present = formats.number(value);
  if (limit === 'listeners')
    return (
      <Plural
        one={`# listener stays connected. New ones can’t connect until there are fewer than ${most}.`}
        other={`# listeners stay connected. New ones can’t connect until there are fewer than ${most}.`}
        value={value}
      />
    );
  if (limit === 'streams')
    return (
      <Plural
        one={`# stream of ${most} allowed. It stays until it is changed.`}
        other={`# streams of ${most} allowed. They stay until they are changed.`}
        value={value}
      />
    );
  return (
    <Trans>
      A stream has {present} kbps of {most} kbps allowed. It stays until it is changed.
    </Trans>
  );
}
