import type { Listener } from './listener.ts';
import type { LiveMount } from './live-mount.ts';
import { serverId } from './server-id.ts';
import type { RelayState } from './state.ts';

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 does not allow most control characters, so they become spaces. */
const escapeXml = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => names[sign] ?? sign);

/** Omits elements without a value, as Icecast does. */
function elements(values: Readonly<Record<string, string | number | null | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('');
}

const source = (mount: string, content: string): string =>
  `<source mount="${escapeXml(mount)}">${content}</source>`;

/** The two time formats of Icecast. */
const longTime = (ms: number): string => new Date(ms).toUTCString().replace('GMT', '+0000');
const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}+0000`;

const secondsSince = (state: RelayState, ms: number): number =>
  Math.floor((state.clock.now().getTime() - ms) / 1000);

function sourceStats(state: RelayState, mount: string, live: LiveMount): string {
  return source(
    mount,
    elements({
      bitrate: live.source.bitrate,
      genre: live.config.genre || 'various',
      listener_peak: live.listenerPeak,
      listeners: live.listeners.size,
      listenurl: `http://localhost:${state.port}${mount}`,
      max_listeners: live.config.maxListeners ?? 'unlimited',
      public: 0,
      server_description: live.config.description || 'Unspecified description',
      server_name: live.config.name || 'Unspecified name',
      server_type: live.contentType,
      slow_listeners: live.slowListeners,
      source_ip: live.source.ip,
      stream_start: longTime(live.connectedAtMs),
      stream_start_iso8601: isoTime(live.connectedAtMs),
      title: live.title,
      total_bytes_read: live.bytesRead,
      total_bytes_sent: live.bytesSent,
      user_agent: live.source.agent,
    }),
  );
}

/** `only`: limits the reply to one mount; the server-wide figures stay. */
export function statsXml(state: RelayState, only: string | null): string {
  const mounts = [...state.live].filter(([mount]) => only === null || mount === only);
  const listeners = [...state.live.values()].reduce((sum, live) => sum + live.listeners.size, 0);
  const server = elements({
    admin: 'admin@localhost',
    client_connections: state.totals.requests,
    clients: state.openSockets,
    connections: state.totals.connections,
    file_connections: 0,
    host: 'localhost',
    listener_connections: state.totals.listeners,
    listeners,
    location: 'Built in',
    server_id: serverId,
    server_start: longTime(state.startedAtMs),
    server_start_iso8601: isoTime(state.startedAtMs),
    source_client_connections: state.totals.sources,
    source_relay_connections: 0,
    source_total_connections: state.totals.sources,
    sources: state.live.size,
    stats: 0,
    stats_connections: 0,
  });
  return `<icestats>${server}${mounts.map(([mount, live]) => sourceStats(state, mount, live)).join('')}</icestats>`;
}

function mountEntry(state: RelayState, mount: string, live: LiveMount): string {
  return source(
    mount,
    elements({
      fallback: live.fallback ?? '',
      listeners: live.listeners.size,
      Connected: secondsSince(state, live.connectedAtMs),
      'content-type': live.contentType,
    }),
  );
}

export function mountsXml(state: RelayState): string {
  const mounts = [...state.live, ...state.retained].map(([mount, live]) => mountEntry(state, mount, live));
  return `<icestats>${mounts.join('')}</icestats>`;
}

/** Lists the mounts that the listeners of `current` can move to. */
export function destinationsXml(state: RelayState, current: string): string {
  const others = [...state.live].filter(([mount]) => mount !== current);
  const mounts = others.map(([mount, live]) => mountEntry(state, mount, live));
  return `<icestats>${elements({ current_source: current })}${mounts.join('')}</icestats>`;
}

function listenerEntry(state: RelayState, listener: Listener): string {
  const content = elements({
    IP: listener.ip,
    UserAgent: listener.agent ?? 'Unknown',
    Connected: secondsSince(state, listener.connectedAtMs),
    ID: listener.id,
  });
  return `<listener>${content}</listener>`;
}

export function clientsXml(state: RelayState, mount: string, clients: readonly Listener[]): string {
  const listeners = clients.map((listener) => listenerEntry(state, listener));
  return `<icestats>${source(mount, elements({ Listeners: listeners.length }) + listeners.join(''))}</icestats>`;
}

export const responseXml = (message: string, done: boolean): string =>
  `<iceresponse>${elements({ message, return: done ? 1 : 0 })}</iceresponse>`;
