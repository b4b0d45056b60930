import { cleanAgent } from '#/platform/lib/clean-text.ts';
import { plainAddress } from '#/platform/lib/ip-address.ts';
import type { JoinRequest, LeaveNotice } from './hooks.ts';

/** One call of Icecast's URL authentication. */
export type HookCall =
  | { readonly action: 'join'; readonly request: JoinRequest }
  | { readonly action: 'leave'; readonly notice: LeaveNotice }
  | { readonly action: 'mountUp' | 'mountDown'; readonly mount: string };

/** Put before the names of a player's own headers, so that none can pass for a field of the engine's. */
export const headerPrefix = 'ClientHeader.';

const maxMount = 255;

/** Null when a field is missing or cannot be what it should: such a call admits nobody. */
export function readHookCall(body: string): HookCall | null {
  // The engine writes its own fields first, so of a field that comes twice the first one counts.
  const fields = new URLSearchParams(body);
  const mount = mountOf(fields.get('mount'));
  if (mount === null) return null;
  const action = fields.get('action');
  if (action === 'mount_add') return { action: 'mountUp', mount };
  if (action === 'mount_remove') return { action: 'mountDown', mount };
  const clientId = numberOf(fields.get('client'));
  if (clientId === null) return null;
  if (action === 'listener_add') {
    const ip = plainAddress(fields.get('ip') ?? '');
    if (ip === null) return null;
    const agent = sentText(fields.get('agent'));
    const referrer = sentText(fields.get(`${headerPrefix}referer`));
    return { action: 'join', request: { mount, clientId, ip, agent, referrer } };
  }
  const duration = numberOf(fields.get('duration'));
  if (action !== 'listener_remove' || duration === null) return null;
  return { action: 'leave', notice: { mount, clientId, durationS: Number(duration) } };
}

/** Icecast sends what the player asked for: with its query, and escaped although it serves `/%61` as `/a`. */
function mountOf(sent: string | null): string | null {
  const [path = ''] = (sent ?? '').split('?');
  try {
    const mount = decodeURIComponent(path);
    return /^\/[^\p{Cc}\uFFFD]+$/u.test(mount) && mount.length <= maxMount ? mount : null;
  } catch {
    return null;
  }
}

/** As text: an engine's numbers may be larger than JavaScript counts. */
const numberOf = (sent: string | null): string | null =>
  sent !== null && /^\d{1,15}$/.test(sent) ? sent : null;

/** Icecast writes `-` for what was not sent. A referrer is as long as an agent may be. */
const sentText = (sent: string | null): string | null =>
  sent === null || sent === '-' ? null : cleanAgent(sent);
