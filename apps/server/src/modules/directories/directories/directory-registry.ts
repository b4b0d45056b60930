import type { Directory, PreflightCheck, StreamCodec } from '@unmuted/api/contract';

type Check = PreflightCheck['id'];

/** A directory as the provider set it up. */
export interface Place extends Pick<Directory, 'id' | 'name' | 'kind' | 'homepage' | 'formUrl' | 'asks'> {
  /** Where it is asked; null: nowhere. */
  readonly url: string | null;
  readonly isSearchable: boolean;
  /** It has to have an address before anything can be done with it. */
  readonly needsUrl: boolean;
  /** Seconds on air before it is told: a source that comes and goes within them is announced to nobody. */
  readonly afterS: number;
  /** What it turns a stream away for. */
  readonly demands: readonly Check[];
  /** Codecs that it plays; null: any that the engine has. */
  readonly codecs: readonly StreamCodec[] | null;
  /** What it does not list a station without. */
  readonly requires: Directory['asks'];
}

/** One entry of YP_DIRECTORIES. */
export interface YpSetting {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** It lists no stream but those of https. */
  readonly wantsHttps: boolean;
}

export interface PlaceSettings {
  /** Null: nothing was set. */
  readonly yp: readonly YpSetting[] | null;
  /** Null: nothing was set; false: none. */
  readonly radioBrowser: string | null | false;
  /** The database holds demo accounts: what was not set is nowhere, so that a demo announces itself to nobody. */
  readonly isDemo: boolean;
  /** Seconds on air before directories are told; 60 as Icecast has it. */
  readonly ypAfterS?: number;
}

const xiph = 'https://dir.xiph.org/cgi-bin/yp-cgi';
const radioBrowser = 'https://de1.api.radio-browser.info';

/** What a directory that we speak to turns away: it connects to the stream, and lists public ones alone. */
const spoken: readonly Check[] = ['answers', 'reachable', 'content_type', 'public', 'listing'];

/** Every directory that is offered: those that we speak to, then those with a form. */
export function createDirectoryRegistry(settings: PlaceSettings): Place[] {
  const yp = settings.yp ?? [{ id: 'xiph', name: 'dir.xiph.org', url: xiph, wantsHttps: false }];
  const isAbsent = settings.isDemo && settings.yp === null;
  return [
    ...yp.map(
      ({ id, name, url, wantsHttps }): Place => ({
        id,
        name,
        kind: 'engine',
        homepage: id === 'xiph' ? 'https://dir.xiph.org/' : null,
        formUrl: null,
        asks: [],
        url: isAbsent ? null : url,
        isSearchable: false,
        needsUrl: true,
        afterS: settings.ypAfterS ?? 60,
        demands: wantsHttps ? [...spoken, 'tls'] : spoken,
        codecs: null,
        requires: ['name', 'streamUrl'],
      }),
    ),
    tuneIn,
    radioBrowserAt(radioBrowserUrl(settings)),
  ];
}

function radioBrowserUrl({ radioBrowser: set, isDemo }: PlaceSettings): string | null {
  if (set === null) return isDemo ? null : radioBrowser;
  return set === false ? null : set;
}

/** Its rules: https://broadcaster-help.tunein.com, "Why is my streaming URL not accepted?" (2023-12). */
const tuneIn: Place = {
  id: 'tunein',
  name: 'TuneIn',
  kind: 'guided',
  homepage: 'https://tunein.com/',
  formUrl: 'https://broadcaster-help.tunein.com/en/support/tickets/new',
  asks: [
    'name',
    'slogan',
    'description',
    'genres',
    'language',
    'country',
    'website',
    'streamUrl',
    'contactEmail',
  ],
  url: null,
  isSearchable: false,
  needsUrl: false,
  afterS: 0,
  demands: [
    'answers',
    'reachable',
    'plain_address',
    'content_type',
    'on_air_share',
    'open_everywhere',
    'listing',
  ],
  codecs: ['mp3', 'aac', 'ogg'],
  requires: ['name', 'genres', 'language', 'country', 'website', 'streamUrl', 'contactEmail'],
};

const radioBrowserAt = (url: string | null): Place => ({
  id: 'radio-browser',
  name: 'radio-browser.info',
  kind: 'guided',
  homepage: 'https://www.radio-browser.info/',
  formUrl: 'https://www.radio-browser.info/add',
  asks: ['name', 'website', 'streamUrl', 'country', 'language', 'genres'],
  url,
  isSearchable: true,
  needsUrl: true,
  afterS: 0,
  demands: ['answers', 'reachable', 'content_type', 'listing'],
  codecs: null,
  requires: ['name', 'streamUrl'],
});
