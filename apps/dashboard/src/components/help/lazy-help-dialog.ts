import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';

/** Its texts are loaded on demand. */
export const LazyHelpDialog = lazyOverlay(
  async () => (await import('#/components/help/help-dialog.tsx')).HelpDialog,
);
