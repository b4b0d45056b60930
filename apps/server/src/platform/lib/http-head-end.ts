/** Where a head of HTTP ends (behind its empty line) in what has come so far; -1 when it has not all come. */
export function httpHeadEnd(received: Buffer): number {
  const crlf = received.indexOf('\r\n\r\n');
  const lf = received.indexOf('\n\n');
  if (crlf !== -1 && (lf === -1 || crlf < lf)) return crlf + 4;
  return lf === -1 ? -1 : lf + 2;
}
