import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AccountProduct, InvitedRole } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { invitedRoles, kindNames, roleNames, roleTexts } from '#/features/account/people/role.messages.ts';

/** The role and the products of a person. */
export interface Access {
  readonly role: InvitedRole;
  /** Keys of the chosen products; null: all. */
  readonly chosen: ReadonlySet<string> | null;
}

export const keyOf = ({ kind, id }: Pick<AccountProduct, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The products of a request's body. */
export const productsOf = ({ chosen }: Access, products: readonly AccountProduct[]) =>
  chosen && products.filter((product) => chosen.has(keyOf(product))).map(({ kind, id }) => ({ kind, id }));

export interface AccessFieldsProps {
  value: Access;
  onChange: (value: Access) => void;
  products: readonly AccountProduct[];
  /** Shown below the products. */
  error: string | undefined;
}

/** The choice of a role, with its explanation, and of the products. */
export function AccessFields({ value, onChange, products, error }: AccessFieldsProps) {
  const { i18n } = useLingui();
  const { role, chosen } = value;
  function toggle(key: string, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(key);
    else next.delete(key);
    onChange({ role, chosen: next });
  }
  return (
    <>
      <Field label={<Trans>Role</Trans>}>
        <RadioGroup
          onValueChange={(next) => {
            const found = invitedRoles.find((one) => one === next);
            if (found) onChange({ role: found, chosen });
          }}
          value={role}
        >
          {invitedRoles.map((one) => (
            <Radio
              description={i18n._(roleTexts[one])}
              key={one}
              label={i18n._(roleNames[one])}
              value={one}
            />
          ))}
        </RadioGroup>
      </Field>
      {products.length > 0 && (
        <Field error={error} label={<Trans>Products</Trans>}>
          <RadioGroup
            onValueChange={(next) => onChange({ role, chosen: next === 'all' ? null : new Set() })}
            value={chosen === null ? 'all' : 'some'}
          >
            <Radio label={<Trans>All products, including new ones</Trans>} value="all" />
            <Radio label={<Trans>Only chosen products</Trans>} value="some" />
          </RadioGroup>
        </Field>
      )}
      {chosen !== null && (
        <ul className="grid max-h-60 gap-3 overflow-y-auto rounded-card border border-border p-4">
          {products.map((product) => (
            <li key={keyOf(product)}>
              <Checkbox
                checked={chosen.has(keyOf(product))}
                description={i18n._(kindNames[product.kind])}
                label={<bdi>{product.name}</bdi>}
                onChange={({ currentTarget }) => toggle(keyOf(product), currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
