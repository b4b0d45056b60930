import { type CustomerNote, type CustomerNoteList, limits } from '@unmuted/api/contract';
import { findAccount } from '#/modules/admin/customers/customer.repository.ts';
import {
  deleteNote,
  findNotes,
  insertNote,
  lockAccount,
} from '#/modules/admin/customers/customer-changes.repository.ts';
import type { CustomerAct } from '#/modules/admin/customers/customer-invitation.service.ts';
import { defaultPageSize, type ReadCustomersDeps } from '#/modules/admin/customers/customers.service.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Row } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

/** Latest first. */
export async function listNotes(
  { db }: ReadCustomersDeps,
  scope: AdminScope,
  id: string,
  query: PageQuery,
): Promise<CustomerNoteList> {
  if (!(await findAccount(db, scope, id))) throw new AppError('resource.not_found');
  const page = pageOf({ ...query, pageSize: query.pageSize ?? defaultPageSize });
  const { items, total } = await findNotes(db, scope, { accountId: id, ...page });
  return { items: items.map(toNote), total, ...page };
}

export function addNote(
  { db, clock }: ReadCustomersDeps,
  { scope, caller, id }: CustomerAct,
  text: string,
): Promise<CustomerNote> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, scope, id))) throw new AppError('resource.not_found');
    const { total } = await findNotes(tx, scope, { accountId: id, page: 1, pageSize: 1 });
    if (total >= limits.customerNotes) throw new AppError('resource.limit_reached');
    const note = {
      id: uuidv7(at),
      account_id: id,
      author: await nameOf(tx, scope),
      text,
      created_at: at,
    };
    await insertNote(tx, scope, note);
    // Not about the account: customers do not see that staff keeps notes.
    const details = { customer: id };
    await recordAudit(tx, { at, action: 'customer.note_created', by: scope, about: null, caller, details });
    return toNote(note);
  });
}

export async function removeNote(
  { db, clock }: ReadCustomersDeps,
  { scope, caller, id }: CustomerAct,
  noteId: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await deleteNote(tx, scope, { accountId: id, noteId }))) throw new AppError('resource.not_found');
    const details = { customer: id };
    await recordAudit(tx, { at, action: 'customer.note_deleted', by: scope, about: null, caller, details });
  });
}

function toNote({ id, text, author, created_at }: Row<'account_notes'>): CustomerNote {
  return { id, text, author, createdAt: created_at.toISOString() };
}
