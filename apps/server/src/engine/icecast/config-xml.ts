import type { MountConfig } from '../engine.ts';
import { headerPrefix } from '../hooks/hook-fields.ts';
import type { HookTarget } from '../hooks/hook-server.ts';
import { privateAdminPages } from './admin-pages.ts';

export interface IcecastSettings {
  readonly host: string;
  readonly port: number;
  /** The loopback port of the server's own calls. */
  readonly adminPort: number;
  /** The public host name; appears in Icecast's statistics and playlists. */
  readonly hostname: string;
  readonly dir: string;
  /** An empty folder: the status pages would show the mounts of all casts to everyone. */
  readonly webRoot: string;
  readonly adminPassword: string;
  /** For mounts that are not configured; never shared. */
  readonly sourcePassword: string;
  readonly mounts: readonly MountConfig[];
  readonly hook: HookTarget | null;
  /**
   * Appears in Icecast's statistics, which makes it possible to check which configuration it has
   * loaded.
   */
  readonly location: string;
}

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Characters that XML 1.0 does not allow, even escaped, become spaces: a malformed file stops the
 * server.
 */
const escapeXml = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replace(/[&<>"]/g, (sign) => names[sign] ?? sign);

type Content = Readonly<Record<string, string | number | null | undefined>>;

/** Omits settings without a value. */
const settings = (values: Content): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('\n    ');

const section = (name: string, content: string): string => `  <${name}>\n    ${content}\n  </${name}>`;

/** Players stay idle until about ten seconds are buffered: the burst covers them at 128 kbit/s. */
const burstBytes = 160_000;
const queueBytes = 524_288;
const maxClients = 5000;
const logKilobytes = 10_000;

function authentication({ url, username, password }: HookTarget): string {
  const options = {
    mount_add: url,
    mount_remove: url,
    listener_add: url,
    listener_remove: url,
    username,
    password,
    auth_header: 'icecast-auth-user: 1',
    headers: 'referer,x-forwarded-for,range',
    header_prefix: headerPrefix,
  };
  const lines = Object.entries(options).map(
    ([name, value]) => `      <option name="${name}" value="${escapeXml(value)}"/>`,
  );
  return `<authentication type="url">\n${lines.join('\n')}\n    </authentication>`;
}

/**
 * Icecast never compares content types: listeners would get the fallback's bytes as their own codec, and hear nothing.
 */
function fallbackOf({ fallback = null, codec }: MountConfig, mounts: readonly MountConfig[]): string | null {
  const target = mounts.find(({ mount }) => mount === fallback);
  return target && target.codec !== codec ? null : fallback;
}

function mountXml(config: MountConfig, mounts: readonly MountConfig[], hook: HookTarget | null): string {
  const fallback = fallbackOf(config, mounts);
  const values = settings({
    'mount-name': config.mount,
    username: config.username,
    password: config.sourcePassword,
    'max-listeners': config.maxListeners,
    charset: 'UTF-8',
    'fallback-mount': fallback,
    'fallback-override': fallback && 1,
    'stream-name': config.name,
    'stream-description': config.description,
    'stream-url': config.url,
    genre: config.genre,
  });
  const parts = hook ? [values, authentication(hook)] : [values];
  return `  <mount type="normal">\n    ${parts.join('\n    ')}\n  </mount>`;
}

/** Icecast cannot limit a page to a port, but can lead its address on a port to a page that does not exist. */
const privatePages = (port: number): string =>
  privateAdminPages
    .map((page) => `<alias source="${page}" destination="/private" port="${port}"/>`)
    .join('\n    ');

/** Returns the complete `icecast.xml`. */
export function configXml(options: IcecastSettings): string {
  const { host, port, adminPort, dir, webRoot, mounts, hook } = options;
  const parts = [
    `  ${settings({ location: options.location, admin: 'admin@localhost', hostname: options.hostname })}`,
    section(
      'limits',
      settings({
        clients: maxClients,
        sources: mounts.length + 1,
        'queue-size': queueBytes,
        'client-timeout': 30,
        'header-timeout': 15,
        'source-timeout': 10,
        'burst-size': burstBytes,
      }),
    ),
    section(
      'authentication',
      settings({
        'source-password': options.sourcePassword,
        'admin-user': 'admin',
        'admin-password': options.adminPassword,
      }),
    ),
    section('listen-socket', settings({ port, 'bind-address': host === '0.0.0.0' ? null : host })),
    section('listen-socket', settings({ port: adminPort, 'bind-address': '127.0.0.1' })),
    section('http-headers', '<header name="Access-Control-Allow-Origin" value="*"/>'),
    '  <mount type="default"><charset>UTF-8</charset></mount>',
    ...mounts.map((mount) => mountXml(mount, mounts, hook)),
    section(
      'paths',
      `${settings({
        basedir: '/usr/share/icecast2',
        logdir: dir,
        webroot: webRoot,
        adminroot: '/usr/share/icecast2/admin',
      })}\n    ${privatePages(port)}`,
    ),
    section(
      'logging',
      // The access log goes to stderr, where the server masks its addresses.
      settings({ accesslog: '-', errorlog: 'error.log', loglevel: 3, logsize: logKilobytes }),
    ),
    section('security', '<chroot>0</chroot>'),
  ];
  return `<icecast>\n${parts.join('\n')}\n</icecast>\n`;
}
