/** Types of elementary streams in a program map (ISO/IEC 13818-1 table 2-34). */
export const streamTypes = {
  mp3: [0x03, 0x04],
  aac: [0x0f],
  /** Metadata in packets, in HTTP Live Streaming ID3 tags. */
  id3: [0x15],
} as const;

const packetBytes = 188;
const syncByte = 0x47;

interface Packet {
  readonly pid: number;
  readonly isStart: boolean;
  readonly payload: Buffer;
}

export interface TransportStream {
  /** The payloads of the packetized elementary streams of these types, in order. */
  payloadsOf(types: readonly number[]): Buffer[];
}

/** Returns null when the data is no MPEG-2 transport stream. */
export function parseTransportStream(data: Buffer): TransportStream | null {
  if (data.length < packetBytes || data[0] !== syncByte) return null;
  if (data.length >= 2 * packetBytes && data[packetBytes] !== syncByte) return null;
  const packets = packetsOf(data);
  const [mapPid] = sectionOf(packets, 0, 0x00, programMaps) ?? [];
  const streams = mapPid === undefined ? null : sectionOf(packets, mapPid, 0x02, elementaryStreams);
  return {
    payloadsOf: (types) =>
      (streams ?? [])
        .filter(({ type }) => types.includes(type))
        .flatMap(({ pid }) => payloads(packets.filter((packet) => packet.pid === pid))),
  };
}

function packetsOf(data: Buffer): Packet[] {
  const packets: Packet[] = [];
  for (let at = 0; at + packetBytes <= data.length && data[at] === syncByte; at += packetBytes) {
    const packet = data.subarray(at, at + packetBytes);
    const control = packet.readUInt8(3);
    if ((control & 0x10) === 0) continue;
    const start = (control & 0x20) === 0 ? 4 : 5 + packet.readUInt8(4);
    packets.push({
      pid: packet.readUInt16BE(1) & 0x1fff,
      isStart: (packet.readUInt8(1) & 0x40) !== 0,
      payload: packet.subarray(start),
    });
  }
  return packets;
}

/** Reads the first section of a table; those of streams with sound fit into one packet. */
function sectionOf<T>(
  packets: readonly Packet[],
  pid: number,
  tableId: number,
  read: (section: Buffer) => T,
): T | null {
  const packet = packets.find((each) => each.pid === pid && each.isStart);
  const section = packet?.payload.subarray(1 + (packet.payload[0] ?? 0));
  if (!section || section.length < 12 || section[0] !== tableId) return null;
  const length = section.readUInt16BE(1) & 0x0fff;
  // Without the checksum at the end.
  return read(section.subarray(0, Math.max(0, 3 + length - 4)));
}

/** The packet identifiers of the program maps. */
function programMaps(section: Buffer): number[] {
  const pids: number[] = [];
  for (let at = 8; at + 4 <= section.length; at += 4) {
    const isProgram = section.readUInt16BE(at) !== 0;
    if (isProgram) pids.push(section.readUInt16BE(at + 2) & 0x1fff);
  }
  return pids;
}

function elementaryStreams(section: Buffer): { readonly type: number; readonly pid: number }[] {
  const streams: { type: number; pid: number }[] = [];
  if (section.length < 12) return streams;
  let at = 12 + (section.readUInt16BE(10) & 0x0fff);
  while (at + 5 <= section.length) {
    streams.push({ type: section.readUInt8(at), pid: section.readUInt16BE(at + 1) & 0x1fff });
    at += 5 + (section.readUInt16BE(at + 3) & 0x0fff);
  }
  return streams;
}

function payloads(packets: readonly Packet[]): Buffer[] {
  const all: Buffer[][] = [];
  for (const { isStart, payload } of packets) {
    if (isStart) {
      const isPes = payload.length >= 9 && payload.readUIntBE(0, 3) === 1;
      all.push(isPes ? [payload.subarray(9 + payload.readUInt8(8))] : []);
    } else {
      all.at(-1)?.push(payload);
    }
  }
  return all.map((pieces) => Buffer.concat(pieces));
}
