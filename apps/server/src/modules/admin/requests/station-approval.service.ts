import type { AdminRequest, StationApproval } from '@unmuted/api/contract';
import type { StaffCall } from '#/modules/admin/plans/plans.service.ts';
import {
  recordAnswer,
  requirePending,
  requireRequest,
  toAdminRequest,
} from '#/modules/admin/requests/admin-requests.service.ts';
import { answerRequest, findRequester } from '#/modules/casts/requests/requests.repository.ts';
import { grantStation } from '#/modules/stations/life/station-life.repository.ts';
import {
  announced,
  findStream,
  mailReady,
  type StationLifeDeps,
  startStation,
} from '#/modules/stations/life/station-life.service.ts';

/** Creates the station with what it plays, and tells the person who requested it. */
export async function approveStationRequest(
  deps: StationLifeDeps,
  call: StaffCall,
  id: string,
  { name, timezone, stream }: StationApproval,
): Promise<AdminRequest> {
  const { db, clock } = deps;
  const { scope } = call;
  // An answered request must not make the server connect to an address.
  await db.transaction().execute((tx) => requirePending(tx, scope, id, 'station'));
  const found = await findStream(deps, stream);
  const { answered, stationId } = await db.transaction().execute(async (tx) => {
    const request = await requirePending(tx, scope, id, 'station');
    const created = await startStation(tx, deps, call, {
      accountId: request.account_id,
      name,
      timezone,
      stream: found,
    });
    const at = clock.now();
    await answerRequest(tx, id, {
      state: 'approved',
      answered_at: at,
      answered_by: scope.adminId,
      station_id: created,
    });
    await recordAnswer(tx, call, { at, action: 'request.approved', request, details: { station: name } });
    const person = await findRequester(tx, id);
    if (person) {
      if (person.isLimited) await grantStation(tx, person.id, created);
      await mailReady(tx, deps, person, { id: created, name });
    }
    return { answered: await requireRequest(tx, scope, id), stationId: created };
  });
  await announced(deps, scope, stationId);
  return toAdminRequest(answered);
}
