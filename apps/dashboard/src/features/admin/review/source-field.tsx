import { Trans } from '@lingui/react/macro';
import type { AdminCustomer } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Select } from '@unmuted/ui/select';
import type { ReactNode } from 'react';

export interface SourceFieldProps {
  /** Undefined while it is loaded, and without one. */
  customer: AdminCustomer | undefined;
  /** A customer was chosen. */
  isChosen: boolean;
  /** `station:<id>` or `cast:<id>`. */
  value: string | null;
  onChange: (value: string) => void;
  /** Reads the name: one that was written stays, that of another source is replaced. */
  getName: () => string;
  onName: (name: string) => void;
  error: string | undefined;
  /** What the source is for. */
  hint: ReactNode;
}

/** Chooses the station or the cast from which a product is filled. */
export function SourceField(props: SourceFieldProps) {
  const { customer, isChosen, value, onChange, getName, onName, error, hint } = props;
  const sources = (customer?.productList ?? []).filter(({ kind }) => kind === 'station' || kind === 'cast');
  return (
    <Field
      error={error}
      hint={
        !isChosen ? (
          <Trans>Choose the customer first.</Trans>
        ) : customer && sources.length === 0 ? (
          <Trans>This customer has no station and no cast yet.</Trans>
        ) : (
          hint
        )
      }
      label={<Trans>Station or cast</Trans>}
    >
      <Select
        disabled={sources.length === 0}
        onValueChange={(next) => {
          onChange(next);
          const chosen = sources.find(({ kind, id }) => `${kind}:${id}` === next);
          const written = getName().trim();
          if (chosen && (written === '' || sources.some((source) => source.name === written)))
            onName(chosen.name);
        }}
        options={sources.map(({ kind, id, name: label, username }) => ({
          value: `${kind}:${id}`,
          label,
          description: kind === 'station' ? <Trans>Station</Trans> : <Trans>Cast</Trans>,
          note: kind === 'cast' ? username : undefined,
        }))}
        value={value}
      />
    </Field>
  );
}

/** The source of a value of the field. */
export function sourceOf(value: string | null): { kind?: string; id: string } | undefined {
  const [kind, id] = value?.split(':') ?? [];
  return kind === undefined || id === undefined ? undefined : { kind, id };
}
