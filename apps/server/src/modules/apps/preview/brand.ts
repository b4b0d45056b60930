import type { PreviewColors } from '#/modules/apps/preview/preview-colors.ts';
import { PreviewFault } from '#/modules/apps/preview/preview-faults.ts';
import type { PreviewPictures } from '#/modules/apps/preview/preview-pictures.ts';

/** `assets/station.json` of an app. */
export interface StationJson {
  readonly name: string;
  /** In the order in which the app lists them; it plays the first. */
  readonly streams: readonly { readonly name: string; readonly url: string }[];
  /** Where the app reads its newer version; null for none. */
  readonly configUrl: string | null;
  /** The public status of the cast (`PublicStatus`); null for none. */
  readonly nowPlayingUrl: string | null;
}

/** What makes an app of the template. */
export interface Brand {
  readonly packageId: string;
  /** The name below the icon. */
  readonly label: string;
  readonly versionName: string;
  /** Android installs an update only if it is higher than that of the installed app. */
  readonly versionCode: number;
  readonly station: StationJson;
  readonly colors: PreviewColors;
  readonly pictures: PreviewPictures;
}

/** The longest name in Google Play ("Create and set up your app"), in UTF-16 units. */
const labelLimit = 30;
const versionNameLimit = 50;
/** The highest that Google Play accepts ("Version your app"). */
const maxVersionCode = 2_100_000_000;
/** Android's rule is at least two segments; the lengths are those that Google Play accepts. */
const packageId = /^(?=.{3,150}$)[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/i;
/** Words of Java that can't be names (JLS 3.9): the id is the name of a package. */
const reserved = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum ' +
    'extends false final finally float for goto if implements import instanceof int interface long native new ' +
    'null package private protected public return short static strictfp super switch synchronized this throw ' +
    'throws transient true try void volatile while'
  ).split(' '),
);

/** Throws a `PreviewFault` if no working app can be made; pictures are checked where they are read. */
export function checkBrand(brand: Brand): void {
  checkPackageId(brand.packageId);
  const { label, versionCode, versionName, station } = brand;
  if (label.trim() === '' || !isVisible(label)) throw new PreviewFault('preview.label_invalid');
  if (label.length > labelLimit)
    throw new PreviewFault('preview.label_too_long', { length: label.length, limit: labelLimit });
  const isInRange = Number.isInteger(versionCode) && versionCode >= 1 && versionCode <= maxVersionCode;
  if (!isInRange || !/^[\x21-\x7e]+$/.test(versionName) || versionName.length > versionNameLimit)
    throw new PreviewFault('preview.version_invalid');
  checkStation(station);
}

function checkPackageId(id: string): void {
  const refuse = (reason: string) => new PreviewFault('preview.package_id_invalid', { reason });
  if (!packageId.test(id)) throw refuse('syntax');
  if (id.split('.').some((segment) => reserved.has(segment))) throw refuse('java_keyword');
  if (/^com\.example(?:\.|$)/i.test(id)) throw refuse('example');
}

/** Controls, lone surrogates, line separators and bidirectional formatting. */
const isVisible = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text);

function checkStation({ name, streams, configUrl, nowPlayingUrl }: StationJson): void {
  const [first] = streams;
  if (name.trim() === '' || !first || streams.some((stream) => stream.name.trim() === ''))
    throw new PreviewFault('preview.station_incomplete');
  for (const url of [...streams.map((stream) => stream.url), configUrl, nowPlayingUrl])
    if (url !== null && !(URL.canParse(url) && /^https?:\/\//.test(url)))
      throw new PreviewFault('preview.address_invalid', { url });
}
