import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AccountChoice, ApiClients } from '@unmuted/api';
import { Combobox } from '@unmuted/ui/combobox';
import { Field } from '@unmuted/ui/field';
import { useState } from 'react';
import { accountChoicesQuery } from '#/data/admin-casts/cast-life.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

export interface AccountFieldProps {
  api: ApiClients;
  value: string | null;
  onChange: (account: AccountChoice | null) => void;
  error: string | undefined;
  /** An account that can't be chosen. */
  except?: string | undefined;
}

/** Chooses a customer account by name, owner or email address; the server searches. */
export function AccountField({ api, value, onChange, error, except }: AccountFieldProps) {
  const { i18n } = useLingui();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<AccountChoice | null>(null);
  const found = useQuery(accountChoicesQuery(api, useDebouncedValue(query)));
  const accounts = (found.data?.items ?? []).filter(({ id }) => id !== except);
  return (
    <Field error={error} label={<Trans>Customer</Trans>}>
      <Combobox
        filter={null}
        loadError={found.error ? errorText(i18n, found.error) : undefined}
        loading={found.isPending}
        onQueryChange={setQuery}
        onRetry={() => void found.refetch()}
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
        valueLabel={chosen?.name}
      />
    </Field>
  );
}
