import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TuneInCall, TuneInState } from '@unmuted/api';
import type { Status } from '@unmuted/ui/status-pill';

/** How a state of TuneIn is shown. */
export const stateLooks = {
  off: { status: 'suspended', word: msg({ message: 'Off', context: 'TuneIn' }) },
  pending: { status: 'pending', word: msg`Not confirmed yet` },
  ok: { status: 'passed', word: msg({ message: 'OK', context: 'TuneIn' }) },
  failing: { status: 'failed', word: msg({ message: 'Failing', context: 'TuneIn' }) },
  refused: { status: 'failed', word: msg({ message: 'Refused', context: 'TuneIn' }) },
  paused: { status: 'suspended', word: msg`Paused by staff` },
  disabled: { status: 'off-air', word: msg`Disabled by staff` },
} as const satisfies Record<TuneInState, { status: Status; word: ReturnType<typeof msg> }>;

/** Codes of `problem` and `error` that are no HTTP status. */
const problems: Readonly<Record<string, ReturnType<typeof msg>>> = {
  unknown_reply: msg`Unknown reply`,
  key_unreadable: msg`Key unreadable`,
  time_out: msg`No reply in time`,
  unreachable: msg`Not reached`,
  not_resolved: msg`Name not found`,
  certificate: msg`Bad certificate`,
  bad_reply: msg`Broken reply`,
  too_many_redirects: msg({ message: 'Redirect', context: 'a reply' }),
};

/** An HTTP status as it is; a code as words. */
export function problemText(i18n: I18n, problem: string): string {
  const text = problems[problem];
  if (text) return i18n._(text);
  return /^\d+$/.test(problem) ? problem : i18n._(msg`No connection`);
}

type Answered = Pick<TuneInCall, 'outcome' | 'status' | 'opmlStatus' | 'error'>;

/** The status that decided about a call, or why there is none. */
export function replyOf({ outcome, status, opmlStatus, error }: Answered): string {
  if (error !== null) return error;
  if (outcome === 'unknown') return 'unknown_reply';
  return String(status === 200 ? (opmlStatus ?? status) : status);
}
