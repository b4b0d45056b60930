/** Gives a file to the reader's downloads. */
export function saveFile(parts: string[], name: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own hold on it once the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
