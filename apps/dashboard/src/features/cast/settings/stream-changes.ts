import type { StreamSetting } from '@unmuted/api';
import type { FieldChange } from '@unmuted/ui/diff-view';

export interface StreamMessages {
  /** Describes the settings of a stream. */
  textOf: (stream: StreamSetting) => string;
  /** Label of a stream without a name. */
  unnamed: string | undefined;
  /** Label of a change of the order. */
  order: string;
}

/** The added, changed and removed streams, then a change of their order, which only exists for the same streams. */
export function streamChanges(
  before: readonly StreamSetting[],
  after: readonly StreamSetting[],
  messages: StreamMessages,
): FieldChange[] {
  const { textOf } = messages;
  const changes = after.map((stream, index): FieldChange => {
    const former = before.find(({ id }) => id !== null && id === stream.id);
    return {
      id: stream.id ?? `new-${index}`,
      label: stream.name || messages.unnamed,
      before: former ? textOf(former) : null,
      after: textOf(stream),
    };
  });
  const removed = before.filter(({ id }) => !after.some((stream) => stream.id === id));
  return [
    ...changes.filter((change) => change.before !== change.after),
    ...removed.map(
      (stream): FieldChange => ({
        id: stream.id ?? stream.mount,
        label: stream.name,
        before: textOf(stream),
        after: null,
      }),
    ),
    ...(removed.length === 0 && isReordered(before, after)
      ? [{ id: 'order', label: messages.order, before: namesOf(before), after: namesOf(after) }]
      : []),
  ];
}

function isReordered(before: readonly StreamSetting[], after: readonly StreamSetting[]): boolean {
  const idsOf = (streams: readonly StreamSetting[]) => JSON.stringify(streams.map(({ id }) => id));
  return before.length === after.length && idsOf(before) !== idsOf(after);
}

const namesOf = (streams: readonly StreamSetting[]) => streams.map(({ name }) => name).join(', ');
