import { loadChunk } from '#/lib/chunk-loader.browser.ts';

/** The build serves public pages a reduced stylesheet and names the full one on the boot script. */
export async function sessionStyles(document: Document): Promise<void> {
  const address = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles;
  if (address !== undefined) await loadChunk(async () => {}, [address]);
}
