import type { SiteSource } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Row, Tx } from '#/platform/db/schema.ts';

/** What the owner has written about a station elsewhere; a station on a stream of another host has only a name. */
export type TemplateFacts = Pick<Row<'stations'>, 'name'> & Pick<Row<'casts'>, 'description' | 'genres'>;

export async function findTemplateFacts(
  tx: Tx,
  accountId: string,
  { kind, id }: SiteSource,
): Promise<TemplateFacts | undefined> {
  const query =
    kind === 'station'
      ? sql<TemplateFacts>`select s.name, coalesce(c.description, '') as description, coalesce(c.genres, '{}') as genres
        from stations s left join streaming_services v on v.id = s.service_id
        left join casts c on c.id = v.cast_id and c.account_id = s.account_id and c.terminated_at is null
        where s.id = ${id} and s.account_id = ${accountId}`
      : sql<TemplateFacts>`select name, description, genres from casts
        where id = ${id} and account_id = ${accountId} and terminated_at is null`;
  const { rows } = await query.execute(tx);
  return rows[0];
}
