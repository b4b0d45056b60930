import type { Answer, StreamConnector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';

/** The only address that answers. */
export const reachableStream = 'https://streams.radio-aurora.example/live';

/** Silence: MPEG-1 layer III frames of 128 kbit/s at 44.1 kHz. */
export const mp3Frames = Buffer.concat(
  Array.from({ length: 40 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
);

/** A network without endless streams. */
export const noStreams: Pick<StreamConnector, 'follow'> = {
  follow: () => Promise.reject(new ConnectorError('not_resolved', 'no such name')),
};

/** A network with one stream; other names do not resolve. */
export const networkWithOneStream: StreamConnector = {
  ...noStreams,
  async ask({ url }) {
    if (url !== reachableStream) throw new ConnectorError('not_resolved', 'no such name');
    return answer;
  },
};

/** What a server answers with 200. */
export const answer: Answer = {
  protocol: 'HTTP',
  status: 200,
  headers: new Map([['content-type', 'audio/mpeg']]),
  body: mp3Frames,
  headMs: 20,
  tookMs: 40,
  url: reachableStream,
  address: '192.0.2.7',
  certificateEndsAt: null,
};
