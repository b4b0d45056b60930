import webPush from 'web-push';
import { findPushKeys, insertPushKeys } from '#/modules/silence/alerts/channels/push-keys.repository.ts';
import type { Config } from '#/platform/config/config.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

export interface PushKeyDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
}

/** Whom push services can turn to: an https or mailto address, as VAPID demands. */
export function pushSubjectOf({ MAIL_FROM, PUBLIC_URL }: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>): string {
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${MAIL_FROM ?? `no-reply@${new URL(PUBLIC_URL ?? 'http://localhost').hostname}`}`;
}

const place = { rowId: '1', column: 'push_keys.private_key' } as const;

/** They never change: subscriptions are bound to them. */
const known = new WeakMap<Db, Row<'push_keys'>>();

/** The public key that browsers subscribe with: an uncompressed point of P-256, base64url. */
export const readPushKey = async (deps: PushKeyDeps): Promise<string> => (await read(deps)).public_key;

/** Both keys, base64url. Throws an `UnreadableSecretError`. */
export async function readPushKeys(deps: PushKeyDeps) {
  const { public_key: publicKey, private_key: sealed } = await read(deps);
  return { publicKey, privateKey: deps.secrets.open(sealed, place) };
}

/** Reads the keys of this installation, and creates them first if there are none. */
async function read({ db, secrets }: PushKeyDeps): Promise<Row<'push_keys'>> {
  const kept = known.get(db) ?? (await findPushKeys(db)) ?? (await create({ db, secrets }));
  known.set(db, kept);
  return kept;
}

async function create({ db, secrets }: PushKeyDeps): Promise<Row<'push_keys'>> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await insertPushKeys(db, { public_key: publicKey, private_key: secrets.seal(privateKey, place) });
  const created = await findPushKeys(db);
  if (!created) throw new Error('The keys for push messages were not stored.');
  return created;
}
