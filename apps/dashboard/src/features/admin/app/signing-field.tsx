import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Field } from '@unmuted/ui/field';
import { Link as TextLink } from '@unmuted/ui/link';
import { Select } from '@unmuted/ui/select';
import type { SigningChoice } from '#/data/apps/signing.queries.ts';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';

export interface SigningFieldProps {
  platform: AppPlatform;
  /** Undefined until they are loaded. */
  choices: readonly SigningChoice[] | undefined;
  value: string | null;
  onChange: (signingId: string | null) => void;
  error: string | undefined;
}

const none = 'none';

/** The bundle or the keystore that signs the builds of an app. */
export function SigningField({ platform, choices = [], value, onChange, error }: SigningFieldProps) {
  const { t } = useLingui();
  const usable = choices.filter(({ id, state }) => id === value || state !== 'revoked');
  const unknown = value !== null && usable.every(({ id }) => id !== value);
  return (
    <Field
      action={
        <TextLink asChild className="text-13">
          <Link
            search={{
              tab: platform === 'android' ? ('keystores' as const) : undefined,
              id: value === null || unknown ? undefined : value,
            }}
            to="/admin/apps/ios/signing-bundles"
          >
            {value === null || unknown ? <Trans>Show all</Trans> : <Trans>Show it</Trans>}
          </Link>
        </TextLink>
      }
      error={error}
      hint={<Trans>Build machines get it for a build of this app alone.</Trans>}
      label={platform === 'ios' ? <Trans>Signing bundle</Trans> : <Trans>Keystore</Trans>}
      optional
    >
      <Select
        onValueChange={(id) => onChange(id === none ? null : id)}
        options={[
          { value: none, label: t({ message: 'None', context: 'signing' }) },
          ...usable.map(({ id, reference, state }) => ({ value: id, label: labelOf(t, reference, state) })),
          ...(unknown ? [{ value, label: t`Loading…` }] : []),
        ]}
        value={value ?? none}
      />
    </Field>
  );
}

type Translate = ReturnType<typeof useLingui>['t'];

function labelOf(t: Translate, reference: string, state: SigningChoice['state']): string {
  if (state === 'expired') return t`${reference} (expired)`;
  if (state === 'revoked') return t`${reference} (revoked)`;
  if (state === 'mismatch') return t`${reference} (doesn’t match)`;
  return reference;
}
