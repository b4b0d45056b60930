/** How long a browser may take to begin with a download before its address is given up. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the reader's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

/** A title as the name of a file: small letters of any script, digits and hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return name.slice(0, 80) || 'chart';
}
