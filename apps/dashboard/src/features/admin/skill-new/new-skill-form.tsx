import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { AdminCustomer, ApiClients, StaffSkillDraft } from '@unmuted/api';
import type { SkillLocale } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { MultiSelect } from '@unmuted/ui/multi-select';
import { useToast } from '@unmuted/ui/toast';
import { useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { AccountField } from '#/components/account-field/account-field.tsx';
import { FormError } from '#/components/form/form-error.tsx';
import { SaveForm } from '#/components/form/save-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { skillLocaleName } from '#/components/skill/skill-locales.ts';
import { useAccountChoices } from '#/data/admin-casts/use-account-choices.ts';
import { customerQuery } from '#/data/customers/customers.queries.ts';
import { createStaffSkill } from '#/data/skills/staff-skills.queries.ts';
import { SourceField, sourceOf } from '#/features/admin/review/source-field.tsx';
import { skillDraftOfStaff, skillLocales, storeLimits } from '#/features/admin/skill-new/new-skill.schema.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** What the check of names needs. */
export interface NewSkillNames {
  name: string;
  locales: readonly SkillLocale[];
}

interface Values {
  accountId: string | null;
  /** `station:<id>` or `cast:<id>`. */
  source: string | null;
  name: string;
  locales: SkillLocale[];
}

export interface NewSkillFormProps {
  api: ApiClients;
  /** The customer of the link. */
  customerId: string | null;
  onNames: (names: NewSkillNames) => void;
}

/** The locale with which a skill starts, by the language of the customer. */
const usualLocales: Record<AdminCustomer['locale'], SkillLocale> = {
  en: 'en-US',
  zh: 'en-US',
  fr: 'fr-FR',
  ja: 'ja-JP',
};

const toBody = ({ accountId, source, name, locales }: Values) => ({
  accountId: accountId ?? undefined,
  name,
  locales,
  source: sourceOf(source),
});

/** Customer, source, name and languages of a new skill. */
export function NewSkillForm({ api, customerId, onNames }: NewSkillFormProps) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const navigate = useNavigate();
  const choices = useAccountChoices(api);
  const { mutateAsync } = useMutation(createStaffSkill(api));
  const [created, setCreated] = useState<string | null>(null);
  const form = useContractForm<Values, StaffSkillDraft>({
    schema: skillDraftOfStaff,
    defaultValues: { accountId: customerId, source: null, name: '', locales: [] },
    toBody,
    codeFields: { 'skill.source_unknown': 'source' },
    nested: true,
    save: async (body) => {
      const { skill } = await mutateAsync(body);
      toasts.show({ tone: 'success', title: <Trans>Skill created</Trans> });
      setCreated(skill.id);
      return undefined;
    },
  });
  const { isSaved } = form;
  useEffect(() => {
    // Not before the form counts as saved: until then, leaving it has to be confirmed.
    if (created !== null && isSaved) void navigate({ to: '/admin/alexa/edit/$id', params: { id: created } });
  }, [created, isSaved, navigate]);
  const { control } = form;
  const [accountId, name, locales] = useWatch({ control, name: ['accountId', 'name', 'locales'] });
  const customer = useCustomer(api, accountId);
  useEffect(() => onNames({ name, locales }), [name, locales, onNames]);
  const { data } = customer;
  useEffect(() => {
    // The first language is that of the customer; a choice of the person stays.
    if (data && form.getValues('locales').length === 0) form.setValue('locales', [usualLocales[data.locale]]);
  }, [data, form.getValues, form.setValue]);
  return (
    <SaveForm className="grid gap-5" form={form}>
      <FormError failure={form.failure} />
      <Controller
        control={control}
        name="accountId"
        render={({ field }) => (
          <AccountField
            choices={choices}
            error={form.errorOf('accountId')}
            name={data?.name}
            onChange={(account) => {
              field.onChange(account?.id ?? null);
              form.setValue('source', null);
            }}
            value={field.value}
          />
        )}
      />
      <Controller
        control={control}
        name="source"
        render={({ field }) => (
          <SourceField
            customer={data}
            error={form.errorOf('source') ?? (customer.error ? errorText(i18n, customer.error) : undefined)}
            hint={<Trans>Its name and its stream fill the skill.</Trans>}
            isChosen={accountId !== null}
            getName={() => form.getValues('name')}
            onChange={field.onChange}
            onName={(chosen) =>
              form.setValue('name', chosen.slice(0, storeLimits.alexa.name.max), { shouldDirty: true })
            }
            value={field.value}
          />
        )}
      />
      <Field
        error={form.errorOf('name')}
        hint={<Trans>Shown in Studio. The invocation names are made from it.</Trans>}
        label={<Trans context="of a skill">Name</Trans>}
      >
        <Input
          {...form.register('name')}
          autoComplete="off"
          dir="auto"
          maxLength={storeLimits.alexa.name.max}
        />
      </Field>
      <Controller
        control={control}
        name="locales"
        render={({ field }) => (
          <Field
            error={form.errorOf('locales')}
            hint={<Trans>The customer can add more.</Trans>}
            label={<Trans>Languages of Alexa</Trans>}
          >
            <MultiSelect
              onValueChange={(next) => field.onChange([...next])}
              options={skillLocales.map((locale) => ({
                value: locale,
                label: skillLocaleName(i18n.locale, locale),
                note: <span dir="ltr">{locale}</span>,
                keywords: [locale],
              }))}
              value={field.value}
            />
          </Field>
        )}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button asChild variant="ghost">
          <Link to="/admin/alexa">
            <Trans>Cancel</Trans>
          </Link>
        </Button>
        <Button loading={form.isSaving} type="submit" variant="primary">
          <Trans>Create skill</Trans>
        </Button>
      </div>
    </SaveForm>
  );
}

const useCustomer = (api: ApiClients, id: string | null) =>
  useQuery({ ...customerQuery(api, id ?? ''), enabled: id !== null });
