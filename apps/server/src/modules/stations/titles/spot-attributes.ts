export interface SpotText {
  artist: string;
  title: string;
  isAd: boolean;
  durationMs: number | null;
}

/** A value ends at a quote followed by another attribute or by the end: quotes are not always escaped. */
const attribute = /(\w{1,40})="(.*?)"(?=[\s,;]+\w{1,40}="|[\s,;]*$)/g;

/**
 * Reads titles that automation systems write with attributes: `Artist - text="Title" song_spot="M"` and
 * `title="…",artist="…",url="song_spot=\"M\""`. Null for other texts.
 */
export function spotTextOf(text: string): SpotText | null {
  const [lead, prefix = ''] = /^(?:(.*?)\s*-\s+)?(?=text=")/.exec(text) ?? [];
  if (lead === undefined && !/^(?:title|artist)="/.test(text)) return null;
  const attributes = new Map(
    [...text.slice(lead?.length ?? 0).matchAll(attribute)].map(([, name = '', value = '']) => [name, value]),
  );
  const title = unescaped(attributes.get(lead === undefined ? 'title' : 'text'));
  const spot = /song_spot=\\?"(\w)/.exec(text)?.[1];
  return {
    artist: lead === undefined ? unescaped(attributes.get('artist')) : prefix.trim(),
    title,
    isAd: spot === 'T' || /^spot block\b/i.test(title),
    durationMs: durationOf(/\blength=\\?"(\d\d):(\d\d):(\d\d)/.exec(text)),
  };
}

const unescaped = (value: string | undefined): string => (value ?? '').replace(/\\(["\\])/g, '$1').trim();

function durationOf(match: RegExpExecArray | null): number | null {
  const [, hours = '0', minutes = '0', seconds = '0'] = match ?? [];
  const durationS = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return durationS > 0 ? durationS * 1_000 : null;
}
