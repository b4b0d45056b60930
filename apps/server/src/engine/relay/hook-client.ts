import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { HookTarget } from '../hooks/hook-server.ts';
import type { Admission, JoinRequest, LeaveNotice } from '../hooks/hooks.ts';

/** Client of the server's hooks, using Icecast's URL authentication. */
export interface RelayHook {
  /**
   * Resolves to the hook's result, without a timeout; a hook that cannot be reached rejects the
   * listener.
   */
  ask(join: JoinRequest): Promise<Admission>;
  /** Reports a listener that found the mount full; dropped while too many requests are pending. */
  turnedAway(join: JoinRequest): void;
  /** Call once for each admitted listener. */
  left(notice: LeaveNotice): void;
  /** Waits up to one second for pending requests. */
  close(): Promise<void>;
}

const maxSockets = 16;
const farewellMs = 1000;
/** Reports are dropped before they delay admissions. */
const pendingReports = 200;

export function createHookClient(target: HookTarget): RelayHook {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const underWay = new Set<Promise<unknown>>();
  const authorization = `Basic ${Buffer.from(`${target.username}:${target.password}`).toString('base64')}`;

  /** Resolves to the headers of a 200 response; null otherwise. */
  function post(fields: Record<string, string>): Promise<IncomingHttpHeaders | null> {
    const body = new URLSearchParams(fields).toString();
    const headers = {
      authorization,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    };
    const answer = new Promise<IncomingHttpHeaders | null>((resolve) => {
      const call = request(target.url, { method: 'POST', agent, headers }, (response) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode === 200 ? response.headers : null));
      });
      call.once('error', () => resolve(null));
      call.end(body);
    });
    underWay.add(answer);
    void answer.finally(() => underWay.delete(answer));
    return answer;
  }

  return {
    ask: async (join) => {
      const headers = await post(fieldsOf('listener_add', join));
      if (headers?.['icecast-auth-user'] === '1') return { allowed: true };
      const message = headers?.['icecast-auth-message'];
      return { allowed: false, message: typeof message === 'string' ? message : 'Not admitted' };
    },
    turnedAway: (join) => {
      if (underWay.size < pendingReports) void post(fieldsOf('listener_full', join));
    },
    left: ({ mount, clientId, durationS }) => {
      void post({ action: 'listener_remove', mount, client: clientId, duration: String(durationS) });
    },
    close: async () => {
      await Promise.race([Promise.all(underWay), delay(farewellMs, undefined, { ref: false })]);
      agent.destroy();
    },
  };
}

function fieldsOf(
  action: 'listener_add' | 'listener_full',
  { mount, clientId, ip, agent, referrer, isProbe }: JoinRequest,
): Record<string, string> {
  return {
    action,
    mount,
    client: clientId,
    ip,
    agent: agent ?? '-',
    ...(referrer !== null && { 'ClientHeader.referer': referrer }),
    ...(isProbe && { 'ClientHeader.range': 'bytes=0-1' }),
  };
}
