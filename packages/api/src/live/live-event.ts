import type { LiveEvent } from '#/contract/live/live.schemas.ts';

/** The current state of a cast, its listener changes, or the fleet (admins only). */
export type LiveTopic = `cast:${string}` | `listeners:${string}` | 'fleet';

/**
 * Parses one event; returns null for an unknown one, because a newer server may send more kinds. Validates only the
 * discriminating fields: the full schema would bring zod into the browser bundle.
 */
export function parseLiveEvent(json: string): LiveEvent | null {
  const event = parse(json);
  if (!isRecord(event) || typeof event.ts !== 'string') return null;
  const { data } = event;
  switch (event.event) {
    case 'bye':
      return event as LiveEvent;
    case 'cast':
      return isRecord(data) && typeof data.username === 'string' && typeof data.state === 'string'
        ? (event as LiveEvent)
        : null;
    case 'fleet':
      return isRecord(data) && isRecord(data.casts) && isRecord(data.engine) ? (event as LiveEvent) : null;
    case 'listeners':
      return isListenerChange(data) ? (event as LiveEvent) : null;
    default:
      return null;
  }
}

function isListenerChange(data: unknown): boolean {
  return (
    isRecord(data) &&
    typeof data.username === 'string' &&
    typeof data.after === 'number' &&
    typeof data.cursor === 'number' &&
    Array.isArray(data.joined) &&
    Array.isArray(data.left)
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
