import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { availabilityQuery } from '#/data/admin-casts/cast-life.queries.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

export interface UsernameFieldProps {
  api: ApiClients;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The username of a new cast, checked while it is typed. */
export function UsernameField({ api, value, onChange, error }: UsernameFieldProps) {
  const { t } = useLingui();
  const settled = useDebouncedValue(value);
  const check = useQuery({ ...availabilityQuery(api, settled), enabled: settled !== '' });
  const found = settled === value && check.data?.username === value ? check.data : undefined;
  const problems = {
    invalid: t`3 to 32 lowercase letters, digits or hyphens, without a hyphen at either end.`,
    reserved: t`This name is reserved.`,
    taken: t`Another cast has this name.`,
  };
  return (
    <Field
      error={error ?? (found?.problem ? problems[found.problem] : undefined)}
      hint={
        found?.isAvailable ? (
          <Trans>Available. It becomes the address of the stream and can’t be changed later.</Trans>
        ) : (
          <Trans>It becomes the address of the stream and can’t be changed later.</Trans>
        )
      }
      label={<Trans context="of a cast">Username</Trans>}
    >
      <Input
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        maxLength={32}
        onChange={(event) => onChange(event.target.value.toLowerCase())}
        spellCheck={false}
        value={value}
      />
    </Field>
  );
}
