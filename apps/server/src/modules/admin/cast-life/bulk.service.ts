import type { BulkRequest, BulkResult } from '@unmuted/api/contract';
import { listOwners } from '#/modules/admin/cast-life/cast-life.repository.ts';
import { type CastLifeDeps, requireCastRow } from '#/modules/admin/cast-life/cast-life.service.ts';
import { suspendCast, unsuspendCast } from '#/modules/admin/casts/admin-cast-actions.ts';
import type { StaffCall } from '#/modules/admin/plans/plans.service.ts';
import { restartCast } from '#/modules/casts/control/control.service.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { AppError } from '#/platform/http/app-error.ts';

type Outcome = BulkResult['items'][number]['outcome'];

/** One cast after the other; a failure does not prevent the others. */
export async function runBulkAction(
  deps: CastLifeDeps,
  call: StaffCall,
  { action, usernames, text }: BulkRequest,
): Promise<BulkResult> {
  const unique = [...new Set(usernames)];
  if (action === 'message') return sendMessage(deps, call, unique, text ?? '');
  const items: BulkResult['items'] = [];
  for (const username of unique) {
    try {
      const outcome = await runAction(deps, call, { action, username, text: text ?? '' });
      items.push({ username, outcome, code: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      items.push({ username, outcome: 'failed', code: error.code });
    }
  }
  return { items };
}

interface One {
  readonly action: Exclude<BulkRequest['action'], 'message'>;
  readonly username: string;
  readonly text: string;
}

async function runAction(
  deps: CastLifeDeps,
  { scope, caller }: StaffCall,
  { action, username, text }: One,
): Promise<Outcome> {
  if (action === 'restart') {
    await restartCast(deps, { scope, caller, username }, undefined);
    return 'done';
  }
  const { staff_version: version } = await requireCastRow(deps.db, scope, username);
  const act = { scope, caller, username, version };
  const after = action === 'suspend' ? await suspendCast(deps, act, text) : await unsuspendCast(deps, act);
  return after.version === version ? 'unchanged' : 'done';
}

/** One email to each owner, however many of the casts they have. */
async function sendMessage(
  { db, clock, mailer }: CastLifeDeps,
  { scope, caller }: StaffCall,
  usernames: readonly string[],
  quote: string,
): Promise<BulkResult> {
  const reached = await db.transaction().execute(async (tx) => {
    const owners = await listOwners(tx, scope, usernames);
    for (const { account_id: accountId, usernames: own, email, locale, first_name: name } of owners) {
      await mailer.send(tx, { email, locale }, { kind: 'cast_message', name, cast: own.join(', '), quote });
      for (const cast of own)
        await recordAudit(tx, {
          at: clock.now(),
          action: 'cast.messaged',
          by: scope,
          about: { accountId },
          caller,
          details: { cast },
        });
    }
    return new Set(owners.flatMap((owner) => owner.usernames));
  });
  return {
    items: usernames.map((username) =>
      reached.has(username)
        ? { username, outcome: 'done', code: null }
        : { username, outcome: 'failed', code: 'resource.not_found' },
    ),
  };
}
