import { cleanAgent } from '#/platform/lib/clean-text.ts';
import type { MountConfig, RefusalReason } from '../engine.ts';
import { basicCredentials, type RequestHead } from './http-head.ts';
import type { RelayState } from './state.ts';

interface RejectedSource {
  readonly state: RelayState;
  readonly head: RequestHead;
  readonly ip: string;
  /** The requested mount. */
  readonly mount: string;
}

/**
 * Reports a source whose credentials were not accepted: to the requested mount, and to the mount
 * that the credentials belong to, since the encoder may be that owner's.
 */
export function reportRejectedSource(rejected: RejectedSource, config: MountConfig | undefined): void {
  const { state, head, ip, mount } = rejected;
  const given = basicCredentials(head);
  const peer = `${ip} ${mount}`;
  if (given === null) {
    if (config) state.challenges.begin(peer, () => reportRejection(rejected, mount, 'no_credentials'));
    return;
  }
  state.challenges.answered(peer);
  const own = state.owners.mountOf(head);
  if (own !== null && own !== mount) reportRejection(rejected, own, config ? 'other_mount' : 'unknown_mount');
  if (!config) return;
  // Last, since the latest reason counts when both mounts belong to one cast.
  reportRejection(rejected, mount, given.username === config.username ? 'wrong_password' : 'wrong_username');
}

export function reportRejection({ state, head }: RejectedSource, mount: string, reason: RefusalReason): void {
  state.refused(mount, {
    reason,
    triedMount: head.path.slice(0, 128),
    agent: cleanAgent(head.headers.get('user-agent') ?? ''),
    contentType: cleanAgent(head.headers.get('content-type') ?? '')?.slice(0, 100) ?? null,
  });
}
