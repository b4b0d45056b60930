import { loadSheet } from '#/lib/load-sheet.ts';

/** A build serves the public pages a sheet with their rules alone and names the whole one on the boot script. */
export async function sessionStyles(document: Document): Promise<void> {
  const address = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles;
  if (address !== undefined) await loadSheet(document, address);
}
