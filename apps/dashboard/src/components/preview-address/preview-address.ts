import { createContext } from 'react';

/** URL of the preview document for unsaved widgets or a site, and its origin for messages. */
export interface PreviewTarget {
  readonly src: string;
  readonly origin: string;
}

/** The address of the widgets' preview follows from that of the API; a site names its own. */
function placeOf(castApiUrl: string, previewUrl?: string): PreviewTarget {
  const address = previewUrl ?? `${castApiUrl.replace(/\/$/, '')}/embed/preview`;
  const { href, origin } = new URL(address, window.location.href);
  return { src: href, origin };
}

/** Maps the cast API URL to the preview address; replaced in environments without a server. */
export const PreviewAddress = createContext<typeof placeOf>(placeOf);
