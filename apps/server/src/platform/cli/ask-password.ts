import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { StartError } from '#/platform/lib/start-error.ts';

/** The required subset of standard input; a terminal has a raw mode. */
export interface PasswordInput extends Readable {
  readonly isTTY?: boolean;
  setRawMode?(isRaw: boolean): unknown;
}

/** Reads a password twice from a terminal without echo, or one line from a pipe. */
export async function askPassword(
  who: string,
  { input, output }: { input: PasswordInput; output: Writable },
): Promise<string> {
  if (!input.isTTY) return readLine(input);
  const terminal = openHidden(input, output);
  try {
    const first = await terminal.ask(`Password for ${who}: `);
    const again = await terminal.ask('Once more: ');
    if (first !== again) throw new StartError('Those were two different passwords. Nothing was changed.');
    return first;
  } finally {
    terminal.close();
  }
}

async function readLine(input: Readable): Promise<string> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== '') return line;
  }
  throw new StartError(
    'No password came. Do this at a terminal, give one line on standard input, or add --generate.',
  );
}

const keys = {
  enter: ['\r', '\n'],
  erase: ['\u007f', '\b'],
  clear: ['\u0015'],
  cancel: ['\u0003', '\u0004'],
};

function openHidden(input: PasswordInput, output: Writable) {
  let typed = '';
  let answer: { resolve: (text: string) => void; reject: (error: Error) => void } | undefined;
  /** Pasted input after a line break belongs to the next prompt. */
  let waiting: string[] = [];

  function take(): void {
    while (answer && waiting.length > 0) {
      const [key = '', ...rest] = waiting;
      waiting = rest;
      if (keys.enter.includes(key)) finish();
      else if (keys.cancel.includes(key)) answer.reject(new StartError('Cancelled. Nothing was changed.'));
      else if (keys.erase.includes(key)) typed = [...typed].slice(0, -1).join('');
      else if (keys.clear.includes(key)) typed = '';
      else if (key >= ' ') typed += key;
    }
  }

  function finish(): void {
    output.write('\n');
    answer?.resolve(typed);
    answer = undefined;
    typed = '';
  }

  const onData = (chunk: string) => {
    // Arrows and other keys without a character arrive as escape sequences.
    if (!chunk.startsWith('\u001b')) waiting.push(...chunk.replaceAll('\r\n', '\n'));
    take();
  };
  input.setEncoding('utf8');
  input.setRawMode?.(true);
  input.on('data', onData);
  return {
    ask(question: string): Promise<string> {
      output.write(question);
      return new Promise((resolve, reject) => {
        answer = { resolve, reject };
        take();
      });
    },
    close() {
      input.off('data', onData);
      input.setRawMode?.(false);
      input.pause();
    },
  };
}
