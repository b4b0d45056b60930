/** Time for the browser to start the download. */
const revokeAfterMs = 60_000;

/** Offers a text as a file. It is created in the page, so that it is sent nowhere and appears in no address. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
