import type { MountStats } from '#/engine/engine.ts';

/** A live mount as reported by an engine. */
export const mountStats = (mount: string, rest: Partial<MountStats> = {}): MountStats => ({
  mount,
  listeners: 0,
  listenerPeak: 0,
  title: null,
  contentType: 'audio/mpeg',
  bitrate: 64,
  connectedSince: null,
  sourceAgent: null,
  bytesSent: null,
  measuredKbps: null,
  ...rest,
});
