import type { WantedCall } from '#/modules/stations/tune-in/air/wanted-call.ts';

export interface AirCredentials {
  readonly partnerId: string;
  readonly partnerKey: string;
  /** The station's id at TuneIn. */
  readonly stationId: string;
}

/** Below the 2,048 characters that the connector accepts. */
const maxUrl = 1_900;
const mask = '••••';

interface AirRequest {
  readonly url: string;
  /** The same for people: the partner key is masked. */
  readonly shown: string;
}

/** The address of a call: the names and their spelling are TuneIn's. */
export function airRequest(origin: string, credentials: AirCredentials, call: WantedCall): AirRequest {
  const { partnerId, partnerKey, stationId } = credentials;
  const start = (key: string) =>
    `${origin}/Playing.ashx?partnerId=${encoded(partnerId)}&partnerKey=${key}&id=${stationId}`;
  const url = start(encoded(partnerKey));
  const rest = fitting(call, maxUrl - url.length);
  return { url: url + rest, shown: start(mask + hintOf(partnerKey)) + rest };
}

/** The rest of the query. Long texts are shortened, since a call without its end is better than none. */
function fitting(call: WantedCall, length: number): string {
  if (call.kind === 'ad') return '&commercial=true';
  for (let characters = 200; ; characters = Math.floor(characters / 2)) {
    const query = textsOf(call, characters);
    if (query.length <= length || characters <= 1) return query;
  }
}

function textsOf({ title, artist, album }: WantedCall, characters: number): string {
  const shortened = (text: string) =>
    encodeURIComponent([...text.toWellFormed()].slice(0, characters).join(''));
  // TuneIn wants both; a hyphen stands for an unknown artist.
  const texts = `&title=${shortened(title ?? '')}&artist=${shortened(artist || '-')}`;
  return album ? `${texts}&album=${shortened(album)}` : texts;
}

/** A key that was copied from an address is percent-encoded already: encoding it twice would change it. */
function encoded(value: string): string {
  if (!/%[0-9a-f]{2}/i.test(value)) return encodeURIComponent(value);
  return value.replace(/%[0-9a-f]{2}|./gi, (part) => (part.length === 3 ? part : encodeURIComponent(part)));
}

/** The end of a key that may be shown; none of a key that it would give away. */
export const hintOf = (key: string): string => (key.length >= 8 ? key.slice(-4) : '');

/** Replaces the partner key in a text, however it is encoded there. */
export function withoutKey(text: string, key: string): string {
  const plain = /%[0-9a-f]{2}/i.test(key) ? decodedOrSame(key) : key;
  // Longest first: an encoded form contains parts of the plain one.
  const forms = [...new Set([encoded(key), encodeURIComponent(key), key, plain])].sort(
    (a, b) => b.length - a.length,
  );
  const masked = mask + hintOf(key);
  return forms.reduce((result, form) => replaceAny(result, form, masked), text);
}

/** Whatever the case: servers spell percent-encoded signs in either. */
function replaceAny(text: string, form: string, by: string): string {
  return text.replace(new RegExp(form.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'gi'), () => by);
}

function decodedOrSame(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
