import type { DemoSigning } from '#/composition/seed/demo-signing.ts';
import type { Tx } from '#/platform/db/schema.ts';

/** Stores what signs the apps of the demo. It stays when the accounts of the demo are deleted. */
export async function insertDemoSigning(tx: Tx, { bundles, keystores }: DemoSigning): Promise<void> {
  await tx
    .insertInto('signing_bundles')
    .values(
      bundles.map(({ id, reference, secret, facts, createdAt, revokedAt }) => ({
        id,
        reference,
        facts: JSON.stringify(facts),
        secret,
        created_at: createdAt,
        replaced_at: null,
        revoked_at: revokedAt,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
  await tx
    .insertInto('keystores')
    .values(
      keystores.map(({ id, reference, secret, facts, createdAt, revokedAt }) => ({
        id,
        reference,
        facts: JSON.stringify(facts),
        secret,
        is_play_signing: true,
        reset_at: null,
        created_at: createdAt,
        revoked_at: revokedAt,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}
