import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox, SecretPlace } from '#/platform/crypto/secrets.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import { type Letter, renderMessage, type Sender } from '#/platform/mail/message.ts';
import { insertMail, type OutboxRow } from '#/platform/mail/outbox.repository.ts';

export interface OutboxDeps {
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly sender: Sender;
  /** Called after each queued mail; its transaction may still be open. */
  readonly onQueued?: () => void;
}

/** Encrypts mails and adds them to the outbox, within the caller's transaction. */
export function createOutbox({ clock, secrets, sender, onQueued }: OutboxDeps): Mailer {
  return {
    async send(db, to, mail, options = {}) {
      const now = clock.now();
      const { id = uuidv7(now), sendAt = now } = options;
      const letter = JSON.stringify(renderMessage(mail, to, sender));
      await insertMail(db, {
        id,
        kind: mail.kind,
        recipient: to.email,
        letter: secrets.seal(letter, placeOf(id)),
        created_at: now,
        next_try_at: sendAt,
        sent_at: null,
        gave_up_at: null,
      });
      onQueued?.();
    },
  };
}

/** Decrypts a message of the outbox. */
export function openLetter(secrets: SecretBox, { id, letter }: OutboxRow): Letter {
  if (!letter) throw new Error(`Mail ${id} has no letter any more.`);
  return JSON.parse(secrets.open(letter, placeOf(id))) as Letter;
}

function placeOf(rowId: string): SecretPlace {
  return { rowId, column: 'outbox.letter' };
}
