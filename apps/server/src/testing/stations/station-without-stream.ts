import { demoStationIds } from '#/composition/seed/demo-data.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

/** Adds a station that plays nothing to the account of the demo's owner, and returns its id. */
export async function addStationWithoutStream({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const { account_id } = await db
    .selectFrom('stations')
    .select('account_id')
    .where('id', '=', demoStationIds.aurora)
    .executeTakeFirstOrThrow();
  const station = {
    id: '00000000-0000-7000-8000-0000000000aa',
    account_id,
    name: 'No stream',
    group_name: 'Streaming',
    server: 'local',
    plan: 'Station',
    status: 'active',
    renews_at: null,
    service_id: null,
  } as const;
  await db.insertInto('stations').values(station).execute();
  return station.id;
}
