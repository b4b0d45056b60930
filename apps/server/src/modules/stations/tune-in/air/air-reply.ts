import type { TuneInOutcome } from '@unmuted/api/contract';

interface Judgement {
  readonly outcome: TuneInOutcome;
  /** The status in the OPML document; null without one. */
  readonly opmlStatus: number | null;
}

const refusals = [401, 403, 429];

/**
 * Judges a reply. Only HTTP 200 with an OPML document of status 200 is a success: a proxy or an error page may also answer
 * with 200.
 */
export function judge(status: number, body: string): Judgement {
  const opmlStatus = opmlStatusOf(body);
  const code = status === 200 ? opmlStatus : status;
  return { outcome: outcomeOf(code), opmlStatus };
}

function outcomeOf(code: number | null): TuneInOutcome {
  if (code === 200) return 'accepted';
  if (code === null) return 'unknown';
  if (refusals.includes(code)) return 'refused';
  if (code >= 400 && code < 500) return 'rejected';
  return code >= 500 && code < 600 ? 'server_error' : 'unknown';
}

function opmlStatusOf(body: string): number | null {
  if (!/^\s*(?:<\?xml[^>]*>\s*)?<opml[\s>]/i.test(body.replace(/^\ufeff/, ''))) return null;
  const status = /<head\b[^>]*>.*?<status>\s*(\d{3})\s*<\/status>/is.exec(body)?.[1];
  return status === undefined ? null : Number(status);
}

/** Why a song was not accepted; null if it was. */
export function problemOf({
  outcome,
  status,
  opmlStatus,
  error,
}: {
  readonly outcome: TuneInOutcome;
  readonly status: number | null;
  readonly opmlStatus: number | null;
  readonly error: string | null;
}): string | null {
  if (outcome === 'accepted') return null;
  if (outcome === 'unknown') return 'unknown_reply';
  return error ?? String(status === 200 ? opmlStatus : status);
}
