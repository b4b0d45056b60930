/** Far above any event; limits memory when a host sends an endless line. */
const maxEventChars = 4_000_000;

/**
 * Parses `text/event-stream` (HTML, "server-sent events") incrementally: chunks may end anywhere, also between the CR and
 * the LF of a line ending. Only `data` is emitted; comments and other fields are ignored.
 */
export function createSseParser(onData: (data: string) => void): (text: string) => void {
  let rest = '';
  let data: string[] = [];
  let chars = 0;
  let skipLineFeed = false;

  const endLine = (line: string) => {
    if (line === '') {
      if (data.length) onData(data.join('\n'));
      data = [];
      chars = 0;
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    if (field !== 'data') return;
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    data.push(value);
    chars += value.length;
  };

  return (text) => {
    if (text === '') return;
    const lines = (rest + (skipLineFeed && text.startsWith('\n') ? text.slice(1) : text)).split(/\r\n|\r|\n/);
    skipLineFeed = text.endsWith('\r');
    rest = lines.pop() ?? '';
    for (const line of lines) endLine(line);
    if (rest.length + chars > maxEventChars) throw new RangeError('An event of the live stream is too long');
  };
}
