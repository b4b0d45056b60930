import type { Fault } from '#/components/form/field-errors.ts';
import { validate } from '#/components/form/validate.schema.ts';
import { productOf } from '#/features/account/keys/key-products.ts';
import { keyChange } from '#/features/account/keys/keys.schema.ts';
import { networksOf } from '#/features/account/keys/networks-text.ts';
import type { Area } from '#/session/session-user.ts';

/** The values of the form for a new key. */
export interface KeyValues {
  name: string;
  scopes: string[];
  reach: 'all' | 'some';
  /** See `ProductChoice`. */
  products: string[];
  /** Days; empty for never. */
  expiresAt: string;
  /** Separated by spaces, commas or line breaks. */
  networks: string;
  password: string;
  code: string;
}

export const firstDraft: KeyValues = {
  name: '',
  scopes: [],
  reach: 'all',
  products: [],
  expiresAt: '90',
  networks: '',
  password: '',
  code: '',
};

const dayMs = 86_400_000;

/** The body for a new key. */
export function draftOf({ code, reach, products, ...values }: KeyValues, area: Area) {
  const days = Number(values.expiresAt);
  return {
    ...values,
    expiresAt: values.expiresAt === '' ? null : new Date(Date.now() + days * dayMs).toISOString(),
    networks: networksOf(values.networks),
    ...(area === 'customer' && { products: reach === 'all' ? null : products.map(productOf) }),
    ...(code.trim() !== '' && { code }),
  };
}

/** The text of networks is one field, and its problems point to its items. */
export function networksFault({ networks }: { networks: string }): { networks?: Fault } {
  const { problems } = validate(keyChange, { name: 'x', networks: networksOf(networks) });
  const [problem] = problems;
  return problem ? { networks: { code: problem.code, params: problem.params } } : {};
}
