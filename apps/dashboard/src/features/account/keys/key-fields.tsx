import { useLingui as useWords } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountKeyScopes, limits, staffKeyScopes } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { type Control, useWatch } from 'react-hook-form';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import { CheckboxGroup } from '#/features/account/keys/checkbox-group.tsx';
import type { KeyValues } from '#/features/account/keys/key-draft.ts';
import { useProductChoices } from '#/features/account/keys/key-products.ts';
import { NetworksField } from '#/features/account/keys/networks-field.tsx';
import { scopeTexts } from '#/features/account/keys/scope.messages.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

type Form = Pick<ContractForm<KeyValues>, 'register' | 'errorOf' | 'control'>;

/** Name, scopes, products, expiry and networks of a new key. */
export function KeyFields({ form }: { form: Form }) {
  const { t } = useLingui();
  const { area } = useAccount();
  return (
    <>
      <Field
        error={form.errorOf('name')}
        hint={<Trans>Such as the program that uses it.</Trans>}
        label={<Trans>Name</Trans>}
      >
        <Input {...form.register('name')} autoComplete="off" maxLength={limits.keyName} />
      </Field>
      <Scopes form={form} />
      {area === 'customer' && <Products form={form} />}
      <Field error={form.errorOf('expiresAt')} label={<Trans>Expires</Trans>}>
        <NativeSelect {...form.register('expiresAt')}>
          <option value="30">{t`In 30 days`}</option>
          <option value="90">{t`In 90 days`}</option>
          <option value="365">{t`In a year`}</option>
          <option value="">{t`Never`}</option>
        </NativeSelect>
      </Field>
      <NetworksField {...form.register('networks')} error={form.errorOf('networks')} />
    </>
  );
}

function Scopes({ form }: { form: Form }) {
  const { i18n } = useWords();
  const { t } = useLingui();
  const { area } = useAccount();
  const offered = area === 'customer' ? accountKeyScopes : staffKeyScopes;
  const error = form.errorOf('scopes', { array_size: t`Choose at least one.` });
  return (
    <CheckboxGroup error={error} legend={<Trans>What it may do</Trans>}>
      {offered.map((scope) => (
        <Checkbox
          {...form.register('scopes')}
          description={i18n._(scopeTexts[scope].description)}
          key={scope}
          label={i18n._(scopeTexts[scope].name)}
          value={scope}
        />
      ))}
    </CheckboxGroup>
  );
}

function Products({ form }: { form: Form }) {
  const { i18n } = useWords();
  const { t } = useLingui();
  const { api } = useAccount();
  const choices = useProductChoices(api);
  const reach = useWatch({ control: form.control as Control<KeyValues>, name: 'reach' });
  return (
    <>
      <Field label={<Trans>Products</Trans>}>
        <NativeSelect {...form.register('reach')}>
          <option value="all">{t`All, including later ones`}</option>
          <option value="some">{t`Only those I choose`}</option>
        </NativeSelect>
      </Field>
      {reach === 'some' && (
        <CheckboxGroup
          error={form.errorOf('products', { array_size: t`Choose at least one.` })}
          legend={<Trans>Chosen products</Trans>}
        >
          {choices.map(({ value, name, kind }) => (
            <Checkbox
              {...form.register('products')}
              description={i18n._(kind)}
              key={value}
              label={<bdi>{name}</bdi>}
              value={value}
            />
          ))}
        </CheckboxGroup>
      )}
    </>
  );
}
