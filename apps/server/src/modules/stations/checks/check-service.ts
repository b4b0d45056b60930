import type { StreamProbe as ProbeResult } from '@unmuted/api/contract';
import type { DueService } from '#/modules/stations/checks/checks.repository.ts';
import { probeStream, type StreamProbe } from '#/modules/stations/probe/probe-stream.ts';
import { readService, type ServiceReading } from '#/modules/stations/probe/read-service.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { openOrNull, type SecretBox } from '#/platform/crypto/secrets.ts';
import type { CheckedState } from '#/platform/db/station-tables.ts';

export interface CheckDeps {
  /** The only way to reach streaming services. */
  readonly stationConnector: Connector;
  readonly secrets: SecretBox;
}

/** What a check found; the probe is null if the status page sufficed. */
export interface Found {
  readonly state: CheckedState;
  readonly problem: string | null;
  readonly listeners: number | null;
  readonly title: string | null;
  readonly probe: StreamProbe | null;
  readonly rawStatus: string | null;
}

export const credentialsPlace = (serviceId: string) => ({
  rowId: serviceId,
  column: 'streaming_services.admin_password',
});

const withStatusPage = ['icecast', 'shoutcast1', 'shoutcast2'];

/**
 * Asks the status page of a service, and connects to the stream as a player does if the page says nothing or `withProbe` is
 * set.
 */
export async function checkService(
  { stationConnector, secrets }: CheckDeps,
  service: DueService,
  { withProbe }: { readonly withProbe: boolean },
): Promise<Found> {
  const target = targetOf(secrets, service);
  const reading = withStatusPage.includes(service.type) ? await readService(stationConnector, target) : null;
  // A status page may omit hidden mounts, so "off air" is believed only if nothing is heard.
  const isOnAir = reading?.state === 'on_air';
  const probe =
    withProbe || !isOnAir ? await probeStream(stationConnector, target.url, target.charset) : null;
  return {
    ...verdictOf(reading, probe),
    listeners: reading?.listeners ?? null,
    title: titleOf(reading) ?? probe?.title ?? null,
    probe,
    rawStatus: reading?.rawReply ?? null,
  };
}

/** What was heard counts more than the status page. */
function verdictOf(
  reading: ServiceReading | null,
  probe: StreamProbe | null,
): Pick<Found, 'state' | 'problem'> {
  if (!probe || probe.state === 'up') {
    return { state: 'on_air', problem: reading?.state === 'bad_credentials' ? 'credentials' : null };
  }
  // This server had too many connections.
  if (probe.problem === 'busy') return { state: 'unknown', problem: null };
  if (reading?.state === 'off_air' || probe.status === 404)
    return { state: 'off_air', problem: probe.problem };
  return { state: probe.state, problem: probe.problem };
}

function titleOf(reading: ServiceReading | null): string | null {
  if (!reading?.title) return null;
  return reading.artist ? `${reading.artist} - ${reading.title}` : reading.title;
}

function targetOf(secrets: SecretBox, service: DueService): ServiceTarget {
  const { id, type, url, mount, sid, charset, admin_user: user, admin_password: sealed } = service;
  const password = sealed && openOrNull(secrets, sealed, credentialsPlace(id));
  return {
    type,
    url: url ?? '',
    mount,
    sid,
    charset,
    credentials: user !== null && password ? { user, password } : null,
  };
}

/** A probe as it is stored and shown. */
export function toProbeResult({ certificateEndsAt, ...probe }: StreamProbe, at: Date): ProbeResult {
  return {
    ...probe,
    at: at.toISOString(),
    certificateEndsAt: certificateEndsAt?.toISOString() ?? null,
  };
}
