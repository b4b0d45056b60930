import { readIcecast } from '#/modules/stations/probe/read-icecast.ts';
import { readShoutcast1, readShoutcast2 } from '#/modules/stations/probe/read-shoutcast.ts';
import { emptyReading, type ServiceReading } from '#/modules/stations/probe/service-reading.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';
import type { Connector } from '#/platform/connector/connector.ts';

export type { ServiceReading } from '#/modules/stations/probe/service-reading.ts';

/**
 * Asks the status page of a service. Types without one are `unknown`: their state is that of the
 * probe. An Icecast does not list hidden mounts on its public page, so `off_air` there is certain
 * only with credentials. Rejects only for faults of this server.
 */
export async function readService(connector: Connector, target: ServiceTarget): Promise<ServiceReading> {
  if (!URL.canParse(target.url)) return { ...emptyReading, state: 'unreachable', problem: 'bad_url' };
  switch (target.type) {
    case 'icecast':
      return readIcecast(connector, target);
    case 'shoutcast1':
      return readShoutcast1(connector, target);
    case 'shoutcast2':
      return readShoutcast2(connector, target);
    case 'cast':
    case 'hls':
    case 'url':
      return emptyReading;
  }
}
