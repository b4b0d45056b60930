import type { Permission } from '@unmuted/api/contract';
import type { Scope } from '#/platform/auth/scope.ts';

/**
 * Data that clients can subscribe to, as `name` or `name:key`, such as `cast:aurora`. Its events carry the same name. A
 * module declares its topics in `liveTopics`; when data changes, it publishes the topic on the bus.
 */
export type LiveTopic = ValueTopic | FeedTopic;

/** A topic whose events carry the complete current value, sent when it has changed. */
export interface ValueTopic {
  readonly kind: 'value';
  readonly name: string;
  /** What the role of a subscriber must permit; otherwise the stream is answered with `account.not_permitted`. */
  readonly permission: Permission;
  /** Reads the values by key in one query. A key that the scope may not hear is left out and answered as not found. */
  readonly read: (scope: Scope, keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
}

/** A topic whose events carry the changes since a cursor. A client whose cursor differs has missed changes. */
export interface FeedTopic {
  readonly kind: 'feed';
  readonly name: string;
  /** What the role of a subscriber must permit; otherwise the stream is answered with `account.not_permitted`. */
  readonly permission: Permission;
  /** The current cursor; throws `resource.not_found` for a key that the scope may not hear. */
  readonly readCursor: (scope: Scope, key: string) => Promise<number>;
  /** The changes after a cursor; null if there are none. */
  readonly readChange: (scope: Scope, key: string, after: number) => Promise<FeedChange | null>;
  /** The first event of a subscription: no changes, at the current cursor. */
  readonly start: (key: string, cursor: number) => FeedChange;
}

export interface FeedChange {
  readonly cursor: number;
}

/** Topics of one declaration, by key. */
export interface TopicKeys<Topic extends LiveTopic = LiveTopic> {
  readonly topic: Topic;
  /** `['aurora', 'harbour']`; `['']` for a topic without keys. */
  readonly keys: readonly string[];
}

/** Groups `cast:aurora` and others by declaration; topics without a declaration are left out. */
export function groupTopics(declared: readonly LiveTopic[], topics: Iterable<string>): TopicKeys[] {
  const byName = Map.groupBy(topics, nameOf);
  return declared.flatMap((topic) => {
    const found = byName.get(topic.name);
    return found ? [{ topic, keys: found.map(keyOf) }] : [];
  });
}

/** The inverse of `groupTopics`. */
export const topicOf = (name: string, key: string): string => (key === '' ? name : `${name}:${key}`);

const nameOf = (topic: string): string => topic.split(':', 1)[0] ?? topic;
const keyOf = (topic: string): string => topic.slice(nameOf(topic).length + 1);
