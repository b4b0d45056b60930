import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import { FieldPair } from '#/features/account/shell/field-pair.tsx';
import type { ProfileValues } from '#/features/account/shell/form-values.ts';

/** Given and family name, in the order of the current language. */
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
  return <FieldPair>{locale === 'ja' || locale === 'zh' ? [last, first] : [first, last]}</FieldPair>;
}
