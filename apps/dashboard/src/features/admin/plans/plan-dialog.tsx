import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits, type Plan, type PlanDraft } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { Controller, useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { savePlan } from '#/data/plans/plans.queries.ts';
import { LimitFields } from '#/features/admin/plans/limit-fields.tsx';
import { planDraft } from '#/features/admin/plans/plan.schema.ts';

export interface PlanDialogProps {
  api: ApiClients;
  /** Null creates a plan. */
  plan: Plan | null;
  onClose: () => void;
}

const blank: PlanDraft = {
  name: '',
  kind: 'cast',
  limits: { listenerLimit: 100, streamsLimit: 1, bitrateLimit: 128 },
  priceText: '',
  isPublic: true,
  isSelfService: false,
};

function valuesOf(plan: Plan | null): PlanDraft {
  if (!plan) return blank;
  const { name, kind, limits: own, priceText, isPublic, isSelfService } = plan;
  return { name, kind, limits: own, priceText, isPublic, isSelfService };
}

/** Creates or changes a plan. */
export function PlanDialog({ api, plan, onClose }: PlanDialogProps) {
  const name = plan?.name ?? '';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          {plan ? (
            <Trans>
              Change <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>New plan</Trans>
          )}
        </DialogTitle>
        <DialogDescription>
          {plan && plan.casts > 0 ? (
            <Plural
              one="# cast has this plan and keeps its current limits. Changed values apply to new casts."
              other="# casts have this plan and keep their current limits. Changed values apply to new casts."
              value={plan.casts}
            />
          ) : (
            <Trans>Limits and price of a product. Casts with the plan get its limits.</Trans>
          )}
        </DialogDescription>
        <PlanForm api={api} onClose={onClose} plan={plan} />
      </DialogContent>
    </Dialog>
  );
}

function PlanForm({ api, plan, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(savePlan(api));
  const form = useContractForm<PlanDraft, PlanDraft>({
    schema: planDraft,
    defaultValues: valuesOf(plan),
    save: async (body) => {
      await mutateAsync({ plan, body });
      onClose();
      toasts.show({ tone: 'success', title: plan ? <Trans>Plan saved</Trans> : <Trans>Plan created</Trans> });
      return undefined;
    },
  });
  const isPublic = useWatch({ control: form.control, name: 'isPublic' });
  return (
    <DialogForm action={plan ? <Trans>Save plan</Trans> : <Trans>Create plan</Trans>} form={form}>
      <div className="grid gap-5 md:grid-cols-2">
        <Field error={form.errorOf('name')} label={<Trans context="of a plan">Name</Trans>}>
          <Input {...form.register('name')} autoComplete="off" maxLength={60} />
        </Field>
        <Field
          error={form.errorOf('priceText')}
          hint={<Trans>Shown as you write it. May be empty.</Trans>}
          label={<Trans>Price</Trans>}
        >
          <Input
            {...form.register('priceText')}
            autoComplete="off"
            maxLength={limits.priceText}
            placeholder={t`€9 per month`}
          />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="limits"
        render={({ field }) => <LimitFields onChange={field.onChange} value={field.value} />}
      />
      <div className="grid gap-3">
        <Checkbox
          {...form.register('isPublic', {
            onChange: (event: { target: { checked: boolean } }) => {
              if (!event.target.checked) form.setValue('isSelfService', false);
            },
          })}
          description={<Trans>Customers see the plan on their dashboard and can request it.</Trans>}
          label={<Trans context="a plan">Public</Trans>}
        />
        <Checkbox
          {...form.register('isSelfService')}
          description={
            <Plural
              one="Customers start # cast with it without waiting for you."
              other="Customers start up to # casts with it without waiting for you."
              value={limits.selfServiceCasts}
            />
          }
          disabled={!isPublic}
          label={<Trans context="a plan">Self-service</Trans>}
        />
      </div>
    </DialogForm>
  );
}
