import { loadChunk } from '#/lib/chunk-loader.browser.ts';

/** A build serves the public pages a sheet with their rules alone and names the whole one on the boot script. */
export async function sessionStyles(document: Document): Promise<void> {
  const address = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles;
  if (address !== undefined) await loadChunk(async () => {}, [address]);
}
