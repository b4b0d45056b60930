import type { ServiceChange, StreamingServiceRow } from '@unmuted/api';

/** What staff do about one service in a dialog. */
export type ServiceAct = 'edit' | 'credentials' | 'pause' | 'delete';

export type OnServiceAct = (act: ServiceAct, service: StreamingServiceRow) => void;

/** A service that is hosted here belongs to its cast: only the cast can be changed. */
export const isExternal = ({ type }: Pick<StreamingServiceRow, 'type'>) => type !== 'cast';

/** The body that changes some values of an external service and keeps the others. */
export function changeOf(service: StreamingServiceRow, change: Partial<ServiceChange>): ServiceChange {
  const { label, type, url, mount, sid, pollS, state } = service;
  return {
    label,
    type: type === 'cast' ? 'url' : type,
    url: url ?? '',
    mount,
    sid,
    pollS,
    isPaused: state === 'paused',
    ...change,
  };
}
