import { expect, it } from 'vitest';
import { readArguments } from '#/arguments.ts';

const register = (url: string, ...others: string[]) =>
  readArguments(['register', '--url', url, '--token', 't', '--labels', 'android, ios', ...others], {});

it('reads a registration', () => {
  expect(register('https://studio.example/api/')).toEqual({
    kind: 'register',
    url: 'https://studio.example/api',
    token: 't',
    labels: ['android', 'ios'],
    name: undefined,
    config: undefined,
  });
});

it('takes the token and the command from the environment', () => {
  const env = { STUDIO_RUNNER_TOKEN: 'secret', STUDIO_RUNNER_COMMAND: './build.sh' };
  expect(readArguments(['register', '--url', 'http://localhost:1', '--labels', 'ios'], env)).toMatchObject({
    token: 'secret',
  });
  expect(readArguments(['run'], env)).toMatchObject({ command: './build.sh' });
});

it.each([
  ['an address without TLS', () => register('http://studio.example/api')],
  ['no address', () => register('studio')],
  ['a query', () => register('https://studio.example/api?x=1')],
  ['an unknown option', () => readArguments(['run', '--loud'], {})],
  ['an unknown task', () => readArguments(['build'], {})],
  ['no command', () => readArguments(['run'], {})],
])('refuses %s', (_name, read) => {
  expect(read).toThrow(expect.objectContaining({ name: 'UsageError' }));
});

it('sends a token without TLS only when asked to', () => {
  expect(register('http://10.0.0.5/api', '--allow-http')).toMatchObject({ url: 'http://10.0.0.5/api' });
});

it.each([[[]], [['help']], [['run', '--help']]])('shows its usage: %j', (args) => {
  expect(readArguments(args, {})).toEqual({ kind: 'help' });
});
