import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ApiClients, CastDraft, CastLimits } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Select } from '@unmuted/ui/select';
import { TimeZoneSelect } from '@unmuted/ui/time-zone-select';
import { useToast } from '@unmuted/ui/toast';
import { Controller, useWatch } from 'react-hook-form';
import { AccountField } from '#/components/account-field/account-field.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { createCast } from '#/data/admin-casts/cast-life.queries.ts';
import { useAccountChoices } from '#/data/admin-casts/use-account-choices.ts';
import { plansQuery } from '#/data/plans/plans.queries.ts';
import { castDraft } from '#/features/admin/casts/cast-draft.schema.ts';
import { UsernameField } from '#/features/admin/casts/username-field.tsx';
import { LimitFields } from '#/features/admin/plans/limit-fields.tsx';

export interface CreateCastDialogProps {
  api: ApiClients;
  onClose: () => void;
}

interface Values {
  accountId: string | null;
  username: string;
  name: string;
  timeZone: string;
  /** A plan, or `custom` for individual limits. */
  planId: string | null;
  limits: CastLimits;
}

const custom = 'custom';
const blank: Values = {
  accountId: null,
  username: '',
  name: '',
  timeZone: 'UTC',
  planId: null,
  limits: { listenerLimit: 100, streamsLimit: 1, bitrateLimit: 128 },
};

const toBody = ({ planId, limits, accountId, ...rest }: Values) => ({
  ...rest,
  accountId: accountId ?? undefined,
  planId: planId === custom ? null : planId,
  limits: planId === custom ? limits : null,
});

/** Creates a cast for a customer. Its owner receives an email with a link to the cast. */
export function CreateCastDialog({ api, onClose }: CreateCastDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          <Trans>New cast</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            The cast gets one stream and a new source password. The customer receives an email with a link to
            it.
          </Trans>
        </DialogDescription>
        <CreateCastForm api={api} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function CreateCastForm({ api, onClose }: CreateCastDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const navigate = useNavigate();
  const plans = useQuery(plansQuery(api)).data?.items ?? [];
  const choices = useAccountChoices(api);
  const { mutateAsync } = useMutation(createCast(api));
  const form = useContractForm<Values, CastDraft>({
    schema: castDraft,
    defaultValues: blank,
    toBody,
    save: async (body) => {
      const { username } = await mutateAsync(body);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Cast created</Trans> });
      void navigate({ to: '/admin/cast/$username', params: { username } });
      return undefined;
    },
  });
  const planId = useWatch({ control: form.control, name: 'planId' });
  const taken = { duplicate: t`Another cast has this name.`, enum: t`This name is reserved.` };
  return (
    <DialogForm action={<Trans>Create cast</Trans>} form={form}>
      <Controller
        control={form.control}
        name="accountId"
        render={({ field }) => (
          <AccountField
            choices={choices}
            error={form.errorOf('accountId')}
            onChange={(account) => {
              field.onChange(account?.id ?? null);
              if (account) form.setValue('timeZone', account.owner.timeZone);
            }}
            value={field.value}
          />
        )}
      />
      <Field error={form.errorOf('name')} label={<Trans context="of a cast">Name</Trans>}>
        <Input {...form.register('name')} autoComplete="off" dir="auto" maxLength={60} />
      </Field>
      <Controller
        control={form.control}
        name="username"
        render={({ field }) => (
          <UsernameField
            api={api}
            error={form.errorOf('username', taken)}
            onChange={field.onChange}
            value={field.value}
          />
        )}
      />
      <Controller
        control={form.control}
        name="planId"
        render={({ field }) => (
          <Field
            error={form.errorOf('planId', { enum: t`Choose a plan or individual limits.` })}
            label={<Trans>Plan</Trans>}
          >
            <Select
              onValueChange={field.onChange}
              options={[
                ...plans
                  .filter(({ archivedAt }) => archivedAt === null)
                  .map(({ id, name, priceText }) => ({
                    value: id,
                    label: name,
                    note: priceText || undefined,
                  })),
                { value: custom, label: t`Individual limits` },
              ]}
              value={field.value}
            />
          </Field>
        )}
      />
      {planId === custom && (
        <Controller
          control={form.control}
          name="limits"
          render={({ field }) => <LimitFields onChange={field.onChange} value={field.value} />}
        />
      )}
      <Controller
        control={form.control}
        name="timeZone"
        render={({ field }) => (
          <Field error={form.errorOf('timeZone')} label={<Trans>Time zone</Trans>}>
            <TimeZoneSelect onValueChange={(zone) => field.onChange(zone ?? '')} value={field.value} />
          </Field>
        )}
      />
    </DialogForm>
  );
}
