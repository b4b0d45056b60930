import { cleanTitle } from '#/platform/lib/clean-text.ts';
import { clientsXml, destinationsXml, mountsXml, responseXml, statsXml } from './admin-xml.ts';
import { isAdmin, isSourceOf } from './credentials.ts';
import { type RequestHead, textParameter } from './http-head.ts';
import type { Listener } from './listener.ts';
import type { LiveMount } from './live-mount.ts';
import { replies } from './replies.ts';
import { sourceMount } from './source-mount.ts';
import type { RelayState } from './state.ts';

interface Command {
  readonly state: RelayState;
  readonly head: RequestHead;
  readonly mount: string;
  readonly live: LiveMount;
}

const response = (message: string, done = true): string => replies.xml(responseXml(message, done));

/** Commands on one live mount. */
const mountCommands: Readonly<Record<string, (command: Command) => string>> = {
  listclients: ({ state, mount }) => replies.xml(clientsXml(state, mount, clientsOf(state, mount))),
  killclient: ({ state, head, mount }) => {
    const id = head.query.get('id') ?? '';
    const listener = clientsOf(state, mount).find((each) => each.id === id);
    if (listener) for (const each of state.mountsOf(mount)) each.remove(listener);
    return listener ? response(`Client ${id} removed`) : response(`Client ${id} not found`, false);
  },
  // `keep` is our extension; Icecast does not have it.
  killsource: ({ head, live }) => {
    live.dropSource(head.query.get('keep') === '1' ? 'keep' : 'end');
    return response('Source Removed');
  },
  metadata: setTitle,
  fallbacks: ({ head, live }) => {
    live.fallback = head.query.get('fallback') || null;
    return replies.done('Fallback configured');
  },
  moveclients: ({ state, head, mount, live }) => {
    const destination = head.query.get('destination');
    if (!destination) return replies.xml(destinationsXml(state, mount));
    if (destination === mount) return replies.badRequest('supplied mountpoints are identical');
    const target = state.live.get(destination);
    if (!target) return replies.badRequest('No such destination');
    const id = head.query.get('id');
    if (id !== null) {
      const listener = live.listeners.get(id);
      if (!listener) return response(`Client ${id} not found`, false);
      state.moveOne(listener, { fromMount: mount, from: live, toMount: destination, to: target });
      return response(`Client ${id} moved from ${mount} to ${destination}`);
    }
    state.move(mount, live, destination, target);
    return response(`Clients moved from ${mount} to ${destination}`);
  },
};

const clientsOf = (state: RelayState, mount: string): Listener[] =>
  state.mountsOf(mount).flatMap(({ listeners }) => [...listeners.values()]);

const forRetained = ['listclients', 'killclient'];

/** Returns the reply. */
export function setTitle({ state, head, mount, live }: Command): string {
  if (head.query.get('mode') !== 'updinfo') return response('No such action', false);
  const title = requestedTitle(head);
  if (title !== null) state.setTitle(mount, live, cleanTitle(title));
  return response('Metadata update successful');
}

function requestedTitle(head: RequestHead): string | null {
  const song = textParameter(head, 'song');
  if (song !== null) return song;
  const parts = [textParameter(head, 'artist'), textParameter(head, 'title')].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' - ');
}

/**
 * Returns the complete reply to `GET /admin/…` on the port of sources and listeners: a source may send the title of its
 * own mount. Icecast also lets it list, move and disconnect listeners, of other mounts too.
 */
export function sourceCommandReply(state: RelayState, head: RequestHead): string {
  if (head.path !== '/admin/metadata') return replies.notFound();
  const givenMount = head.query.get('mount');
  if (givenMount === null) return replies.badRequest('Unknown admin request');
  const mount = sourceMount(givenMount);
  if (!isSourceOf(state.configs.get(mount), head)) return replies.unauthorized();
  const live = state.live.get(mount);
  if (!live) return replies.badRequest('Source does not exist');
  return setTitle({ state, head, mount, live });
}

/** Returns the complete reply to `GET /admin/…` on the port of the server's own calls. */
export function adminReply(state: RelayState, head: RequestHead): string {
  const name = head.path.slice('/admin/'.length);
  const givenMount = head.query.get('mount');
  const mount = givenMount === null ? null : sourceMount(givenMount);
  if (!isAdmin(state.adminPassword, head)) return replies.unauthorized();

  const live = mount === null ? undefined : state.live.get(mount);
  if (name === 'stats' || name === 'stats.xml') {
    if (mount !== null && !live) return replies.badRequest('Source does not exist');
    return replies.xml(statsXml(state, mount));
  }
  if (name === 'listmounts') return replies.xml(mountsXml(state));
  const command = Object.hasOwn(mountCommands, name) ? mountCommands[name] : undefined;
  if (!command) return replies.badRequest('Unrecognised command');
  if (mount === null) return replies.badRequest('Unknown admin request');
  // Listeners that wait for a source can be listed and removed like any others.
  const there = live ?? (forRetained.includes(name) ? state.retained.get(mount) : undefined);
  if (!there) return replies.badRequest('Source does not exist');
  return command({ state, head, mount, live: there });
}
