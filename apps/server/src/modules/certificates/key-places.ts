import type { SecretPlace } from '#/platform/crypto/secrets.ts';

export const keyPlaceOf = (name: string): SecretPlace => ({ rowId: name, column: 'certificates.key' });
export const orderKeyPlaceOf = (name: string): SecretPlace => ({
  rowId: name,
  column: 'certificates.order_key',
});
