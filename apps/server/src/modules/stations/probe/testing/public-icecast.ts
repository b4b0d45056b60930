import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#/engine/icecast/free-port.ts';
import { icecastBinary } from '#/engine/testing/icecast-server.ts';
import { basic, sendHead } from '#/engine/testing/raw-client.ts';
import { until } from '#/engine/testing/until.ts';
import { childAccount } from '#/platform/processes/child-account.ts';

/** Debian's Icecast as other people run it: with its public pages, which our own does not have. */
export interface PublicIcecast {
  readonly origin: string;
  readonly place: string;
  readonly port: number;
  readonly adminPassword: string;
  /** Sends a tone with the options of ffmpeg for its codec, until the server stops. */
  send(mount: string, options: readonly string[]): Promise<void>;
  setTitle(mount: string, title: string): Promise<void>;
  stop(): Promise<void>;
}

const sourcePassword = 'source-secret';
const adminPassword = 'admin-secret';

const configOf = (port: number, folder: string): string => `<icecast>
  <hostname>internal.example</hostname>
  <limits><clients>50</clients><sources>5</sources><burst-size>65536</burst-size></limits>
  <authentication>
    <source-password>${sourcePassword}</source-password>
    <admin-user>admin</admin-user><admin-password>${adminPassword}</admin-password>
  </authentication>
  <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  <mount type="default"><charset>UTF-8</charset></mount>
  <mount type="normal">
    <mount-name>/one</mount-name><max-listeners>40</max-listeners><charset>UTF-8</charset>
  </mount>
  <paths>
    <logdir>${folder}</logdir>
    <webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot>
  </paths>
  <logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog><loglevel>2</loglevel></logging>
</icecast>`;

export async function startPublicIcecast(): Promise<PublicIcecast> {
  const folder = await mkdtemp(join(tmpdir(), 'public-icecast-'));
  const port = await freePort({ host: '127.0.0.1', port: 0, strictPort: false });
  const config = join(folder, 'icecast.xml');
  await writeFile(config, configOf(port, folder));
  await chmod(config, 0o644);
  // Icecast does not run as root.
  const account = childAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const ids = account && { uid: account.uid, gid: account.gid };
  const children: ChildProcess[] = [
    spawn(icecastBinary, ['-c', config], { ...ids, stdio: ['ignore', 'ignore', 'ignore'] }),
  ];
  const place = `127.0.0.1:${port}`;
  const stats = () =>
    sendHead(port, `GET /admin/stats HTTP/1.0\r\n${basic('admin', adminPassword)}\r\n`).catch(() => '');
  await until(async () => (await stats()).includes('<icestats>'), 15_000);

  return {
    origin: `http://${place}`,
    place,
    port,
    adminPassword,
    async send(mount, options) {
      const tone = ['-re', '-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=44100'];
      const tags = ['-metadata', 'title=Salt Road', '-metadata', 'artist=Mara Voss'];
      const to = `icecast://source:${sourcePassword}@${place}${mount}`;
      const args = ['-nostdin', '-loglevel', 'error', ...tone, ...tags, ...options, to];
      children.push(spawn('/usr/bin/ffmpeg', args, { stdio: ['ignore', 'ignore', 'inherit'] }));
      await until(async () => (await stats()).includes(`mount="${mount}"`), 20_000);
    },
    async setTitle(mount, title) {
      const query = `mount=${mount}&mode=updinfo&charset=UTF-8&song=${encodeURIComponent(title)}`;
      const reply = await sendHead(
        port,
        `GET /admin/metadata?${query} HTTP/1.0\r\n${basic('admin', adminPassword)}\r\n`,
      );
      if (!reply.includes('<return>1</return>')) throw new Error(`Icecast took no title: ${reply}`);
    },
    async stop() {
      for (const child of children.toReversed()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
