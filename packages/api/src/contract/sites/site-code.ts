/**
 * What the code of a site may do, as the `sandbox` of its frame and of the policy that its document is served with. Without
 * `allow-same-origin` it has an origin of its own: neither cookies nor storage, and no way into the page around it.
 */
export const siteCodeSandbox = 'allow-scripts allow-forms allow-popups';

/** Sent by the document that runs code of drafts once it receives it; the reply is a `SiteCodeMessage`. */
export const siteCodeReady = 'studio.site.code-ready';

/** The code that the document shall run, once. */
export interface SiteCodeMessage {
  /** Distinguishes the message from those of other scripts. */
  readonly kind: 'studio.site.code';
  /** See the section. */
  readonly html: string;
}
