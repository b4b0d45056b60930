import type { Logger } from 'pino';
import type { Clock } from '#/platform/clock/clock.ts';
import { type SecretBox, UnreadableSecretError } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import {
  markGivenUp,
  markSent,
  type OutboxRow,
  postpone,
  takeDueMails,
} from '#/platform/mail/outbox.repository.ts';
import { openLetter } from '#/platform/mail/outbox.ts';
import type { Transport } from '#/platform/mail/transport.ts';

const minuteMs = 60_000;
const atOnce = 5;
const longestWaitMinutes = 30;
const giveUpAfterMs = 24 * 60 * minuteMs;
/** Longer than an attempt can take: if a server dies, another one retries its mail after this. */
const leaseMs = 5 * minuteMs;
const tryMs = 2 * minuteMs;
/** Time for the transaction of a mail to commit. */
const nudgeMs = 50;

export interface DispatcherDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly transport: Transport;
  readonly logger: Logger;
  /** Aborted on shutdown. */
  readonly signal?: AbortSignal;
}

/** Sends due mails, at most five at a time, and returns the number of attempts. */
export async function dispatchDue(deps: DispatcherDeps): Promise<number> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const mails = await takeDueMails(deps.db, { now, until, limit: atOnce });
  await Promise.all(mails.map((mail) => tryOne(deps, mail)));
  return mails.length;
}

/** Retries after 1, 2, 4 … 30 minutes. */
async function tryOne(
  { db, clock, secrets, transport, logger, signal }: DispatcherDeps,
  mail: OutboxRow,
): Promise<void> {
  const { id, kind, tries } = mail;
  const limit = AbortSignal.timeout(tryMs);
  try {
    const letter = openLetter(secrets, mail);
    await transport.send(
      { id, to: mail.recipient },
      letter,
      signal ? AbortSignal.any([signal, limit]) : limit,
    );
  } catch (err) {
    const now = clock.now();
    const isOver = now.getTime() - mail.created_at.getTime() >= giveUpAfterMs;
    logger[isOver ? 'error' : 'warn'](
      { mail: id, kind, tries, ...codesOf(err) },
      isOver ? 'mail given up' : 'mail refused',
    );
    if (isOver) return markGivenUp(db, id, now);
    const waitMs = Math.min(2 ** (tries - 1), longestWaitMinutes) * minuteMs;
    return postpone(db, id, new Date(now.getTime() + waitMs));
  }
  await markSent(db, id, clock.now());
}

/** Logs only the codes of an error, such as EAUTH and 535: its text may contain the address. */
function codesOf(err: unknown): { code: string; reply?: number; reason?: string } {
  if (!(err instanceof Error)) return { code: 'unknown' };
  if (err instanceof UnreadableSecretError) return { code: err.name, reason: err.message };
  return {
    code: 'code' in err ? String(err.code) : err.name,
    ...('responseCode' in err && { reply: Number(err.responseCode) }),
  };
}

export interface DispatcherOptions extends Omit<DispatcherDeps, 'signal'> {
  readonly everyMs?: number;
  readonly stopWithinMs?: number;
}

export interface Dispatcher {
  /** Signals that a mail is, or soon will be, ready to send. */
  nudge(): void;
  /**
   * Accepts no more work, waits a few seconds for sends in progress, then aborts them; they are
   * retried later.
   */
  stop(): Promise<void>;
}

/** Sends mails as they are queued, and polls for pending ones every few seconds. */
export function startDispatcher({
  everyMs = 3_000,
  stopWithinMs = 5_000,
  ...deps
}: DispatcherOptions): Dispatcher {
  const cutOff = new AbortController();
  let isStopping = false;
  let isNudged = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    isNudged = false;
    try {
      while (!isStopping && (await dispatchDue({ ...deps, signal: cutOff.signal })) === atOnce);
    } catch (err) {
      deps.logger.error({ err }, 'outbox');
    }
    running = undefined;
    wakeIn(isNudged ? nudgeMs : everyMs);
  }
  function wakeIn(ms: number): void {
    clearTimeout(timer);
    if (isStopping) return;
    timer = setTimeout(() => {
      running = run();
    }, ms);
  }
  wakeIn(0);

  return {
    nudge() {
      isNudged = true;
      if (!running) wakeIn(nudgeMs);
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      const patience = setTimeout(() => cutOff.abort(), stopWithinMs);
      await running;
      clearTimeout(patience);
    },
  };
}
