import {
  type CastLog,
  type CastLogEntry,
  type CastNote,
  type CastNoteList,
  limits,
} from '@unmuted/api/contract';
import {
  deleteNote,
  findNotes,
  insertNote,
  listLog,
} from '#/modules/admin/cast-life/cast-life.repository.ts';
import { type CastLifeDeps, requireCastRow } from '#/modules/admin/cast-life/cast-life.service.ts';
import type { StaffCall } from '#/modules/admin/plans/plans.service.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Row } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export async function listNotes(
  { db }: Pick<CastLifeDeps, 'db'>,
  scope: AdminScope,
  username: string,
  query: PageQuery,
): Promise<CastNoteList> {
  const cast = await requireCastRow(db, scope, username);
  const page = pageOf({ ...query, pageSize: query.pageSize ?? '25' });
  const { items, total } = await findNotes(db, scope, { castId: cast.id, ...page });
  return { items: items.map(toNote), total, ...page };
}

/** Notes are internal: their entries in the audit log concern no account, so that the customer does not see them. */
export async function addNote(
  { db, clock }: Pick<CastLifeDeps, 'db' | 'clock'>,
  { scope, caller }: StaffCall,
  username: string,
  text: string,
): Promise<CastNote> {
  const cast = await requireCastRow(db, scope, username);
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const note = {
      id: uuidv7(at),
      cast_id: cast.id,
      text,
      made_by: await nameOf(tx, scope),
      made_at: at,
    };
    await insertNote(tx, scope, note);
    await recordAudit(tx, {
      at,
      action: 'cast.note_created',
      by: scope,
      about: null,
      caller,
      details: { cast: username },
    });
    return toNote(note);
  });
}

export async function removeNote(
  { db, clock }: Pick<CastLifeDeps, 'db' | 'clock'>,
  { scope, caller }: StaffCall,
  { username, id }: { readonly username: string; readonly id: string },
): Promise<undefined> {
  const cast = await requireCastRow(db, scope, username);
  await db.transaction().execute(async (tx) => {
    if (!(await deleteNote(tx, scope, { castId: cast.id, id }))) throw new AppError('resource.not_found');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'cast.note_deleted',
      by: scope,
      about: null,
      caller,
      details: { cast: username },
    });
  });
}

export async function readLog(
  { db }: Pick<CastLifeDeps, 'db'>,
  scope: AdminScope,
  username: string,
): Promise<CastLog> {
  const cast = await requireCastRow(db, scope, username);
  const rows = await listLog(db, scope, { castId: cast.id, username, limit: limits.castLog });
  const items = rows.map(({ at, kind, ...row }) => ({
    at: at.toISOString(),
    kind: kind as CastLogEntry['kind'],
    ...row,
  }));
  return { items };
}

const toNote = ({ id, text, made_at, made_by }: Row<'cast_notes'>): CastNote => ({
  id,
  text,
  at: made_at.toISOString(),
  by: made_by,
});
