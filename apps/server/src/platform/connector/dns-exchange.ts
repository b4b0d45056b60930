import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import {
  AUTHENTIC_DATA,
  CHECKING_DISABLED,
  type DecodedPacket,
  decode,
  encode,
  type Question,
  RECURSION_DESIRED,
} from 'dns-packet';

export interface DnsServer {
  readonly address: string;
  readonly port: number;
}

export interface DnsQuestion {
  readonly name: string;
  readonly type: Question['type'];
  /** Asks a validating resolver for records that fail DNSSEC too. */
  readonly isUnchecked: boolean;
  /** With EDNS: larger responses over UDP. Old servers reject it. */
  readonly hasEdns: boolean;
}

/** Fits into one packet on any path (DNS flag day 2020). */
const udpBytes = 1_232;
const lengthBytes = 2;

/** `address`, `address:port` or `[address]:port`, as in `dns.getServers()`. */
export function dnsServerOf(text: string): DnsServer {
  if (isIPv6(text)) return { address: text, port: 53 };
  const { address = text, port } = /^\[?(?<address>.*?)\]?:(?<port>\d+)$/.exec(text)?.groups ?? {};
  return { address, port: Number(port ?? 53) };
}

/**
 * Sends one query over UDP, and over TCP if the response is truncated. Returns null without a response in time. Each
 * query has a random id and a socket, so a random port, of its own; responses to other questions are ignored.
 */
export async function exchange(
  server: DnsServer,
  question: DnsQuestion,
  withinMs: number,
): Promise<DecodedPacket | null> {
  const id = randomInt(0x1_0000);
  const query = messageOf(question, id);
  const accept = (bytes: Buffer) => responseOf(bytes, question, id);
  const signal = AbortSignal.timeout(withinMs);
  const response = await overUdp(server, query, accept, signal);
  return response?.flag_tc ? overTcp(server, query, accept, signal) : response;
}

function messageOf({ name, type, isUnchecked, hasEdns }: DnsQuestion, id: number): Buffer {
  return encode({
    type: 'query',
    id,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA | (isUnchecked ? CHECKING_DISABLED : 0),
    questions: [{ name, type, class: 'IN' }],
    ...(hasEdns && {
      additionals: [
        {
          type: 'OPT',
          name: '.',
          udpPayloadSize: udpBytes,
          extendedRcode: 0,
          ednsVersion: 0,
          flags: 0,
          flag_do: false,
          options: [],
        },
      ],
    }),
  });
}

/** Undefined for anything that is not the response to this query. */
function responseOf(bytes: Buffer, { name, type }: DnsQuestion, id: number): DecodedPacket | undefined {
  try {
    const packet = decode(bytes);
    const [question, ...rest] = packet.questions ?? [];
    const isOurs =
      packet.flag_qr &&
      packet.id === id &&
      question?.name.toLowerCase() === name &&
      question.type === type &&
      rest.length === 0;
    return isOurs ? packet : undefined;
  } catch {
    return undefined;
  }
}

type Accept = (bytes: Buffer) => DecodedPacket | undefined;

function overUdp(
  { address, port }: DnsServer,
  query: Buffer,
  accept: Accept,
  signal: AbortSignal,
): Promise<DecodedPacket | null> {
  const { promise, resolve } = Promise.withResolvers<DecodedPacket | null>();
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  const fail = () => resolve(null);
  signal.addEventListener('abort', fail, { once: true });
  socket.on('error', fail);
  socket.on('message', (bytes) => {
    const packet = accept(bytes);
    if (packet) resolve(packet);
  });
  // A connected socket receives from this server only.
  socket.connect(port, address, () => socket.send(query, (error) => error && fail()));
  return promise.finally(() => {
    signal.removeEventListener('abort', fail);
    socket.close();
  });
}

function overTcp(
  { address, port }: DnsServer,
  query: Buffer,
  accept: Accept,
  signal: AbortSignal,
): Promise<DecodedPacket | null> {
  const { promise, resolve } = Promise.withResolvers<DecodedPacket | null>();
  const socket = connect({ host: address, port, signal });
  let received = Buffer.alloc(0);
  socket.on('error', () => resolve(null));
  socket.on('close', () => resolve(null));
  socket.on('connect', () => {
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt16BE(query.length);
    socket.write(Buffer.concat([length, query]));
  });
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (received.length < lengthBytes) return;
    const end = lengthBytes + received.readUInt16BE();
    if (received.length >= end) resolve(accept(received.subarray(lengthBytes, end)) ?? null);
  });
  return promise.finally(() => socket.destroy());
}
