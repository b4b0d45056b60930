import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { AccountChoice } from '@unmuted/api';
import { Combobox } from '@unmuted/ui/combobox';
import { Field } from '@unmuted/ui/field';
import { type ReactNode, useState } from 'react';
import { errorText } from '#/i18n/notice.messages.ts';

/** The accounts that match a search. */
export interface AccountChoices {
  accounts: readonly AccountChoice[];
  isPending: boolean;
  error: unknown;
  search: (query: string) => void;
  retry: () => void;
}

export interface AccountFieldProps {
  choices: AccountChoices;
  value: string | null;
  onChange: (account: AccountChoice | null) => void;
  error: string | undefined;
  /** An account that can't be chosen. */
  except?: string | undefined;
  /** "Customer" by default. */
  label?: ReactNode;
  optional?: boolean | undefined;
  /** The name of the account of `value`, if it was not chosen here. */
  name?: string | undefined;
}

/** Chooses a customer account by name, owner or email address. */
export function AccountField({
  choices,
  value,
  onChange,
  error,
  except,
  label,
  optional,
  name,
}: AccountFieldProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<AccountChoice | null>(null);
  const accounts = choices.accounts.filter(({ id }) => id !== except);
  return (
    <Field error={error} label={label ?? <Trans>Customer</Trans>} optional={optional}>
      <Combobox
        filter={null}
        loadError={choices.error ? errorText(i18n, choices.error) : undefined}
        loading={choices.isPending}
        onQueryChange={choices.search}
        onRetry={choices.retry}
        onValueChange={(id) => {
          const account = accounts.find((each) => each.id === id) ?? null;
          setChosen(account);
          onChange(account);
        }}
        options={accounts.map(({ id, name, owner, casts }) => ({
          value: id,
          label: name,
          description: owner.email,
          note: <Plural one="# cast" other="# casts" value={casts} />,
        }))}
        value={value}
        valueLabel={chosen?.name ?? name}
      />
    </Field>
  );
}
