import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MountConfig } from '../engine.ts';

export const icecastBinary = '/usr/bin/icecast2';

export interface IcecastServer {
  readonly port: number;
  readonly adminPassword: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const mountXml = ({ mount, username, sourcePassword, maxListeners, name }: MountConfig): string => `
  <mount type="normal"><mount-name>${mount}</mount-name><username>${username}</username>
    <password>${sourcePassword}</password><charset>UTF-8</charset><stream-name>${name}</stream-name>
    ${maxListeners === null ? '' : `<max-listeners>${maxListeners}</max-listeners>`}</mount>`;

const configXml = (
  port: number,
  adminPassword: string,
  folder: string,
  mounts: readonly MountConfig[],
): string =>
  `<icecast><location>Test</location><admin>admin@localhost</admin><hostname>localhost</hostname>
  <limits><clients>100</clients><sources>10</sources><burst-size>65535</burst-size></limits>
  <authentication><source-password>${adminPassword}-unused</source-password>
    <admin-user>admin</admin-user><admin-password>${adminPassword}</admin-password></authentication>
  <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  ${mounts.map(mountXml).join('')}
  <paths><basedir>/usr/share/icecast2</basedir><logdir>${folder}</logdir>
    <webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot></paths>
  <logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog><loglevel>2</loglevel></logging>
  <security><chroot>0</chroot></security></icecast>`;

const idOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** Debian's Icecast as a child of the test, in a folder of its own. It refuses to run as root, so root steps down. */
export async function startIcecast(mounts: readonly MountConfig[]): Promise<IcecastServer> {
  const folder = await mkdtemp(join(tmpdir(), 'icecast-'));
  const config = join(folder, 'icecast.xml');
  const adminPassword = 'icecast-admin';
  const port = await freePort();
  await writeFile(config, configXml(port, adminPassword, folder, mounts), { mode: 0o600 });
  const identity: { uid?: number; gid?: number } = {};
  if (process.getuid?.() === 0) {
    identity.uid = idOf('-u', 'icecast2');
    identity.gid = idOf('-g', 'icecast2');
    for (const path of [folder, config]) await chown(path, identity.uid, identity.gid);
    await chmod(folder, 0o700);
  }
  const child = spawn(icecastBinary, ['-c', config], { ...identity, stdio: 'ignore' });
  const ended = once(child, 'exit');
  return {
    port,
    adminPassword,
    stop: async () => {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killTimer);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
