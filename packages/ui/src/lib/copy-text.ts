/**
 * Copies a text to the clipboard. The asynchronous clipboard exists on secure origins only; on plain http the older copy command
 * works inside a user gesture. Rejects with a `DOMException` if the browser denies access.
 */
export async function copyText(text: string): Promise<void> {
  // The types say that it is always there.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  if (!copyByCommand(text)) throw new DOMException('The copy command was denied', 'NotAllowedError');
}

/** Needs neither focus nor a visible element, so it also works inside dialogs that trap the focus. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', onCopy, { capture: true });
  try {
    return document.execCommand('copy') && isCopied;
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true });
  }
}
