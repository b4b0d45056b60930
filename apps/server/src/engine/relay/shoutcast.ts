import { cleanAgent } from '#/platform/lib/clean-text.ts';
import type { MountConfig, RefusalReason } from '../engine.ts';
import { setTitle } from './admin.ts';
import { same } from './credentials.ts';
import { parseHeaders, type RequestHead } from './http-head.ts';
import { replies } from './replies.ts';
import { bitrateReason, busyReason, contentTypeReason, type KnownSource, startSource } from './source.ts';
import { sourceMount } from './source-mount.ts';
import type { RelayState } from './state.ts';

/**
 * The source protocol of SHOUTcast 1: a line with the password, headers, audio. It names no mount, so the password finds
 * it. Encoders connect one port above the one that their users enter, and send titles to that one.
 */
export const shoutcastReplies = {
  accepted: 'OK2\r\nicy-caps:11\r\n\r\n',
  wrongPassword: 'invalid password\r\n',
  inUse: 'Stream is in use\r\n',
  overBitrate: 'Bitrate above the limit\r\n',
} as const;

const maxPasswordLine = 256;

/** One printable word, unlike garbage and requests. */
const isPasswordLine = (line: string): boolean =>
  /^[\x21-\x7e]+$/.test(line) && line.length <= maxPasswordLine;

/** Returns the first line, if it is complete and may be a password. */
export function passwordLine(received: Buffer): string | null {
  const end = received.indexOf('\n');
  if (end === -1) return null;
  const line = received.toString('latin1', 0, end).replace(/\r$/, '');
  return isPasswordLine(line) ? line : null;
}

interface Credentials extends Pick<RelayState, 'configs'> {
  readonly owners: Pick<RelayState['owners'], 'configOfPassword'>;
}

export interface FoundMount {
  /** Null when the password is wrong. */
  readonly config: MountConfig | null;
  /** Mounts whose owners should know about a wrong password. */
  readonly rejections: readonly { readonly mount: string; readonly reason: RefusalReason }[];
}

/**
 * Finds the mount of a password in the forms that encoders and their users know: `password`, `mount:password`,
 * `username:password`, each followed by the stream number of SHOUTcast 2 (`:#1`), which is ignored.
 */
export function findShoutcastMount({ configs, owners }: Credentials, given: string): FoundMount {
  const text = given.replace(/:#\d{1,5}$/, '');
  const alone = owners.configOfPassword(text);
  if (alone) return { config: alone, rejections: [] };
  const colon = text.indexOf(':');
  if (colon === -1) return { config: null, rejections: [] };
  const [name, password] = [text.slice(0, colon), text.slice(colon + 1)];
  const named = configs.get(sourceMount(name));
  if (named && same(password, named.sourcePassword)) return { config: named, rejections: [] };
  const owner = owners.configOfPassword(password);
  if (owner && owner.username === name) return { config: owner, rejections: [] };
  const rejections: FoundMount['rejections'][number][] = [];
  if (owner) rejections.push({ mount: owner.mount, reason: named ? 'other_mount' : 'wrong_username' });
  if (named) rejections.push({ mount: named.mount, reason: 'wrong_password' });
  return { config: null, rejections };
}

const nobody: Credentials['owners'] = { configOfPassword: () => null };

/** After too many guesses of an address, only a mount with its password opens anything. */
function find({ configs, owners, guesses }: RelayState, given: string, address: string): FoundMount {
  const found = findShoutcastMount({ configs, owners: guesses.isSpent(address) ? nobody : owners }, given);
  if (!found.config) guesses.add(address, given);
  return found;
}

/** The head of a source, whose first line is its password. Without a content type it sends MP3. */
export function shoutcastHead(mount: string, text: string): RequestHead | null {
  const headers = parseHeaders(text.split(/\r?\n/).slice(1));
  if (!headers) return null;
  return {
    method: 'SOURCE',
    path: mount,
    query: new URLSearchParams(),
    rawQuery: '',
    version: '1.0',
    headers,
  };
}

function report(
  state: RelayState,
  mount: string,
  reason: RefusalReason,
  headers: RequestHead['headers'] = new Map(),
): void {
  const contentType = cleanAgent(headers.get('content-type') ?? '')?.slice(0, 100) ?? null;
  state.refused(mount, { reason, triedMount: mount, agent: null, contentType });
}

/** Answers the password. Returns the mount, or the reply to a rejected source. */
export function answerPassword(state: RelayState, line: string, address: string): MountConfig | string {
  const { config, rejections } = find(state, line, address);
  for (const { mount, reason } of rejections) report(state, mount, reason);
  if (!config) return shoutcastReplies.wrongPassword;
  const reason = busyReason({ state, config }) ?? bitrateReason({ state, config });
  if (reason === null) return config;
  report(state, config.mount, reason);
  return reason === 'in_use' ? shoutcastReplies.inUse : shoutcastReplies.overBitrate;
}

/** Puts the source on air once its headers are complete. Returns false when it is rejected. */
export function startShoutcastSource(source: KnownSource): boolean {
  const { state, head } = source;
  const { mount, sourcePassword } = source.config;
  // The mount may have been changed or taken while the headers arrived.
  const config = state.configs.get(mount);
  if (config?.sourcePassword !== sourcePassword) return false;
  const reason = busyReason(source) ?? contentTypeReason(source);
  if (reason === null) startSource({ ...source, config });
  else report(state, mount, reason, head.headers);
  return reason === null;
}

/** Returns the reply to a title, or null for another request. */
export function shoutcastTitleReply(state: RelayState, head: RequestHead, address: string): string | null {
  if (head.path !== '/admin.cgi') return null;
  const { config } = find(state, head.query.get('pass') ?? '', address);
  if (!config) return replies.unauthorized();
  const live = state.live.get(config.mount);
  return live
    ? setTitle({ state, head, mount: config.mount, live })
    : replies.badRequest('Source does not exist');
}
