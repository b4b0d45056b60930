import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askPassword } from '#/platform/cli/ask-password.ts';

/** A terminal at which a user types as soon as it prompts. */
function terminal(...typed: string[]) {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => void modes.push(isRaw),
  });
  let shown = '';
  const output = new PassThrough().on('data', (chunk) => {
    shown += String(chunk);
    if (String(chunk).endsWith(': ')) for (const text of typed.splice(0, 1)) input.write(text);
  });
  return { streams: { input, output }, shown: () => shown, modes };
}

describe('a password typed at a terminal', () => {
  it('is prompted for twice and never echoed', async () => {
    const { streams, shown, modes } = terminal('correct horse\r', 'correct horse\r');
    expect(await askPassword('boss', streams)).toBe('correct horse');
    expect(shown()).toBe('Password for boss: \nOnce more: \n');
    expect(modes).toEqual([true, false]);
  });

  it('can be pasted with both lines', async () => {
    const { streams } = terminal('correct horse\r\ncorrect horse\r\n');
    expect(await askPassword('boss', streams)).toBe('correct horse');
  });

  it('can be corrected, with an emoji as one character, and ignores arrow keys', async () => {
    const { streams } = terminal('wrong\u0015corrext\u007f\u007f', 'unused');
    const { input } = streams;
    setImmediate(() => {
      input.write('ct📻\u007f');
      input.write('\u001b[D');
      input.write('\rcorrect\r');
    });
    expect(await askPassword('boss', streams)).toBe('correct');
  });

  it('is rejected when the second entry differs', async () => {
    const { streams, modes } = terminal('one\r', 'other\r');
    await expect(askPassword('boss', streams)).rejects.toThrow('two different passwords');
    expect(modes).toEqual([true, false]);
  });

  it('is cancelled with Ctrl-C, which restores the terminal', async () => {
    const { streams, modes } = terminal('half\u0003');
    await expect(askPassword('boss', streams)).rejects.toThrow('Cancelled');
    expect(modes).toEqual([true, false]);
  });
});

describe('a piped password', () => {
  const piped = (text: string) => ({ input: new PassThrough().end(text), output: new PassThrough() });

  it('is the first line, with its spaces', async () => {
    expect(await askPassword('boss', piped(' a b \r\nrest\n'))).toBe(' a b ');
  });

  it('may lack the final line break', async () => {
    expect(await askPassword('boss', piped('no newline'))).toBe('no newline');
  });

  it('fails with instructions when empty', async () => {
    await expect(askPassword('boss', piped('\n'))).rejects.toThrow('--generate');
  });
});
