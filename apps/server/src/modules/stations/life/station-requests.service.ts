import {
  limits,
  type ProductRequest,
  type StationRequestDraft,
  type StreamProbe,
} from '@unmuted/api/contract';
import { countPending, insertRequest } from '#/modules/casts/requests/requests.repository.ts';
import { type CustomerAct, notifyStaff, readRequest } from '#/modules/casts/requests/requests.service.ts';
import { takeTurn } from '#/modules/identity/registration/registration.repository.ts';
import { toProbeResult } from '#/modules/stations/checks/check-service.ts';
import { lockCast } from '#/modules/stations/life/station-life.repository.ts';
import type { StationLifeDeps } from '#/modules/stations/life/station-life.service.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

/** Connects to an address, without storing anything. */
export async function tryAddress(
  { stationConnector, clock }: Pick<StationLifeDeps, 'stationConnector' | 'clock'>,
  url: string,
): Promise<StreamProbe> {
  return toProbeResult(await probeStream(stationConnector, url), clock.now());
}

/** Stores a customer's request for a station and tells staff. The address need not answer. */
export async function requestStation(
  deps: StationLifeDeps,
  { scope, caller }: CustomerAct,
  { name, timezone, stream, note }: StationRequestDraft,
): Promise<ProductRequest> {
  const id = await deps.db.transaction().execute(async (tx) => {
    // Concurrent requests of one account must not exceed its limits.
    await takeTurn(tx, `requests ${scope.accountId}`);
    const cast = stream.kind === 'cast' ? await lockCast(tx, scope, stream.username) : null;
    if (cast === undefined)
      throw new AppError('request.invalid', {
        errors: [{ pointer: '/stream/username', code: 'enum', params: {} }],
      });
    if ((await countPending(tx, scope)) >= limits.pendingRequests)
      throw new AppError('resource.limit_reached');
    const at = deps.clock.now();
    const requestId = uuidv7(at);
    await insertRequest(tx, scope, {
      id: requestId,
      kind: 'station',
      state: 'pending',
      name,
      note,
      timezone,
      stream_url: stream.kind === 'url' ? stream.url : null,
      stream_cast_id: cast?.id ?? null,
      created_at: at,
    });
    const wanted = stream.kind === 'cast' ? stream.username : stream.url;
    await recordAudit(tx, {
      at,
      action: 'request.created',
      by: scope,
      about: { accountId: scope.accountId },
      caller,
      details: { name, stream: wanted },
      change: { before: null, after: { name, timezone, stream: wanted, state: 'pending' } },
    });
    await notifyStaff(tx, deps, { kind: 'station_requested' });
    return requestId;
  });
  return readRequest(deps.db, scope, id);
}
