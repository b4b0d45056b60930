import type { NewStationStream } from '@unmuted/api';

export type StreamKind = NewStationStream['kind'];

/** The values of a form for a new station. */
export interface NewStationValues {
  name: string;
  timezone: string;
  /** The chosen kind, and what was entered for each. */
  stream: { kind: StreamKind; username: string | null; id: string | null; url: string };
  /** Of a request; empty in the forms of staff. */
  note: string;
}

/** The stream of a body: only what belongs to the chosen kind. */
export function streamBody({ kind, username, id, url }: NewStationValues['stream']) {
  if (kind === 'cast') return { kind, username: username ?? undefined };
  return kind === 'service' ? { kind, id: id ?? undefined } : { kind, url };
}

const nameLength = 60;

/** The name that a stream sends, as the name of a station or a service; empty without one. */
export const nameFrom = (sent: string | null): string =>
  [...(sent ?? '')].slice(0, nameLength).join('').trim();
