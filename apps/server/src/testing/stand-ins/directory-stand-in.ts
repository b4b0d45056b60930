import {
  createDirectoryRegistry,
  type DirectoryConfig,
} from '#/modules/directories/directories/directory-registry.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { replyOf, type StandIn, startStandIn } from '#/platform/connector/testing/stand-in.ts';

type Headers = Readonly<Record<string, string>>;

/** A YP directory with responses set by the test. */
export interface YpStandIn {
  readonly directories: readonly DirectoryConfig[];
  readonly connector: ReturnType<typeof createConnector>;
  /** The form fields of each call, in order. */
  readonly calls: Record<string, string>[];
  /** Sets the next responses; null for no response. */
  reply(answer: ((call: Record<string, string>) => Headers) | null): void;
  /** Delays the responses. */
  block(until: Promise<void>): void;
  close(): Promise<void>;
}

export const added: Headers = { YPResponse: '1', YPMessage: 'Added', SID: '5678', TouchFreq: '30' };

export async function startYp(): Promise<YpStandIn> {
  const calls: Record<string, string>[] = [];
  let answer: ((call: Record<string, string>) => Headers) | null = () => added;
  let gate: Promise<void> = Promise.resolve();
  const peer: StandIn = await startStandIn((socket, request) => {
    const call = Object.fromEntries(new URLSearchParams(request.split('\r\n\r\n')[1] ?? ''));
    calls.push(call);
    void gate.then(() => answer && socket.end(replyOf('', answer(call))));
  });
  return {
    directories: createDirectoryRegistry({
      yp: [{ id: 'xiph', name: 'dir.xiph.org', url: `${peer.url}/cgi-bin/yp-cgi`, wantsHttps: false }],
      radioBrowser: false,
      isDemo: true,
    }),
    connector: createConnector({
      userAgent: 'Studio tests bot',
      allow: [peer.place],
      limits: { firstByteMs: 1_000 },
    }),
    calls,
    reply(next) {
      answer = next;
    },
    block(until) {
      gate = until;
    },
    close: () => peer.close(),
  };
}
