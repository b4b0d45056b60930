import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** By name and type: values, `none` for no such record, `broken` or `silent`. */
export type Zone = Readonly<Record<string, readonly string[] | 'none' | 'broken' | 'silent'>>;

export interface DnsStandIn {
  /** `address:port`. */
  readonly server: string;
  /** All queries, in order: `listen.example CNAME`. */
  readonly questions: string[];
  close(): Promise<void>;
}

const types: Readonly<Record<number, string>> = {
  1: 'A',
  2: 'NS',
  5: 'CNAME',
  6: 'SOA',
  16: 'TXT',
  28: 'AAAA',
};
const [noError, serverFailure, nameError] = [0, 2, 3];

/** A UDP server (RFC 1035) that responds from a zone; names outside the zone do not exist. */
export async function startDns(zone: Zone): Promise<DnsStandIn> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (message, { port, address }) => {
    const { name, type, end } = readQuestion(message);
    const query = `${name} ${type}`;
    questions.push(query);
    const entry = zone[query];
    if (entry === 'silent') return;
    const exists = Object.keys(zone).some((key) => key.startsWith(`${name} `));
    const values = typeof entry === 'object' ? entry : [];
    const code = entry === 'broken' ? serverFailure : exists ? noError : nameError;
    const head = Buffer.from(message.subarray(0, 12));
    // A recursive response to one query.
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(values.length, 6);
    head.writeUInt32BE(0, 8);
    const records = values.map((value) => recordOf(message.readUInt16BE(end - 4), dataOf(type, value)));
    socket.send(Buffer.concat([head, message.subarray(12, end), ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    questions,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function readQuestion(message: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return {
    name: labels.join('.').toLowerCase(),
    type: types[message.readUInt16BE(at + 1)] ?? '?',
    end: at + 5,
  };
}

/** For the queried name (a pointer to it), class IN, with a TTL of five minutes. */
function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(300, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: string, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'AAAA')
    return Buffer.from(
      value
        .split(':')
        .map((part) => part.padStart(4, '0'))
        .join(''),
      'hex',
    );
  if (type === 'CNAME' || type === 'NS') return nameOf(value);
  if (type === 'SOA') return Buffer.concat([nameOf(value), nameOf(`mail.${value}`), Buffer.alloc(20)]);
  const bytes = Buffer.from(value);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}

function nameOf(value: string): Buffer {
  const labels = value.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]);
  return Buffer.concat([...labels, Buffer.from([0])]);
}
