import { type LiveEvent, liveEvent } from '@unmuted/api/contract';

export interface LiveReader {
  /** The next event; comments are skipped. Undefined at the end of the stream. */
  next(): Promise<LiveEvent | undefined>;
  /** The next comment, which is how the server shows that it lives. */
  nextComment(): Promise<string | undefined>;
  /** All events from here to the end of the stream. */
  rest(): Promise<LiveEvent[]>;
  close(): Promise<void>;
}

/** Reads server-sent events as the contract has them. */
export function readLive(response: Response): LiveReader {
  if (!response.body) throw new Error('The reply has no body.');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';

  async function nextBlock(): Promise<string | undefined> {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        return block;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      buffer += value;
    }
  }

  async function nextWhere(isWanted: (block: string) => boolean): Promise<string | undefined> {
    for (;;) {
      const block = await nextBlock();
      if (block === undefined || isWanted(block)) return block;
    }
  }

  async function next(): Promise<LiveEvent | undefined> {
    const block = await nextWhere((candidate) => candidate.includes('data: '));
    const data = block?.split('\n').find((line) => line.startsWith('data: '));
    return data === undefined ? undefined : liveEvent.parse(JSON.parse(data.slice(6)));
  }

  return {
    next,
    nextComment: () => nextWhere((block) => block.startsWith(':')),
    async rest() {
      const events: LiveEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    close: () => reader.cancel(),
  };
}
