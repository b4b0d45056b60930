import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askPassword } from '#/platform/cli/ask-password.ts';

/** A terminal at which somebody types as soon as it is asked. */
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
  it('is asked for twice and never shown', async () => {
    const { streams, shown, modes } = terminal('correct horse\r', 'correct horse\r');
    expect(await askPassword('boss', streams)).toBe('correct horse');
    expect(shown()).toBe('Password for boss: \nOnce more: \n');
    expect(modes).toEqual([true, false]);
  });

  it('that was pasted with both lines is read as such', async () => {
    const { streams } = terminal('correct horse\r\ncorrect horse\r\n');
    expect(await askPassword('boss', streams)).toBe('correct horse');
  });

  it('can be corrected, an emoji as one character, and arrows count for nothing', async () => {
    const { streams } = terminal('wrong\u0015corrext\u007f\u007f', 'unused');
    const { input } = streams;
    setImmediate(() => {
      input.write('ct📻\u007f');
      input.write('\u001b[D');
      input.write('\rcorrect\r');
    });
    expect(await askPassword('boss', streams)).toBe('correct');
  });

  it('that differs the second time is none', async () => {
    const { streams, modes } = terminal('one\r', 'other\r');
    await expect(askPassword('boss', streams)).rejects.toThrow('two different passwords');
    expect(modes).toEqual([true, false]);
  });

  it('is given up with Ctrl-C, which gives the terminal back', async () => {
    const { streams, modes } = terminal('half\u0003');
    await expect(askPassword('boss', streams)).rejects.toThrow('Cancelled');
    expect(modes).toEqual([true, false]);
  });
});

describe('a password that comes through a pipe', () => {
  const piped = (text: string) => ({ input: new PassThrough().end(text), output: new PassThrough() });

  it('is its first line, with the spaces it has', async () => {
    expect(await askPassword('boss', piped(' a b \r\nrest\n'))).toBe(' a b ');
  });

  it('may lack the end of its line', async () => {
    expect(await askPassword('boss', piped('no newline'))).toBe('no newline');
  });

  it('that is none says how else', async () => {
    await expect(askPassword('boss', piped('\n'))).rejects.toThrow('--generate');
  });
});
