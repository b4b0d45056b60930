import { networkOf } from '../relay/access-log.ts';

/** Address, user name, time, request, status and the rest of an access log line of Icecast. */
const accessLine = /^(\S+) - .*? \[(\d\d\/\w{3}\/\d{4}:[^\]]+)\] "([^"]*)" (\d{3}) (.*)$/;
const longestLine = 16_384;

export interface OutputLines {
  /** The access log line of a listener that disconnected, with the network of its address. */
  onListener(line: string): void;
  /** Any other message. */
  onMessage(text: string): void;
}

/** Separates Icecast's access log, which arrives on stderr, from its messages. Other requests are left out. */
export function createOutputReader({ onListener, onMessage }: OutputLines): (text: string) => void {
  let rest = '';
  const read = (line: string): void => {
    const [, address = '', time, request = '', status, more] = accessLine.exec(line) ?? [];
    if (status === undefined) {
      if (line.trim() !== '') onMessage(line.trim());
    } else if (status === '200' && /^GET \/(?!admin\/)/.test(request)) {
      onListener(`${networkOf(address)} - - [${time}] "${request}" ${status} ${more}`);
    }
  };
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(-longestLine);
    for (const line of lines) read(line);
  };
}
