import type { LiveEvent, LiveEventName } from '#/contract/live/live.schemas.ts';
import { liveTopics } from '#/contract/live/live-topics.gen.ts';

type TopicName = keyof typeof liveTopics;

/** A topic of the event stream: its name, and what it is about, such as `cast:aurora` or `fleet`. */
export type LiveTopic = LiveEventName | `${LiveEventName}:${string}`;

/**
 * Parses one event; returns null for an unknown one, because a newer server may send more kinds. Checks only that the
 * required fields exist: the full schema would bring zod into the browser bundle.
 */
export function parseLiveEvent(json: string): LiveEvent | null {
  const event = parse(json);
  if (!isRecord(event) || typeof event.ts !== 'string') return null;
  const { event: name, data } = event;
  const isKnown = name === 'bye' || (isTopicName(name) && hasFields(data, liveTopics[name]));
  return isKnown ? (event as LiveEvent) : null;
}

const isTopicName = (name: unknown): name is TopicName =>
  typeof name === 'string' && Object.hasOwn(liveTopics, name);

const hasFields = (data: unknown, fields: readonly string[]): boolean =>
  isRecord(data) && fields.every((field) => field in data);

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
