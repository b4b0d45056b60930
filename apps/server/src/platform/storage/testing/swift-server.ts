import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#/platform/storage/s3-backend.ts';

/** The proxy of OpenStack Swift, whose `s3api` middleware is an S3-compatible service. */
export const swiftProxy = '/usr/bin/swift-proxy-server';

export interface SwiftServer {
  readonly settings: S3Settings;
  stop(): Promise<void>;
}

/** Starts a one-node Swift with an empty bucket in a temporary directory. */
export async function startSwift(): Promise<SwiftServer> {
  const root = await mkdtemp(path.join(tmpdir(), 'studio-swift-'));
  const children: ChildProcess[] = [];
  async function stop() {
    const exits = children.map((child) => child.exitCode ?? once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(exits);
    await rm(root, { recursive: true, force: true });
  }
  try {
    const proxyPort = await freePort();
    await mkdir(path.join(root, 'devices/d1'), { recursive: true });
    for (const name of ['account', 'container', 'object']) {
      const port = await freePort();
      makeRing(root, name, port);
      await start(root, name, serverConfig(root, name, port), children);
    }
    await start(root, 'proxy', proxyConfig(root, proxyPort), children);
    const settings = {
      endpoint: `http://127.0.0.1:${proxyPort}`,
      bucket: 'studio',
      region: 'us-east-1',
      accessKeyId: 'test:tester',
      secretAccessKey: 'testing',
    };
    await createBucket(settings);
    return { settings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makeRing(root: string, name: string, port: number): void {
  const builder = path.join(root, `${name}.builder`);
  const steps = [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']];
  for (const step of steps) spawnSync('/usr/bin/swift-ring-builder', [builder, ...step]);
}

async function start(root: string, name: string, config: string, children: ChildProcess[]): Promise<void> {
  const file = path.join(root, `${name}.conf`);
  await writeFile(file, config);
  children.push(spawn(`/usr/bin/swift-${name}-server`, [file], { stdio: 'ignore', cwd: root }));
}

const common = (root: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${root}
devices = ${root}/devices
mount_check = false
workers = 0
`;

const serverConfig = (root: string, name: string, port: number) => `${common(root, port)}
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

const proxyConfig = (root: string, port: number) => `${common(root, port)}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
auth_pipeline_check = false
${['catch_errors', 'listing_formats'].map((filter) => `[filter:${filter}]\nuse = egg:swift#${filter}\n`).join('')}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
`;

/** Creates the bucket, and waits until all servers respond. */
async function createBucket({ endpoint, bucket, ...keys }: S3Settings): Promise<void> {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  const statusOf = async (url: string, method: string) =>
    (await client.fetch(url, { method }).catch(() => null))?.status;
  for (let attempt = 0; attempt < 150; attempt += 1) {
    await statusOf(`${endpoint}/${bucket}`, 'PUT');
    if ((await statusOf(`${endpoint}/${bucket}/missing`, 'HEAD')) === 404) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('Swift does not respond.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
