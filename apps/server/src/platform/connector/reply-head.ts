/** The head of an HTTP/1.x reply, or of a SHOUTcast 1 reply, which starts with `ICY`. */
export interface ReplyHead {
  readonly protocol: 'HTTP' | 'ICY';
  readonly status: number;
  /** Names in lower case; the first value of a repeated header wins. Untrusted text. */
  readonly headers: ReadonlyMap<string, string>;
}

const maxHeaders = 100;
const noReply = null;

/** Returns null when invalid. */
export function parseReplyHead(head: Buffer): ReplyHead | null {
  const [statusLine = '', ...lines] = textOf(head).split(/\r?\n/);
  const [, protocol, status] = /^(HTTP\/1\.[01]|ICY) ([1-5][0-9]{2})(?: |$)/.exec(statusLine) ?? [];
  if (protocol === undefined || status === undefined) return noReply;
  const headers = new Map<string, string>();
  for (const line of lines) {
    if (line === '') break;
    const colon = line.indexOf(':');
    if (colon < 1 || headers.size >= maxHeaders) return noReply;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (!headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { protocol: protocol === 'ICY' ? 'ICY' : 'HTTP', status: Number(status), headers };
}

/** Servers send station names in UTF-8 or, if older, in ISO-8859-1. */
function textOf(head: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head);
  } catch {
    return head.toString('latin1');
  }
}
