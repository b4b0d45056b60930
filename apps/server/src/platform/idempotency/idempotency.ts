import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { claimKey, findKey, freeKey, keepAnswer } from '#/platform/idempotency/idempotency.repository.ts';

interface OnceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

interface IdempotentRequest {
  /** The owner of the key: two accounts may choose the same one. */
  readonly account: string;
  readonly key: string;
  /** Everything that identifies the request; a key belongs to one request. */
  readonly request: string;
  readonly signal: AbortSignal;
}

export type Idempotency = (operation: IdempotentRequest, act: () => Promise<string>) => Promise<string>;

/** Longer than any request may take: a holder that has not responded by then is dead. */
const staleAfterMs = 120_000;
const lookEveryMs = 50;

/**
 * Executes a request once across all servers and repetitions, and returns the same response each
 * time. A failed request counts as not executed and can be retried. Fails with
 * `request.idempotency_key_reused` when the key was used for another request.
 */
export function createIdempotency({ db, clock, secrets }: OnceDeps): Idempotency {
  return async ({ account, key, request, signal }, act) => {
    const id = hashOf(`${account} ${key}`);
    // A request may contain a password, which an unkeyed hash would let a reader of the table guess.
    const operation = secrets.fingerprint(request);
    const place = { rowId: id.toString('hex'), column: 'request_keys.answer' };
    const claim = () => {
      const now = clock.now();
      return claimKey(db, {
        id,
        request: operation,
        now,
        staleBefore: new Date(now.getTime() - staleAfterMs),
      });
    };
    while (!(await claim())) {
      const found = await findKey(db, id);
      if (found && !found.request.equals(operation)) throw new AppError('request.idempotency_key_reused');
      if (found?.answer) return secrets.open(found.answer, place);
      await setTimeout(lookEveryMs, undefined, { signal });
    }
    try {
      const answer = await act();
      await keepAnswer(db, id, secrets.seal(answer, place));
      return answer;
    } catch (error) {
      await freeKey(db, id);
      throw error;
    }
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
