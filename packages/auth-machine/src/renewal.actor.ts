import { fromCallback } from 'xstate';
import { type AuthServices, type AuthSettings, SessionEndedError } from '#/auth.services.ts';
import type { AuthArea, AuthSession } from '#/auth.types.ts';

/** What the machine hands to the renewal of one session. */
export interface RenewalInput {
  readonly session: AuthSession;
  /** Whether the first use renews at once: nobody knows when a restored session was last renewed. */
  readonly isDue: boolean;
  readonly onEnded: (area: AuthArea) => void;
}

/**
 * Renews a session at every turn of the timer, if the reader did something since the last one. After a turn
 * without use the next use renews at once, so that a reader who comes back does not run into the idle limit.
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
        // The call did not get through: the next turn asks again, used or not.
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
