import type { CastStream, StreamSetting, StreamsSettings } from '@unmuted/api';

/** Available bitrates in kbit/s (V-STREAM). */
const bitrates = [32, 48, 64, 96, 128, 192, 256, 320] as const;

/** The available bitrates within the limit, and the current one even above it, in ascending order. */
export function bitrateOptions(current: number, limit: number): number[] {
  const available = bitrates.filter((rate) => rate <= limit);
  return [...new Set([...available, current])].sort((a, b) => a - b);
}

/** Returns the streams with one moved up (-1) or down (1). */
export function moved(streams: readonly StreamSetting[], index: number, by: -1 | 1): StreamSetting[] {
  const next = [...streams];
  const [taken] = next.splice(index, 1);
  if (taken) next.splice(index + by, 0, taken);
  return next;
}

/** Removes a stream. If it was the primary, the first remaining stream becomes primary. */
export function withoutStream(streams: readonly StreamSetting[], index: number): StreamSetting[] {
  const left = streams.filter((_stream, place) => place !== index);
  if (left.some(({ isPrimary }) => isPrimary)) return left;
  return left.map((stream, place) => ({ ...stream, isPrimary: place === 0 }));
}

/** Returns a new stream with the highest available bitrate that is not in use. */
export function newStream(
  streams: readonly StreamSetting[],
  { username, limit, name }: { username: string; limit: number; name: string },
): StreamSetting {
  const offered = bitrates.filter((rate) => rate <= limit && rate <= 128);
  const taken = new Set(streams.map(({ bitrate }) => bitrate));
  const bitrate = offered.findLast((rate) => !taken.has(rate)) ?? offered.at(-1) ?? limit;
  const mounts = new Set(streams.map(({ mount }) => mount));
  const first = `/${username}-${bitrate}`;
  const mount = [first, `${first}-2`, `${first}-3`].find((each) => !mounts.has(each)) ?? first;
  return { id: null, name, mount, codec: 'mp3', bitrate, isPrimary: streams.length === 0 };
}

/** Listeners of a stream that is removed or changes its mount are disconnected; others stay connected. */
export function costOfStreams({ streams }: StreamsSettings, live: readonly CastStream[]) {
  const cut = live.filter(({ id, mount }) => streams.find((stream) => stream.id === id)?.mount !== mount);
  const sum = (list: readonly CastStream[]) => list.reduce((all, { listeners }) => all + (listeners ?? 0), 0);
  return { cut: sum(cut), staying: sum(live) - sum(cut) };
}
