import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig } from '#/config.ts';

describe('the configuration', () => {
  it('needs nothing for a start on this machine', () => {
    expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 4100, ENGINE: 'relay', demo: 'fixed' });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SENTRY_DSN: '' })).toMatchObject({ PORT: 4100 });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'x'],
    ['DATABASE_URL', 'mysql://db'],
    ['ENGINE', 'shoutcast'],
    ['SECRET_KEY', 'too short'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['API_URL', 'javascript:alert(1)'],
    ['DEFAULT_LOCALE', 'de'],
  ])('names the setting that is wrong: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('names every wrong setting at once', () => {
    expect(() => readConfig({ PORT: 'x', ENGINE: 'y' })).toThrow(/PORT[\s\S]*ENGINE/);
  });

  it('wants an address and a password of an Icecast', () => {
    expect(() => readConfig({ ENGINE: 'icecast' })).toThrow(/ICECAST_URL[\s\S]*ICECAST_ADMIN_PASSWORD/);
  });

  it('wants to know where listeners reach the streams of a host that others reach', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('ENGINE_PUBLIC_ORIGIN');
    const config = readConfig({ HOST: '0.0.0.0', ENGINE_PUBLIC_ORIGIN: 'https://streams.example' });
    expect(config.ENGINE_PUBLIC_ORIGIN).toBe('https://streams.example');
    expect(readConfig({ HOST: '0.0.0.0', ENGINE: 'off' }).HOST).toBe('0.0.0.0');
  });

  it('refuses an argument that it does not know', () => {
    expect(() => readConfig({}, ['--dmeo'])).toThrow('--dmeo');
  });
});

describe('demo accounts with a password that everybody knows', () => {
  it.each(['127.0.0.1', '127.9.9.9', 'localhost', '::1'])('exist on %s', (HOST) => {
    expect(isLoopback(HOST)).toBe(true);
    expect(readConfig({ HOST }).demo).toBe('fixed');
  });

  it.each([
    ['a host that others reach', { HOST: '0.0.0.0', ENGINE: 'off' }],
    ['a host whose name only looks like loopback', { HOST: '127.0.0.1.example', ENGINE: 'off' }],
    ['a database of one’s own', { DATABASE_URL: 'postgres://db/studio' }],
    ['production', { NODE_ENV: 'production' }],
  ])('do not exist with %s', (_name, env) => {
    expect(readConfig(env).demo).toBe('none');
    expect(readConfig(env, ['--demo']).demo).toBe('random');
  });
});
