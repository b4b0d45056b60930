import type { Db } from '#/platform/db/schema.ts';
import { constantTimeResponse } from '#/platform/http/constant-time-response.ts';
import type { Addressee, Mailer } from '#/platform/mail/mail.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface NoticeDeps {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly throttle: Throttle;
  readonly publicUrl: () => string;
  readonly answerStepMs: number;
}

/** The owner of an attacked account; null if the name has no enabled account. */
export type NoticeAddressee = (Addressee & { readonly id: string; readonly name: string }) | null;

/** Tells the owner, at most once a day. Takes equally long for names without an account. */
export async function noticeAttack(
  { db, mailer, throttle, answerStepMs }: NoticeDeps,
  kind: 'password_guesses' | 'code_guesses',
  to: NoticeAddressee,
): Promise<void> {
  await constantTimeResponse(answerStepMs, async () => {
    if (!to) return;
    const rule = { kind: `sign_in.notice.${kind}`, limit: 1, windowMs: 24 * 60 * 60_000 };
    if ((await throttle.take(rule, to.id)).isOver) return;
    await mailer.send(db, to, { kind, name: to.name });
  });
}
