import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

export type ListingRow = Row<'cast_listings'>;

/** The caller must have checked the scope of the cast. */
export function findListing(db: Db | Tx, castId: string): Promise<ListingRow | undefined> {
  return db.selectFrom('cast_listings').selectAll().where('cast_id', '=', castId).executeTakeFirst();
}

/** The caller must have checked the scope of the cast and locked it. */
export async function saveListingRow(
  tx: Tx,
  castId: string,
  listing: Omit<NewRow<'cast_listings'>, 'cast_id'>,
): Promise<void> {
  await tx
    .insertInto('cast_listings')
    .values({ cast_id: castId, ...listing })
    .onConflict((conflict) => conflict.column('cast_id').doUpdateSet(listing))
    .execute();
}
