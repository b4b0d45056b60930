/** Time for the browser to start the download. */
const revokeAfterMs = 60_000;

/** Offers a text as a file. It is created in the page, so that it is sent nowhere and appears in no address. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  save(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Offers a zip in base64 as a file. */
export function saveZip(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  save(name, new Blob([bytes], { type: 'application/zip' }));
}

function save(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
