import type { Locale } from '#/contract/identity/account.schemas.ts';
import type { SiteDocument } from '#/contract/sites/site-document.schemas.ts';
import type { SiteFont } from '#/contract/sites/site-themes.ts';
import type { SiteFacts } from '#/contract/sites/sites.schemas.ts';

// The renderer is a program of its own (apps/site). The server loads its build and knows only these types.

/** Absolute paths of the files of a page. */
export interface SiteAssets {
  /** Of the player and the forms. */
  readonly script: string;
  /** Of every page. */
  readonly style: string;
}

/** What a page is rendered from. */
export interface SitePageInput {
  /** Of the site. */
  readonly username: string;
  /** What its owner wrote and chose. */
  readonly document: SiteDocument;
  /** What follows from the products of the account. */
  readonly facts: SiteFacts;
  /** One of the languages of the document. */
  readonly language: Locale;
  /** The main address of the site with a trailing slash, such as `https://radio.example/`. */
  readonly address: string;
  /**
   * The path for calls of the page and its forms, without a trailing slash: `/s/radio-aurora`. The same on every host.
   */
  readonly endpoint: string;
  /**
   * The absolute path of the documents of sections with code, with a trailing slash; by default `code/` below the address of
   * the site.
   */
  readonly codePath?: string;
  /** Of the same build. */
  readonly assets: SiteAssets;
  /** Not to be indexed, and marked as a draft. */
  readonly isDraft: boolean;
  /** The drawn picture for previews of links, as `<sha256>.<extension>`; null if there is none. */
  readonly shareImage: string | null;
}

/** How a line of a drawn picture is set. */
export interface SiteTextStyle {
  /** Fonts that the server ships; others are used for characters that it lacks. */
  readonly font: SiteFont;
  /** 100 to 900. */
  readonly weight: number;
  /** In pixels. */
  readonly size: number;
  /** Space between letters in parts of the size; negative is tighter. */
  readonly tracking: number;
}

/** Turns text into outlines, so that a picture needs no fonts. */
export interface SiteTypesetter {
  /** Whether a font has the character. */
  covers(character: string): boolean;
  /** The width of a line in pixels. */
  widthOf(line: string, style: SiteTextStyle): number;
  /** A line as the data of an SVG path whose baseline begins at 0,0. */
  outline(line: string, style: SiteTextStyle): string;
}

/** A rendered document. */
export interface SiteDocumentHtml {
  /** The whole document. */
  readonly html: string;
  /** The content policy's sources of its inline style, such as `'sha256-…'`. */
  readonly styleSources: readonly string[];
}

/** Why there is no page. */
export type SiteNotice = 'not_found' | 'unpublished' | 'taken_down' | 'draft_expired';

/** The pages of a site. */
export interface SiteRenderer {
  /** The page in one language. */
  renderPage(input: SitePageInput): SiteDocumentHtml;
  /** The privacy notice or the imprint; null if it is empty. */
  renderLegal(input: SitePageInput, kind: 'privacy' | 'imprint'): SiteDocumentHtml | null;
  /** A page in place of the site. */
  renderNotice(notice: SiteNotice, language: Locale, assets: SiteAssets): SiteDocumentHtml;
  /** The picture for previews of links, 1200 x 630 pixels, as SVG without text elements. `logo` is a `data:` URL. */
  renderShareImage(
    input: Pick<SitePageInput, 'document' | 'language'>,
    typesetter: SiteTypesetter,
    logo: string | null,
  ): string;
  /** The web app manifest as JSON. */
  renderManifest(input: SitePageInput): string;
}

/** What a page polls at `{endpoint}/live`. */
export interface SiteLive {
  /** `unknown`: the engine or the check is not responding. */
  readonly state: 'on_air' | 'off_air' | 'unknown';
  /** Null while no song is known to play. */
  readonly song: SiteSong | null;
  /** Songs before the current one, latest first. */
  readonly previous: readonly SiteSong[];
  /** Null unless the site shows it and the engine reports it. */
  readonly listeners: number | null;
  /** The published version: an open page reloads its texts when it changes. */
  readonly version: number;
}

/** A song on a page. */
export interface SiteSong {
  /** Of the song. */
  readonly title: string;
  /** Null if only a title is known. */
  readonly artist: string | null;
  /** Null without a cover. */
  readonly coverUrl: string | null;
  /** Null if it was not recorded. */
  readonly startedAt: string | null;
}
