import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import { Pair } from '#/features/account/components/pair.tsx';
import type { ProfileValues } from '#/features/account/form-values.ts';

/** Given and family name, in the order that the language of the page writes them. */
export function NameFields({ form }: { form: ContractForm<ProfileValues> }) {
  const { locale } = useLingui().i18n;
  const first = (
    <Field error={form.errorOf('firstName')} key="first" label={<Trans>First name</Trans>}>
      <Input {...form.register('firstName')} autoComplete="given-name" maxLength={60} />
    </Field>
  );
  const last = (
    <Field error={form.errorOf('lastName')} key="last" label={<Trans>Last name</Trans>}>
      <Input {...form.register('lastName')} autoComplete="family-name" maxLength={60} />
    </Field>
  );
  return <Pair>{locale === 'ja' || locale === 'zh' ? [last, first] : [first, last]}</Pair>;
}
