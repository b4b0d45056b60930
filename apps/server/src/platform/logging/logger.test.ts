import { expect, it } from 'vitest';
import { createLogger } from '#/platform/logging/logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLogger('info', { write: (text) => void lines.push(text) }));
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

it('logs the type of a database error, not the values of the row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(owner@studio.test) already exists.',
    parameters: ['owner@studio.test'],
  });
  const line = logged((logger) => logger.error({ err: error }));
  expect(line.err).toMatchObject({ message: 'duplicate key', code: '23505' });
  expect(JSON.stringify(line)).not.toContain('owner@studio.test');
});

it('logs the cause of an error', () => {
  const line = logged((logger) => logger.error({ err: new Error('outer', { cause: new Error('inner') }) }));
  expect(line.err).toMatchObject({ cause: { message: 'inner' } });
});

it.each([
  ['a user agent', 'a\r\n{"level":60,"msg":"made up"}\n'],
  ['a title in ANSI colours', '\u001b[31mred\u001b[0m\u0007'],
  ['controls above ASCII', 'a\u007f\u0085b\u009b2J'],
  ['separators of lines and paragraphs', 'a\u2028b\u2029c'],
])('[F6] writes one line without control characters that can be parsed back: %s', (_name, text) => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  logger.info({ text }, text);
  logger.error({ err: new Error(text) }, 'failed');
  const [first = '', second = ''] = lines;
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+\n$/u);
  expect(JSON.parse(first)).toMatchObject({ text, msg: text });
  expect(JSON.parse(second)).toMatchObject({ err: { message: text } });
});
