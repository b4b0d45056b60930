import type { ApiKeyDraft, CreatedApiKey, StaffApiKeyDraft } from '@unmuted/api/contract';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import type { Person } from '#/testing/app/people.ts';
import type { Actor, TestApp } from '#/testing/app/test-app.ts';

const draft = { name: 'Website', networks: [], expiresAt: null };

/** Creates a key of a demo account: of `owner`, unless told otherwise. */
export async function newAccountKey(
  test: TestApp,
  values: Partial<ApiKeyDraft> = {},
  as: Extract<Actor, 'owner' | 'second'> = 'owner',
): Promise<CreatedApiKey> {
  const json = { ...draft, scopes: ['casts:read'], products: null, password: demoPassword, ...values };
  return created(await test.call('/api/control/keys', { as, json }));
}

/** Creates a key of a person's account. */
export async function newKeyOf({ call, password }: Person): Promise<CreatedApiKey> {
  const json = { ...draft, scopes: ['casts:read'], products: null, password };
  return created(await call('/api/control/keys', { json }));
}

/** Creates a key of the provider, for billing systems unless told otherwise. */
export async function newStaffKey(
  test: TestApp,
  values: Partial<StaffApiKeyDraft> = {},
): Promise<CreatedApiKey> {
  const json = { ...draft, scopes: ['provision'], password: demoPassword, ...values };
  return created(await test.call('/api/admin/keys', { as: 'superadmin', json }));
}

async function created(response: Response): Promise<CreatedApiKey> {
  if (response.status !== 201) throw new Error(`No key: ${response.status} ${await response.text()}`);
  return (await response.json()) as CreatedApiKey;
}
