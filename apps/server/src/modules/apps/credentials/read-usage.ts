import { limits, type SigningBundle } from '@unmuted/api/contract';
import * as repository from '#/modules/apps/credentials/credentials.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

/** Who uses a secret, and what happened to it. */
export type SigningUsage = Pick<SigningBundle, 'usedBy' | 'uses' | 'changes'>;

/** Returns the usage of one of the ids; `covers` decides for each app whether the secret can sign it. */
export type UsageOf = (id: string, covers?: (packageId: string) => boolean) => SigningUsage;

/** Reads who uses bundles or keystores and what happened to them. */
export async function readUsage(db: Db, scope: AdminScope, ids: readonly string[]): Promise<UsageOf> {
  const [users, uses, changes] = await Promise.all([
    repository.listUsers(db, scope, ids),
    repository.listUses(db, scope, ids, limits.signingUses),
    repository.listChanges(db, scope, ids, limits.signingUses),
  ]);
  return (id, covers = () => true) => {
    const isOf = ({ signingId }: { readonly signingId: string }) => signingId === id;
    return {
      usedBy: users.filter(isOf).map(({ signingId: _of, ...app }) => ({
        ...app,
        isCovered: covers(app.packageId),
      })),
      uses: uses.filter(isOf).map(({ signingId: _of, at, ...use }) => ({ at: at.toISOString(), ...use })),
      changes: changes
        .filter(isOf)
        .map(({ signingId: _of, at, ...change }) => ({ at: at.toISOString(), ...change })),
    };
  };
}
