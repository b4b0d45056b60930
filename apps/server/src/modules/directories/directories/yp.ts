import { limits } from '@unmuted/api/contract';
import { sourceKbps } from '#/modules/casts/cast/stream-bitrate.ts';
import type { Standing } from '#/modules/directories/directories/directory-context.repository.ts';
import type { Answer } from '#/platform/connector/connector.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** The default touch interval and the bounds of a requested one. */
const touchEveryS = { unsaid: 300, min: 30, max: 3_600 };
const maxSid = 200;

/** Icecast's name of the stream's subtype: the codec of an Ogg stream. */
function subtypeOf({ codec, content_type }: Standing): string {
  return content_type === 'application/ogg' || content_type === 'audio/ogg' ? codec : '';
}

/** The add request. Same fields as Icecast 2.4.4; never contains an e-mail address. */
export function addForm(standing: Standing, streamUrl: string): string {
  const { name, genres, slogan, description, website, content_type } = standing;
  const bitrate = standing.on_air
    ? sourceKbps({
        codec: standing.codec,
        declaredKbps: standing.said_bitrate,
        measuredKbps: standing.measured_kbps,
      })
    : standing.bitrate;
  return formOf({
    action: 'add',
    sn: name,
    genre: genres.join(' '),
    cpswd: '',
    desc: slogan === '' ? description.replaceAll('\n', ' ') : slogan,
    url: website ?? '',
    listenurl: streamUrl,
    type: content_type ?? 'audio/mpeg',
    stype: subtypeOf(standing),
    b: String(bitrate ?? ''),
  });
}

/** The touch request. */
export function touchForm(sid: string, standing: Standing): string {
  return formOf({
    action: 'touch',
    sid,
    st: standing.title ?? '',
    listeners: String(standing.listeners ?? 0),
    max_listeners: String(standing.listener_limit),
    stype: subtypeOf(standing),
  });
}

/** The remove request. */
export function removeForm(sid: string): string {
  return formOf({ action: 'remove', sid });
}

export interface YpAnswer {
  readonly outcome: 'accepted' | 'refused' | 'unreachable';
  readonly status: number;
  /** The directory's message as plain text. */
  readonly message: string | null;
  readonly sid: string | null;
  readonly touchIntervalS: number;
}

/** A YP directory responds in headers; without them, the call did not succeed. */
export function readYpAnswer({ status, headers }: Pick<Answer, 'status' | 'headers'>): YpAnswer {
  const response = headers.get('ypresponse');
  const isYp = status >= 200 && status < 300 && response !== undefined;
  const freq = headers.get('touchfreq') ?? '';
  const seconds = /^\d{1,9}$/.test(freq) ? Number(freq) : touchEveryS.unsaid;
  return {
    outcome: !isYp ? 'unreachable' : response === '1' ? 'accepted' : 'refused',
    status,
    message: cleanTitle(headers.get('ypmessage') ?? '')?.slice(0, limits.directoryMessage) ?? null,
    sid: sidOf(headers.get('sid')),
    touchIntervalS: Math.min(touchEveryS.max, Math.max(touchEveryS.min, seconds)),
  };
}

function sidOf(value: string | undefined): string | null {
  return value !== undefined && value.length <= maxSid && /^[\x21-\x7e]+$/.test(value) ? value : null;
}

/** Encoded like Icecast: a space is `%20`. */
function formOf(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}
