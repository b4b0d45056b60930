import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig } from '#/platform/config/config.ts';

describe('the configuration', () => {
  it('needs no settings to start locally', () => {
    expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 4100, ENGINE: 'relay', demo: 'fixed' });
  });

  it('treats an empty variable as unset', () => {
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
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '::/0'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['SIGN_IN_TRIES_PER_ACCOUNT', '0'],
    ['SIGN_IN_WINDOW_MINUTES', '1.5'],
    ['PUBLIC_URL', 'https://studio.example/path'],
    ['PUBLIC_URL', 'studio.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Studio <a@b.example>'],
  ])('names the invalid setting: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('accepts proxies by address and by network', () => {
    const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.9' });
    expect(TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '2001:db8::/32', '192.0.2.9']);
  });

  it('has default sign-in limits', () => {
    expect(readConfig({})).toMatchObject({
      SIGN_IN_TRIES_PER_ACCOUNT: 5,
      SIGN_IN_TRIES_PER_ADDRESS: 20,
      SIGN_IN_WINDOW_MINUTES: 5,
      SIGN_IN_TRIES_PER_NAME: 50,
      SIGN_IN_CODES_PER_NAME: 20,
    });
  });

  it('names all invalid settings at once', () => {
    expect(() => readConfig({ PORT: 'x', ENGINE: 'y' })).toThrow(/PORT[\s\S]*ENGINE/);
  });

  it('requires the password of an external Icecast', () => {
    const env = { ENGINE: 'icecast', ICECAST_URL: 'http://127.0.0.1:8000' };
    expect(() => readConfig(env)).toThrow('ICECAST_ADMIN_PASSWORD');
    expect(readConfig({ ...env, ICECAST_ADMIN_PASSWORD: 'secret' }).ICECAST_URL).toBe(env.ICECAST_URL);
  });

  it('rejects a port of SHOUTcast sources for an external Icecast, which takes none', () => {
    const external = {
      ENGINE: 'icecast',
      ICECAST_URL: 'http://127.0.0.1:8000',
      ICECAST_ADMIN_PASSWORD: 'secret',
    };
    expect(() => readConfig({ ...external, SHOUTCAST_SOURCE_PORT: '8001' })).toThrow('SHOUTCAST_SOURCE_PORT');
    expect(readConfig({ ...external, SHOUTCAST_SOURCE_PORT: 'off' }).SHOUTCAST_SOURCE_PORT).toBe('off');
    const own = readConfig({ ENGINE: 'icecast', SHOUTCAST_SOURCE_PORT: '8001' });
    expect(own.SHOUTCAST_SOURCE_PORT).toBe(8001);
  });

  it('needs no settings to run its own Icecast', () => {
    expect(readConfig({ ENGINE: 'icecast' })).toMatchObject({ ICECAST_BIN: '/usr/bin/icecast2' });
    expect(readConfig({ ENGINE: 'icecast', ICECAST_BIN: '/opt/icecast' }).ICECAST_BIN).toBe('/opt/icecast');
  });

  it('requires every setting of an S3 bucket, and stores files on disk by default', () => {
    expect(readConfig({}).STORAGE).toBe('disk');
    const env = {
      STORAGE: 's3',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'studio',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(env)).toMatchObject({ ...env, S3_REGION: 'us-east-1' });
    for (const name of Object.keys(env).slice(1)) {
      expect(() => readConfig({ ...env, [name]: '' })).toThrow(name);
    }
  });

  it('requires the public stream origin on a public host', () => {
    const env = { HOST: '0.0.0.0', PUBLIC_URL: 'https://studio.example' };
    expect(() => readConfig(env)).toThrow('ENGINE_PUBLIC_ORIGIN');
    const config = readConfig({ ...env, ENGINE_PUBLIC_ORIGIN: 'https://streams.example' });
    expect(config.ENGINE_PUBLIC_ORIGIN).toBe('https://streams.example');
    expect(readConfig({ ...env, ENGINE: 'off' }).HOST).toBe('0.0.0.0');
    expect(() => readConfig({ ...env, ENGINE: 'icecast' })).toThrow('ENGINE_PUBLIC_ORIGIN');
    const remote = { ICECAST_URL: 'https://streams.example', ICECAST_ADMIN_PASSWORD: 'secret' };
    expect(readConfig({ ...env, ...remote, ENGINE: 'icecast' }).ENGINE).toBe('icecast');
  });

  it.each([
    ['a host that others reach', { HOST: '0.0.0.0', ENGINE: 'off' }],
    ['production', { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }],
  ])('requires the base URL of email links with %s', (_name, env) => {
    expect(() => readConfig(env)).toThrow('PUBLIC_URL');
    const config = readConfig({ ...env, PUBLIC_URL: 'https://studio.example' });
    expect(config.PUBLIC_URL).toBe('https://studio.example');
  });

  it('requires a mail server in production, where links are not printed', () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://studio.example' };
    expect(() => readConfig(env)).toThrow('SMTP_URL');
    expect(readConfig({ ...env, SMTP_URL: 'smtps://user:secret@mail.example:465' }).isProduction).toBe(true);
  });

  it('starts without the demo with --empty or DEMO=off', () => {
    for (const config of [readConfig({}, ['--empty']), readConfig({ DEMO: 'off' })]) {
      expect(config).toMatchObject({ demo: 'none', demoListeners: false });
    }
    expect(() => readConfig({}, ['--empty', '--demo'])).toThrow('--empty');
  });

  it.each([
    ['no demo', { PUBLIC_URL: 'https://studio.example' }, []],
    [
      'production',
      { NODE_ENV: 'production', PUBLIC_URL: 'https://studio.example', SMTP_URL: 'smtp://m.example' },
      [],
    ],
    ['another engine', { ENGINE: 'icecast' }, []],
    ['no engine', { ENGINE: 'off' }, []],
    ['streams behind a proxy', { ENGINE_PUBLIC_ORIGIN: 'https://streams.example' }, ['--demo']],
    ['DEMO_LISTENERS=off', { DEMO_LISTENERS: 'off' }, []],
  ])('has no demo listeners with %s', (_case, env, args) => {
    expect(readConfig({}).demoListeners).toBe(true);
    expect(readConfig(env, args).demoListeners).toBe(false);
  });

  it('rejects an unknown argument', () => {
    expect(() => readConfig({}, ['--dmeo'])).toThrow('--dmeo');
  });
});

describe('the list of external services', () => {
  it('is parsed per service', () => {
    const config = readConfig({
      YP_DIRECTORIES:
        'xiph=dir.xiph.org=https://dir.xiph.org/cgi-bin/yp-cgi, own=Our list=http://yp.lan:8080/yp=https',
      RADIO_BROWSER_URL: 'https://de1.api.radio-browser.info',
      CONNECTOR_ALLOW: 'yp.lan:8080, 127.0.0.1:80,[fd00::5]:8000',
      SITES_HOST: 'sites.studio.example',
      DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353,2620:fe::9,[2620:fe::9]:5353',
    });
    expect(config.YP_DIRECTORIES).toEqual([
      {
        id: 'xiph',
        name: 'dir.xiph.org',
        url: 'https://dir.xiph.org/cgi-bin/yp-cgi',
        wantsHttps: false,
      },
      { id: 'own', name: 'Our list', url: 'http://yp.lan:8080/yp', wantsHttps: true },
    ]);
    expect(config.CONNECTOR_ALLOW).toEqual(['yp.lan:8080', '127.0.0.1:80', '[fd00::5]:8000']);
    expect(config.SITES_HOST).toBe('sites.studio.example');
    expect(config.DNS_SERVERS).toEqual(['9.9.9.9', '127.0.0.1:5353', '2620:fe::9', '[2620:fe::9]:5353']);
    expect(readConfig({ YP_DIRECTORIES: 'none', RADIO_BROWSER_URL: 'none' })).toMatchObject({
      YP_DIRECTORIES: [],
      RADIO_BROWSER_URL: 'none',
      CONNECTOR_ALLOW: [],
    });
  });

  it.each([
    { YP_DIRECTORIES: 'https://dir.xiph.org/' },
    { YP_DIRECTORIES: 'a=A=ftp://a.example' },
    { YP_DIRECTORIES: 'a=A=http://a.example,a=B=http://b.example' },
    { RADIO_BROWSER_URL: 'radio-browser' },
    { CONNECTOR_ALLOW: '10.0.0.5' },
    { CONNECTOR_ALLOW: '10.0.0.0/8:80' },
    { CONNECTOR_ALLOW: '010.0.0.5:80' },
    { CONNECTOR_ALLOW: 'http://10.0.0.5:80' },
    { CONNECTOR_ALLOW: '10.0.0.5:99999' },
    { CONNECTOR_ALLOW: '*:80' },
    { SITES_HOST: 'Sites.studio.example' },
    { SITES_HOST: 'sites.studio.example.' },
    { SITES_HOST: 'https://sites.studio.example' },
    { SITES_HOST: '10.0.0.5' },
    { SITES_HOST: 'localhost' },
    { DNS_SERVERS: 'dns.example' },
    { DNS_SERVERS: 'dns.example:53' },
    { DNS_SERVERS: '9.9.9.9:0' },
    { DNS_SERVERS: '9.9.9.9,' },
  ])('%j is rejected', (env) => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });
});

describe('demo accounts with a public password', () => {
  it.each(['127.0.0.1', '127.9.9.9', 'localhost', '::1'])('exist on %s', (HOST) => {
    expect(isLoopback(HOST)).toBe(true);
    expect(readConfig({ HOST }).demo).toBe('fixed');
  });

  it.each([
    ['a host that others reach', { HOST: '0.0.0.0', ENGINE: 'off' }],
    ['a host whose name only looks like loopback', { HOST: '127.0.0.1.example', ENGINE: 'off' }],
    ['a database of one’s own', { DATABASE_URL: 'postgres://db/studio' }],
  ])('do not exist with %s, and get random passwords when requested', (_name, settings) => {
    const env = { ...settings, PUBLIC_URL: 'https://studio.example' };
    expect(readConfig(env).demo).toBe('none');
    expect(readConfig(env, ['--demo']).demo).toBe('random');
  });

  // A reverse proxy of the same machine makes a server public that listens on loopback only.
  it.each([
    { PUBLIC_URL: 'https://studio.example' },
    { PUBLIC_URL: 'http://192.168.1.20:4100' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { CORS_ORIGINS: 'http://localhost:5173,https://panel.example' },
    { ENGINE_PUBLIC_ORIGIN: 'https://streams.example' },
    { API_URL: 'https://api.studio.example' },
    { CAST_API_URL: 'https://cast.studio.example' },
    { SITES_HOST: 'sites.studio.example' },
  ])('do not exist on loopback with %j', (env) => {
    expect(readConfig(env)).toMatchObject({ demo: 'none', exposedBy: Object.keys(env) });
    expect(readConfig(env, ['--demo']).demo).toBe('random');
  });

  it.each([
    { PUBLIC_URL: 'http://localhost:4100' },
    { PUBLIC_URL: 'http://[::1]:4100' },
    { PUBLIC_URL: 'http://studio.localhost:4100' },
    { CORS_ORIGINS: 'http://localhost:5173,http://127.0.0.1:6006' },
    { ENGINE_PUBLIC_ORIGIN: 'http://127.0.0.1:4101' },
    { API_URL: '/api', CAST_API_URL: 'http://127.0.0.1:4100/cast-api' },
  ])('exist with %j, which only this machine reaches', (env) => {
    expect(readConfig(env)).toMatchObject({ demo: 'fixed', exposedBy: [] });
  });

  it.each(['127.0.0.1', '0.0.0.0'])('[A7] are rejected in production on %s, even when requested', (HOST) => {
    const env = {
      HOST,
      NODE_ENV: 'production',
      ENGINE: 'off',
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://studio.example',
    };
    expect(readConfig(env).demo).toBe('none');
    expect(() => readConfig(env, ['--demo'])).toThrow('not for NODE_ENV=production');
  });
});
