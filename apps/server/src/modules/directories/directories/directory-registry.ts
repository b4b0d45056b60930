import type { Directory, PreflightCheck, StreamCodec } from '@unmuted/api/contract';

type Check = PreflightCheck['id'];

/** A directory as configured by the provider. */
export interface DirectoryConfig
  extends Pick<Directory, 'id' | 'name' | 'kind' | 'homepage' | 'formUrl' | 'formFields'> {
  /** Its endpoint; null if it has none. */
  readonly url: string | null;
  readonly isSearchable: boolean;
  /** Requires an endpoint for any operation. */
  readonly needsUrl: boolean;
  /** Seconds on air before the announcement, so that short-lived sources are not announced. */
  readonly afterS: number;
  /** Checks that it rejects a stream for. */
  readonly demands: readonly Check[];
  /** Codecs that it plays; null for any. */
  readonly codecs: readonly StreamCodec[] | null;
  /** Fields that it requires for a listing. */
  readonly requires: Directory['formFields'];
}

/** One entry of YP_DIRECTORIES. */
export interface YpSetting {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** It lists HTTPS streams only. */
  readonly wantsHttps: boolean;
}

export interface DirectorySettings {
  /** Null: not configured. */
  readonly yp: readonly YpSetting[] | null;
  /** Null: not configured; false: disabled. */
  readonly radioBrowser: string | null | false;
  /**
   * The database contains demo accounts: unconfigured directories stay off, so that a demo does not announce itself.
   */
  readonly isDemo: boolean;
  /** Seconds on air before announcing; 60 like Icecast. */
  readonly ypAfterS?: number;
}

const xiph = 'https://dir.xiph.org/cgi-bin/yp-cgi';
const radioBrowser = 'https://de1.api.radio-browser.info';

/** Checks of directories with an announcement protocol: they connect to the stream and list public ones only. */
const spoken: readonly Check[] = ['answers', 'reachable', 'content_type', 'public', 'listing'];

/** Every available directory: those with an announcement protocol, then manual ones. */
export function createDirectoryRegistry(settings: DirectorySettings): DirectoryConfig[] {
  const yp = settings.yp ?? [{ id: 'xiph', name: 'dir.xiph.org', url: xiph, wantsHttps: false }];
  const isAbsent = settings.isDemo && settings.yp === null;
  return [
    ...yp.map(
      ({ id, name, url, wantsHttps }): DirectoryConfig => ({
        id,
        name,
        kind: 'engine',
        homepage: id === 'xiph' ? 'https://dir.xiph.org/' : null,
        formUrl: null,
        formFields: [],
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

function radioBrowserUrl({ radioBrowser: set, isDemo }: DirectorySettings): string | null {
  if (set === null) return isDemo ? null : radioBrowser;
  return set === false ? null : set;
}

/** Its rules: https://broadcaster-help.tunein.com, "Why is my streaming URL not accepted?" (2023-12). */
const tuneIn: DirectoryConfig = {
  id: 'tunein',
  name: 'TuneIn',
  kind: 'manual',
  homepage: 'https://tunein.com/',
  formUrl: 'https://broadcaster-help.tunein.com/en/support/tickets/new',
  formFields: [
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

const radioBrowserAt = (url: string | null): DirectoryConfig => ({
  id: 'radio-browser',
  name: 'radio-browser.info',
  kind: 'manual',
  homepage: 'https://www.radio-browser.info/',
  formUrl: 'https://www.radio-browser.info/add',
  formFields: ['name', 'website', 'streamUrl', 'country', 'language', 'genres'],
  url,
  isSearchable: true,
  needsUrl: true,
  afterS: 0,
  demands: ['answers', 'reachable', 'content_type', 'listing'],
  codecs: null,
  requires: ['name', 'streamUrl'],
});
