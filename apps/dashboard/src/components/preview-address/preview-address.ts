import { createContext } from 'react';

/** Where the document is that shows a widget which nobody has saved yet, and whom to talk with there. */
export interface PreviewTarget {
  readonly src: string;
  readonly origin: string;
}

function placeOf(castApiUrl: string): PreviewTarget {
  const { href, origin } = new URL(`${castApiUrl.replace(/\/$/, '')}/embed/preview`, window.location.href);
  return { src: href, origin };
}

/** From the address of the cast API to the place of the preview; where no server runs, another one is put here. */
export const PreviewAddress = createContext<(castApiUrl: string) => PreviewTarget>(placeOf);
