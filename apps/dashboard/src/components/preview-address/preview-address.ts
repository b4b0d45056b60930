import { createContext } from 'react';

/** URL of the preview document for unsaved widgets, and its origin for messages. */
export interface PreviewTarget {
  readonly src: string;
  readonly origin: string;
}

function placeOf(castApiUrl: string): PreviewTarget {
  const { href, origin } = new URL(`${castApiUrl.replace(/\/$/, '')}/embed/preview`, window.location.href);
  return { src: href, origin };
}

/** Maps the cast API URL to the preview address; replaced in environments without a server. */
export const PreviewAddress = createContext<(castApiUrl: string) => PreviewTarget>(placeOf);
