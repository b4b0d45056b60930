/** Returns the offset after the empty line that ends an HTTP head; -1 while it is incomplete. */
export function httpHeadEnd(received: Buffer): number {
  const crlf = received.indexOf('\r\n\r\n');
  const lf = received.indexOf('\n\n');
  if (crlf !== -1 && (lf === -1 || crlf < lf)) return crlf + 4;
  return lf === -1 ? -1 : lf + 2;
}
