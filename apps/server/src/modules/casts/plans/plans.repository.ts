import type { CastLimits, PublicPlan } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

export interface EditionColumns {
  plan_id: string;
  edition: number;
  plan_name: string;
  listener_limit: number;
  streams_limit: number;
  bitrate_limit: number;
  price_text: string;
}

/** The current edition of a plan that is not archived. */
export interface Offer extends EditionColumns {
  edition_id: string;
  kind: PublicPlan['kind'];
  is_public: boolean;
  is_self_service: boolean;
}

const offers = sql<Offer>`(
  select distinct on (p.id) p.id as plan_id, e.id as edition_id, kind, is_public, is_self_service, edition,
    e.name as plan_name, listener_limit, streams_limit, bitrate_limit, price_text
  from plans p join plan_editions e on e.plan_id = p.id where archived_at is null
  order by p.id, edition desc) as offers`;

/** Not scoped: plans belong to the provider. */
export async function listPublicOffers(db: Db | Tx): Promise<Offer[]> {
  const { rows } = await sql<Offer>`select * from ${offers} where is_public
    order by listener_limit, bitrate_limit, plan_name`.execute(db);
  return rows;
}

/** Undefined if the plan does not exist or is archived. Not scoped: plans belong to the provider. */
export async function findOffer(db: Db | Tx, planId: string): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`select * from ${offers} where plan_id = ${planId}`.execute(db);
  return rows[0];
}

export const limitsOf = (
  row: Pick<EditionColumns, 'listener_limit' | 'streams_limit' | 'bitrate_limit'>,
): CastLimits => ({
  listenerLimit: row.listener_limit,
  streamsLimit: row.streams_limit,
  bitrateLimit: row.bitrate_limit,
});
