import { sql } from 'kysely';
import type { Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

const plans = [
  { name: 'Cast 25', limits: [25, 1, 96], price: 'Free', isSelfService: true },
  { name: 'Cast 100', limits: [100, 1, 128], price: '€9 per month', isSelfService: false },
  { name: 'Cast 250', limits: [250, 2, 192], price: '€19 per month', isSelfService: false },
  { name: 'Cast 500', limits: [500, 3, 320], price: '€29 per month', isSelfService: false },
] as const;
const requestedMinutesAgo = 268;

/** The plans of the demo's casts, and a request that waits for an answer. */
export async function insertDemoPlans(tx: Tx, { now }: { readonly now: Date }): Promise<void> {
  const at = new Date(now.getTime() - 90 * 24 * 60 * 60_000);
  for (const { name, limits, price, isSelfService } of plans) {
    const [listenerLimit, streamsLimit, bitrateLimit] = limits;
    const planId = uuidv7(at);
    const editionId = uuidv7(at);
    await tx
      .insertInto('plans')
      .values({ id: planId, kind: 'cast', is_public: true, is_self_service: isSelfService, created_at: at })
      .execute();
    await tx
      .insertInto('plan_editions')
      .values({
        id: editionId,
        plan_id: planId,
        edition: 1,
        name,
        listener_limit: listenerLimit,
        streams_limit: streamsLimit,
        bitrate_limit: bitrateLimit,
        price_text: price,
        created_at: at,
      })
      .execute();
    await sql`update casts set plan_edition_id = ${editionId} from accounts
      where accounts.id = account_id and accounts.demo and plan = ${name}`.execute(tx);
  }
  await sql`insert into product_requests
      (id, account_id, customer_id, plan_edition_id, name, address, note, state, created_at)
    select ${uuidv7(now)}, c.account_id, c.id, e.id, 'Low Tide Radio', 'lowtide',
      'We move from another provider at the end of the month.', 'pending',
      ${new Date(now.getTime() - requestedMinutesAgo * 60_000)}
    from customers c, plan_editions e where c.email = 'owner@studio.test' and c.demo and e.name = 'Cast 250'
    order by e.id desc limit 1`.execute(tx);
}
