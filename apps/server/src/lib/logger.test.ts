import { expect, it } from 'vitest';
import { createLogger } from '#/lib/logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLogger('info', { write: (text) => void lines.push(text) }));
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

it('keeps of a database error what it is, not the values of the row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(owner@studio.test) already exists.',
    parameters: ['owner@studio.test'],
  });
  const line = logged((logger) => logger.error({ err: error }));
  expect(line.err).toMatchObject({ message: 'duplicate key', code: '23505' });
  expect(JSON.stringify(line)).not.toContain('owner@studio.test');
});

it('keeps the cause of an error', () => {
  const line = logged((logger) => logger.error({ err: new Error('outer', { cause: new Error('inner') }) }));
  expect(line.err).toMatchObject({ cause: { message: 'inner' } });
});

it('writes one line however many there are in a text', () => {
  const line = logged((logger) => logger.info({ agent: 'a\n{"level":60}\r\u001b[2J' }));
  expect(line.agent).toBe('a\n{"level":60}\r\u001b[2J');
});
