import { hashKey, isWellFormedKey } from '#/modules/identity/key-guard/key-format.ts';
import { revokeByHash } from '#/modules/identity/keys/leak-report.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { constantTimeResponse } from '#/platform/http/constant-time-response.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { Throttle, ThrottleRule } from '#/platform/throttle/throttle.ts';

export interface LeakReportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly mailer: Mailer;
  readonly answerStepMs: number;
}

const rule: ThrottleRule = { kind: 'keys.report_leak', limit: 60, windowMs: 10 * 60_000 };

/** Revokes a key that was found in public and tells its owner. Answers the same for every key. */
export async function reportLeak(
  deps: LeakReportDeps,
  key: string,
  caller: Caller,
): Promise<{ status: 'received' }> {
  const { db, clock, throttle, mailer, answerStepMs } = deps;
  await throttle.pass(rule, networkOf(caller.address));
  if (isWellFormedKey(key))
    await constantTimeResponse(answerStepMs, () =>
      db.transaction().execute(async (tx) => {
        const at = clock.now();
        const revoked = await revokeByHash(tx, hashKey(key), at);
        if (!revoked) return;
        const { id, lastFour, about, guardians } = revoked;
        const details = { key: id, lastFour };
        await recordAudit(tx, { at, action: 'key.leaked', by: 'nobody', about, caller, details });
        for (const { name, ...to } of guardians)
          await mailer.send(tx, to, { kind: 'key_leaked', name, keyEnd: lastFour });
      }),
    );
  return { status: 'received' };
}
