import { clientAddress, forwardedHops } from '#/platform/http/trusted-proxies.ts';
import { cleanAgent } from '#/platform/lib/clean-text.ts';
import { plainAddress } from '#/platform/lib/ip-address.ts';
import { isProbeRange, type JoinRequest, type LeaveNotice } from './hooks.ts';

/** One Icecast URL authentication request. */
export type HookCall =
  | { readonly action: 'join'; readonly request: JoinRequest }
  | { readonly action: 'turnedAway'; readonly request: JoinRequest }
  | { readonly action: 'leave'; readonly notice: LeaveNotice }
  | { readonly action: 'mountUp' | 'mountDown'; readonly mount: string };

/**
 * Prefix for the player's own headers, so that they cannot be confused with the engine's fields.
 */
export const headerPrefix = 'ClientHeader.';

const maxMount = 255;

/**
 * Returns null when a field is missing or invalid: such a request admits no one. Icecast reports the address of the
 * peer; behind a trusted proxy, the listener's is the one that the proxy reports.
 */
export function readHookCall(
  body: string,
  isTrustedProxy: (address: string) => boolean = () => false,
): HookCall | null {
  // The engine writes its own fields first, so the first value of a repeated field is the trusted
  // one.
  const fields = new URLSearchParams(body);
  const mount = mountOf(fields.get('mount'));
  if (mount === null) return null;
  const action = fields.get('action');
  if (action === 'mount_add') return { action: 'mountUp', mount };
  if (action === 'mount_remove') return { action: 'mountDown', mount };
  const clientId = numberOf(fields.get('client'));
  if (clientId === null) return null;
  // Only our relay reports the second: Icecast asks for admission first.
  if (action === 'listener_add' || action === 'listener_full') {
    const peer = plainAddress(fields.get('ip') ?? '');
    if (peer === null) return null;
    const forwarded = fields.get(`${headerPrefix}x-forwarded-for`) ?? undefined;
    const ip = clientAddress(forwardedHops(peer, forwarded, isTrustedProxy)) ?? peer;
    const agent = sentText(fields.get('agent'));
    const referrer = sentText(fields.get(`${headerPrefix}referer`));
    const probe = isProbeRange(fields.get(`${headerPrefix}range`)) && { isProbe: true as const };
    const join = action === 'listener_add' ? 'join' : 'turnedAway';
    return { action: join, request: { mount, clientId, ip, agent, referrer, ...probe } };
  }
  const duration = numberOf(fields.get('duration'));
  if (action !== 'listener_remove' || duration === null) return null;
  return { action: 'leave', notice: { mount, clientId, durationS: Number(duration) } };
}

/**
 * Icecast sends the requested path with its query, and still escaped although it serves `/%61` as
 * `/a`.
 */
function mountOf(sent: string | null): string | null {
  const [path = ''] = (sent ?? '').split('?');
  try {
    const mount = decodeURIComponent(path);
    return /^\/[^\p{Cc}\uFFFD]+$/u.test(mount) && mount.length <= maxMount ? mount : null;
  } catch {
    return null;
  }
}

/** Returns a string: the engine's numbers may exceed JavaScript's safe integers. */
const numberOf = (sent: string | null): string | null =>
  sent !== null && /^\d{1,15}$/.test(sent) ? sent : null;

/**
 * Icecast writes `-` for a missing value. Referrers have the same maximum length as user agents.
 */
const sentText = (sent: string | null): string | null =>
  sent === null || sent === '-' ? null : cleanAgent(sent);
