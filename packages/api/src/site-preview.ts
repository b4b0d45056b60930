import type { Locale } from '#/contract/identity/account.schemas.ts';
import type { SiteDocument } from '#/contract/sites/site-document.schemas.ts';
import type { SiteFacts } from '#/contract/sites/sites.schemas.ts';

/**
 * Sent by the dashboard to the frame at `previewUrl` of a site on every change. The document accepts it only from the
 * origin of its dashboard.
 */
export interface SitePreviewMessage {
  /** Distinguishes the message from those of other scripts. */
  readonly kind: 'studio.site.preview';
  /** The draft, also before it is saved. */
  readonly document: SiteDocument;
  /** As returned with the site. */
  readonly facts: SiteFacts;
  /** The page's language. */
  readonly language: Locale;
  /** Replaces the document's scheme. */
  readonly scheme: 'light' | 'dark';
  /** The section to scroll to; null: none. */
  readonly sectionId: string | null;
  /** Text direction; defaults to ltr. */
  readonly dir?: 'ltr' | 'rtl';
}

/** Sent by the preview to its parent window once it receives messages; earlier messages are lost. */
export interface SitePreviewReady {
  /** Distinguishes the message from those of other scripts. */
  readonly kind: 'studio.site.preview-ready';
}
