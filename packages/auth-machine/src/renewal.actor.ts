import { fromCallback } from 'xstate';
import { type AuthServices, type AuthSettings, SessionEndedError } from '#/auth.services.ts';
import type { AuthArea, AuthSession } from '#/auth.types.ts';

/** The input of the renewal of one session. */
export interface RenewalInput {
  readonly session: AuthSession;
  /**
   * Whether the first activity renews at once: the last renewal of a restored session is unknown.
   */
  readonly isDue: boolean;
  readonly onEnded: (area: AuthArea) => void;
}

/**
 * Renews a session at each interval if there was activity since the last one. After an interval
 * without activity, the next activity renews at once, so that a returning user does not exceed the
 * idle timeout.
 */
export function renewalLogic(services: AuthServices, settings: AuthSettings) {
  const { clock, renewEveryMs, areaOf } = settings;
  return fromCallback<{ type: 'session.used' }, RenewalInput>(({ input, receive }) => {
    const { session, onEnded } = input;
    const abort = new AbortController();
    let isUsed = false;
    let isDue = input.isDue;
    let isBusy = false;
    let timer = clock.setTimeout(turn, renewEveryMs);

    receive(() => {
      if (isDue) {
        clock.clearTimeout(timer);
        isUsed = true;
        turn();
      } else {
        isUsed = true;
      }
    });

    function turn(): void {
      timer = clock.setTimeout(turn, renewEveryMs);
      isDue = !isUsed;
      isUsed = false;
      if (!isDue && !isBusy) void renew();
    }

    async function renew(): Promise<void> {
      isBusy = true;
      try {
        await services.renew({ ...session, signal: abort.signal });
      } catch (error) {
        if (abort.signal.aborted) return;
        if (error instanceof SessionEndedError) onEnded(areaOf(session.user));
        // The call failed: retry at the next interval, with or without activity.
        else isUsed = true;
      } finally {
        isBusy = false;
      }
    }

    return () => {
      clock.clearTimeout(timer);
      abort.abort();
    };
  });
}
