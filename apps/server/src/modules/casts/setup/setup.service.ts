import type { SetupNotice } from '@unmuted/api/contract';
import type { CastDeps } from '#/modules/casts/cast/cast.service.ts';
import { addDismissal } from '#/modules/casts/setup/setup.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** A suspended cast can be tidied up too: this changes nothing but what its owner is shown. */
export async function dismissNotice(
  { db }: Pick<CastDeps, 'db'>,
  scope: Scope,
  username: string,
  notice: SetupNotice,
): Promise<void> {
  const isFound = await addDismissal(db, scope, username, notice);
  if (!isFound) throw new AppError('resource.not_found');
}
