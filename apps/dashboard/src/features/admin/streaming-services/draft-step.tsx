import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, DetectedService, ServiceDraft, StreamingService } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { ArrowLeftIcon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { PasswordInput } from '@unmuted/ui/password-input';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { Controller, type FieldPath, type FieldPathValue, useWatch } from 'react-hook-form';
import { AccountField } from '#/components/account-field/account-field.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { type ContractForm, useContractForm } from '#/components/form/use-contract-form.ts';
import { nameFrom } from '#/components/new-station/new-station.ts';
import { useAccountChoices } from '#/data/admin-casts/use-account-choices.ts';
import { createService } from '#/data/streaming-services/streaming-services.queries.ts';
import {
  AddressFields,
  type AddressValues,
  addressBody,
  PollField,
} from '#/features/admin/streaming-services/address-fields.tsx';
import { Candidates, useCandidate } from '#/features/admin/streaming-services/candidates.tsx';
import { serviceDraft } from '#/features/admin/streaming-services/service.schema.ts';
import type { ServiceStart } from '#/features/admin/streaming-services/service-start.ts';

export interface DraftStepProps {
  api: ApiClients;
  start: ServiceStart;
  onBack: () => void;
  onAdded: (service: StreamingService) => void;
}

interface Values extends AddressValues {
  customerId: string | null;
  /** Whether a station with the same name is created. */
  hasStation: boolean;
  credentials: { user: string; password: string };
}

type Address = Pick<AddressValues, 'type' | 'url' | 'mount' | 'sid'>;

const addressOf = ({ type, url, mount, sid }: DetectedService): Address => ({
  type,
  url,
  mount: mount ?? '',
  sid,
});

/** Chooses a stream of the server, and says who it belongs to. */
export function DraftStep({ api, start, onBack, onAdded }: DraftStepProps) {
  const { detected } = start;
  const [isByHand, setByHand] = useState(detected === null);
  const [chosen, setChosen] = useState(detected?.url ?? start.url);
  const candidate = useCandidate(api, { url: chosen, detected, isChosen: !isByHand });
  const isAsking = !isByHand && candidate.isFetching && !candidate.data;
  const found = isByHand ? null : (candidate.data ?? (detected && { ...detected, url: chosen, mount: null }));
  const form = useDraftForm({ api, start, onAdded, address: found && addressOf(found) });
  const typed = useWatch({ control: form.control, name: 'type' });
  const setAll = (part: Partial<Values>) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
  };
  return (
    <DialogForm action={<Trans>Add service</Trans>} form={{ ...form, isSaving: form.isSaving || isAsking }}>
      <div className="-my-1 flex flex-wrap justify-between gap-2">
        <Button onClick={onBack} size="sm" variant="ghost">
          <ArrowLeftIcon className="rtl:-scale-x-100" />
          <Trans>Another address</Trans>
        </Button>
        {!isByHand && (
          <Button
            onClick={() => {
              if (found) setAll(addressOf(found));
              setByHand(true);
            }}
            size="sm"
            variant="ghost"
          >
            <Trans>Change by hand</Trans>
          </Button>
        )}
      </div>
      {!isByHand && detected ? (
        <Candidates api={api} chosen={chosen} detected={detected} onChoose={setChosen} />
      ) : (
        <ManualAddress form={form} onChange={setAll} />
      )}
      <Owner api={api} form={form} />
      {(found?.type ?? typed) === 'icecast' && <Credentials form={form} />}
    </DialogForm>
  );
}

function useDraftForm({
  api,
  start: { url, detected },
  onAdded,
  address,
}: Pick<DraftStepProps, 'api' | 'start' | 'onAdded'> & { address: Address | null }) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(createService(api));
  return useContractForm<Values, ServiceDraft>({
    schema: serviceDraft,
    nested: true,
    defaultValues: {
      label: nameFrom(detected?.name ?? null),
      type: 'icecast',
      url,
      mount: '',
      sid: null,
      pollS: 30,
      customerId: null,
      hasStation: true,
      credentials: { user: '', password: '' },
    },
    toBody: ({ customerId, hasStation, credentials, ...values }) => {
      const place = { ...values, ...address };
      const { user, password } = credentials;
      const hasNone = place.type !== 'icecast' || (user === '' && password === '');
      return {
        ...addressBody(place),
        customerId: customerId ?? undefined,
        stationName: hasStation ? values.label : null,
        credentials: hasNone ? null : credentials,
      };
    },
    save: async (body) => {
      const service = await mutateAsync(body);
      toasts.show({ tone: 'success', title: <Trans>Service added</Trans> });
      onAdded(service);
      return undefined;
    },
  });
}

interface PartProps {
  form: ContractForm<Values>;
}

function ManualAddress({ form, onChange }: PartProps & { onChange: (part: Partial<Values>) => void }) {
  const [type, url, mount, sid] = useWatch({ control: form.control, name: ['type', 'url', 'mount', 'sid'] });
  return (
    <AddressFields
      errorOf={(field, own) => form.errorOf(field, own)}
      onChange={onChange}
      values={{ type, url, mount, sid }}
    />
  );
}

function Owner({ api, form }: PartProps & { api: ApiClients }) {
  const { t } = useLingui();
  const choices = useAccountChoices(api);
  return (
    <>
      <Field error={form.errorOf('label')} label={<Trans context="of a streaming service">Label</Trans>}>
        <Input {...form.register('label')} autoComplete="off" dir="auto" maxLength={60} />
      </Field>
      <Controller
        control={form.control}
        name="customerId"
        render={({ field }) => (
          <AccountField
            choices={choices}
            error={form.errorOf('customerId', { required: t`Please choose a customer.` })}
            onChange={(account) => field.onChange(account?.id ?? null)}
            value={field.value}
          />
        )}
      />
      <Checkbox
        {...form.register('hasStation')}
        description={<Trans>The customer sees it on the dashboard under the label.</Trans>}
        label={<Trans>Create a station that plays it</Trans>}
      />
      <Controller
        control={form.control}
        name="pollS"
        render={({ field }) => (
          <PollField error={form.errorOf('pollS')} onChange={field.onChange} value={field.value} />
        )}
      />
    </>
  );
}

function Credentials({ form }: PartProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-medium">
        <Trans>Administrator of the Icecast</Trans>
      </legend>
      <p className="text-13 text-fg-muted">
        <Trans>
          Only needed if its public status page is turned off. Stored encrypted and never shown again.
        </Trans>
      </p>
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-3">
        <Field error={form.errorOf('credentials.user')} label={<Trans>User name</Trans>} optional>
          <Input
            {...form.register('credentials.user')}
            autoCapitalize="none"
            autoComplete="off"
            dir="ltr"
            maxLength={128}
            spellCheck={false}
          />
        </Field>
        <Field error={form.errorOf('credentials.password')} label={<Trans>Password</Trans>} optional>
          <PasswordInput
            {...form.register('credentials.password')}
            autoComplete="new-password"
            maxLength={128}
          />
        </Field>
      </div>
    </fieldset>
  );
}
