import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, SilencePolicy, SilencePolicyChange } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { savePolicy, silencePolicyKeys } from '#/data/admin-silence/silence-policies.queries.ts';
import { silencePolicyChange } from '#/features/admin/silence-policies/policy.schema.ts';
import { bodyOf, type PolicyValues, valuesOf } from '#/features/admin/silence-policies/policy-values.ts';

/** The edit form of a policy. */
export function usePolicyForm(api: ApiClients, policy: SilencePolicy) {
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(savePolicy(api, policy.id));
  return useEditForm<PolicyValues, SilencePolicy, SilencePolicyChange>({
    name: 'silence-policy',
    resource: policy,
    valuesOf,
    schema: silencePolicyChange,
    toBody: bodyOf,
    save: mutateAsync,
    setResource: (theirs) => client.setQueryData<SilencePolicy>(silencePolicyKeys.one(policy.id), theirs),
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Policy saved</Trans> }),
  });
}

/** The edit form, as its fields need it. */
export type PolicyForm = ReturnType<typeof usePolicyForm>;
