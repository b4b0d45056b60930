import type { RevisionAuthor } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import { withoutSecrets } from '#/platform/revisions/without-secrets.ts';

/** A section of the settings of one object. */
export interface SectionRef {
  /** For example `cast`. */
  readonly objectType: string;
  readonly objectId: string;
  readonly section: string;
}

/** The account that makes a revision; `system` is the server itself. */
export type RevisionActor =
  | 'system'
  | {
      readonly kind: Exclude<RevisionAuthor['kind'], 'system'>;
      readonly id: string;
      readonly name: string;
      readonly role: Row<'revisions'>['actor_role'];
    };

export interface NewRevision extends SectionRef {
  /** The owner of the object. */
  readonly accountId: string;
  /** The version of the section that the change creates. */
  readonly revision: number;
  readonly at: Date;
  readonly by: RevisionActor;
  readonly before: object;
  readonly after: object;
  /** The revision that this one restores. */
  readonly restores?: number | null;
  readonly disconnectedListeners?: number;
  readonly requestId?: string;
  /** Names of fields that are never stored, at any depth. */
  readonly secretFields?: readonly string[];
}

/**
 * Stores the values of a section in the transaction of their change. The first call also stores the previous values, so
 * that the first change can be undone. The caller must have locked the object.
 */
export async function recordRevision(tx: Tx, change: NewRevision): Promise<void> {
  const { objectType, objectId, section, accountId, revision, at, by, secretFields = [] } = change;
  const common = { object_type: objectType, object_id: objectId, section, account_id: accountId, at };
  const nobody = { actor_kind: null, actor_id: null, actor_name: null, actor_role: null };
  const valuesOf = (values: object) => JSON.stringify(withoutSecrets(values, secretFields));
  const previous = await tx
    .selectFrom('revisions')
    .select('revision')
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('section', '=', section)
    .limit(1)
    .executeTakeFirst();
  if (!previous)
    await tx
      .insertInto('revisions')
      .values({
        ...common,
        ...nobody,
        revision: revision - 1,
        values: valuesOf(change.before),
        restores: null,
        request_id: null,
      })
      .execute();
  await tx
    .insertInto('revisions')
    .values({
      ...common,
      ...(by === 'system'
        ? { ...nobody, actor_kind: by }
        : { actor_kind: by.kind, actor_id: by.id, actor_name: by.name, actor_role: by.role }),
      revision,
      values: valuesOf(change.after),
      restores: change.restores ?? null,
      disconnected_listeners: change.disconnectedListeners ?? 0,
      request_id: change.requestId ?? null,
    })
    .execute();
  if (objectType === 'cast')
    await recordEvents(tx, [
      {
        accountId,
        product: { castId: objectId },
        type: 'cast.settings_changed',
        at,
        data: { section, revision },
      },
    ]);
}

export type RevisionRow = Pick<
  Row<'revisions'>,
  'revision' | 'at' | 'actor_kind' | 'actor_name' | 'restores' | 'disconnected_listeners'
> & {
  /** The values of the previous stored revision. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
};

/** Latest first. */
export async function findRevisions(
  db: Db,
  scope: Scope,
  { page, pageSize, ...section }: SectionRef & Page,
): Promise<Found<RevisionRow>> {
  const { rows } = await sql<RevisionRow & { total: number }>`
    select revision, at, actor_kind, actor_name, restores, disconnected_listeners, "values" as after,
      lag("values") over (order by revision) as before, (count(*) over ())::int as total
    from revisions where ${inSection(scope, section)}
    order by revision desc limit ${pageSize} offset ${offsetOf({ page, pageSize })}`.execute(db);
  return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function findRevisionValues(
  db: Db,
  scope: Scope,
  { revision, ...section }: SectionRef & { readonly revision: number },
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Pick<Row<'revisions'>, 'values'>>`select "values" from revisions
    where ${inSection(scope, section)} and revision = ${revision}`.execute(db);
  return rows[0]?.values;
}

function inSection(scope: Scope, { objectType, objectId, section }: SectionRef) {
  const own = scope.kind === 'admin' ? sql`true` : sql`account_id = ${scope.accountId}`;
  return sql`object_type = ${objectType} and object_id = ${objectId} and section = ${section} and ${own}`;
}

/** Deletes old revisions and those beyond the number to keep. The latest of each section stays: it has the current values. */
export async function purgeRevisions(
  db: Db,
  { before, keep }: { readonly before: Date; readonly keep: number },
): Promise<void> {
  await sql`delete from revisions using (
      select object_type, object_id, section, revision,
        row_number() over (partition by object_type, object_id, section order by revision desc) as place
      from revisions
    ) as ranked
    where revisions.object_type = ranked.object_type and revisions.object_id = ranked.object_id
      and revisions.section = ranked.section and revisions.revision = ranked.revision
      and (place > ${keep} or (place > 1 and at < ${before}))`.execute(db);
}
