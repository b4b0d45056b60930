import type { Logger } from 'pino';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
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
/** Longer than a try may take: a mail whose server died is taken up by another after this. */
const takenForMs = 5 * minuteMs;
const tryMs = 2 * minuteMs;
/** For the transaction that a mail is part of to end. */
const nudgeMs = 50;

export interface DispatcherDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly transport: Transport;
  readonly logger: Logger;
  /** Aborted when the server has to end. */
  readonly signal?: AbortSignal;
}

/** Sends what is due, five at a time at most, and says how many mails it tried. */
export async function dispatchDue(deps: DispatcherDeps): Promise<number> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + takenForMs);
  const mails = await takeDueMails(deps.db, { now, until, limit: atOnce });
  await Promise.all(mails.map((mail) => tryOne(deps, mail)));
  return mails.length;
}

/** 1, 2, 4 … 30 minutes. */
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

/** Of a refusal only its codes, such as EAUTH and 535: its text may repeat the address. */
function codesOf(err: unknown): { code: string; reply?: number } {
  if (!(err instanceof Error)) return { code: 'unknown' };
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
  /** There is something to send, or soon will be. */
  nudge(): void;
  /** Takes nothing any more, gives what is under way a few seconds, then cuts it off: it is tried again later. */
  stop(): Promise<void>;
}

/** Sends mails as they come, and looks for those that wait every few seconds. */
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
