/// <reference types="vite/client" />

declare module 'virtual:catalogues' {
  export const catalogues: Record<string, string>;
}

declare module 'virtual:catalogue-texts' {
  import type { Messages } from '@lingui/core';
  export const catalogueTexts: Record<'en' | 'zh' | 'fr' | 'ja', Messages>;
}

declare module 'virtual:area-routes/*' {
  import type { AnyRoute } from '@tanstack/react-router';
  /** The layout of the area with its routes. */
  export const branch: AnyRoute;
}
