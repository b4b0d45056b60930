import type { LiveEvent } from '#/contract/live/live.schemas.ts';
import { MockReply } from '#/testing/replies.ts';

/** A live stream controlled by a test or a story. */
export interface MockLive {
  /** The handler for `live.subscribe`. */
  readonly reply: MockReply<never>;
  /** The number of open streams. */
  readonly open: () => number;
  /** Sends an event to every open stream. */
  readonly send: (event: LiveEvent) => void;
  /** Sends raw text: heartbeats, partial events. */
  readonly sendText: (text: string) => void;
  /** Sends raw bytes: partial characters. */
  readonly sendBytes: (bytes: Uint8Array) => void;
  /** Closes every open stream, like a server. */
  readonly end: () => void;
  /** Fails every open stream, like a lost connection. */
  readonly breakOff: () => void;
}

/** Creates a stream for `mockFetch({ 'live.subscribe': live.reply })`. */
export function mockLive(): MockLive {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  const each = (act: (stream: ReadableStreamDefaultController<Uint8Array>) => void) => {
    for (const stream of [...streams]) act(stream);
  };
  const close = (act: (stream: ReadableStreamDefaultController<Uint8Array>) => void) =>
    each((stream) => {
      streams.delete(stream);
      act(stream);
    });
  const sendBytes = (bytes: Uint8Array) => each((stream) => stream.enqueue(bytes));
  const sendText = (text: string) => sendBytes(encoder.encode(text));

  return {
    reply: new MockReply<never>(async ({ signal }) => {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const leave = () => {
        if (own && streams.delete(own)) own.error(signal.reason);
      };
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          streams.add(controller);
        },
        cancel: () => {
          if (own) streams.delete(own);
        },
      });
      signal.addEventListener('abort', leave, { once: true });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
    }),
    open: () => streams.size,
    send: (event) => sendText(`data: ${JSON.stringify(event)}\n\n`),
    sendText,
    sendBytes,
    end: () => close((stream) => stream.close()),
    breakOff: () => close((stream) => stream.error(new TypeError('network error'))),
  };
}
