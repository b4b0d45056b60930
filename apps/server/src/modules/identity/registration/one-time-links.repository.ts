import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@unmuted/api/contract';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** Purpose and owner of a link. */
export type LinkSubject =
  | { readonly purpose: 'verify'; readonly registrationId: string }
  | { readonly purpose: 'reset'; readonly customerId: string }
  | { readonly purpose: 'invite'; readonly customerId: string }
  | { readonly purpose: 'email'; readonly customerId: string; readonly newEmail: string };
export type LinkPurpose = LinkSubject['purpose'];
type SubjectOf<P extends LinkPurpose> = Extract<LinkSubject, { readonly purpose: P }>;

const tokenBytes = 16;
const lifeMs: Readonly<Record<LinkPurpose, number>> = {
  verify: limits.verifyLinkHours * 60 * 60_000,
  reset: limits.resetLinkMinutes * 60_000,
  email: limits.verifyLinkHours * 60 * 60_000,
  invite: limits.inviteLinkDays * 24 * 60 * 60_000,
};

/**
 * Creates a link and returns its token; only its SHA-256 is stored. Where a customer may have only one link, older
 * ones are invalidated.
 */
export async function createLink(tx: Tx, { now, ...subject }: LinkSubject & { now: Date }): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  if (subject.purpose !== 'verify') await voidLinks(tx, subject.customerId, [subject.purpose], now);
  await tx
    .insertInto('one_time_links')
    .values({
      token_hash: hashOf(token),
      purpose: subject.purpose,
      registration_id: subject.purpose === 'verify' ? subject.registrationId : null,
      customer_id: subject.purpose === 'verify' ? null : subject.customerId,
      new_email: subject.purpose === 'email' ? subject.newEmail : null,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs[subject.purpose]),
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Consumes a link and returns its subject, or undefined if it is unknown, used, expired or for another purpose. Of two
 * concurrent calls only one succeeds: the other waits for the row lock and finds the link used.
 */
export async function takeLink<P extends LinkPurpose>(
  tx: Tx,
  purpose: P,
  token: string,
  now: Date,
): Promise<SubjectOf<P> | undefined> {
  const row = await tx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row && (subjectOf(row) as SubjectOf<P>);
}

/** The registration that an unused link would confirm; does not consume the link. */
export function findLinkedRegistration(
  db: Db,
  token: string,
  now: Date,
): Promise<Row<'registrations'> | undefined> {
  return db
    .selectFrom('one_time_links')
    .innerJoin('registrations', 'registrations.id', 'one_time_links.registration_id')
    .selectAll('registrations')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'verify')
    .where('used_at', 'is', null)
    .where('one_time_links.expires_at', '>', now)
    .executeTakeFirst();
}

/** Invalidates a customer's unused links, for example after a password change. */
export async function voidLinks(
  tx: Tx,
  customerId: string,
  purposes: readonly Exclude<LinkPurpose, 'verify'>[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Check constraints of the table guarantee these fields for each purpose. */
function subjectOf(row: Row<'one_time_links'>): LinkSubject {
  const { purpose, registration_id, customer_id, new_email } = row;
  return {
    purpose,
    registrationId: registration_id,
    customerId: customer_id,
    newEmail: new_email,
  } as LinkSubject;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
