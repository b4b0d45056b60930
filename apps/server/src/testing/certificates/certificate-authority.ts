import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian's pebble: a certificate authority for tests, and a DNS server that it asks. */
export const hasCertificateAuthority = existsSync('/usr/bin/pebble');

export interface CertificateAuthority {
  readonly directory: string;
  /** The certificate of the authority's own API, in PEM and as a file. */
  readonly apiCertificate: string;
  readonly apiCertificateFile: string;
  /** The root of what it issues, in PEM. */
  readonly root: string;
  /** `host:port` of its DNS server, which answers every name with 127.0.0.1. */
  readonly dns: string;
  /** Lets a name resolve to another address. */
  setAddress(name: string, address: string): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Where it asks for challenges, instead of port 80. */
  readonly httpPort: number;
  /** Seconds that its certificates are valid; three months by default. */
  readonly lifetimeS?: number;
}

/** Starts pebble, which rejects a fifth of all nonces, as its authors recommend. */
export async function startCertificateAuthority({
  httpPort,
  lifetimeS,
}: Options): Promise<CertificateAuthority> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-pebble-'));
  const [api, management, dns, dnsManagement, tls] = await freePorts(5);
  const certificate = path.join(folder, 'api.pem');
  const privateKey = path.join(folder, 'api.key');
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-keyout', privateKey, '-out', certificate],
  ]);
  const config = {
    pebble: {
      listenAddress: `127.0.0.1:${api}`,
      managementListenAddress: `127.0.0.1:${management}`,
      certificate,
      privateKey,
      httpPort,
      tlsPort: tls,
      ocspResponderURL: '',
      externalAccountBindingRequired: false,
      ...(lifetimeS !== undefined && { certificateValidityPeriod: lifetimeS }),
    },
  };
  await writeFile(path.join(folder, 'pebble.json'), JSON.stringify(config));
  const children = [
    spawn('pebble-challtestsrv', [
      ...['-dns01', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${dnsManagement}`],
      ...['-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv6', ''],
    ]),
    spawn('pebble', ['-config', path.join(folder, 'pebble.json'), '-dnsserver', `127.0.0.1:${dns}`], {
      env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '20' },
    }),
  ];
  // A full pipe would stop them.
  for (const { stdout, stderr } of children) for (const pipe of [stdout, stderr]) pipe?.resume();
  const ca = await readFile(certificate, 'utf8');
  const root = await getWithRetry(`https://127.0.0.1:${management}/roots/0`, ca);
  await getWithRetry(`https://localhost:${api}/dir`, ca);
  return {
    directory: `https://localhost:${api}/dir`,
    apiCertificate: ca,
    apiCertificateFile: certificate,
    root,
    dns: `127.0.0.1:${dns}`,
    async setAddress(host, address) {
      await fetch(`http://127.0.0.1:${dnsManagement}/add-a`, {
        method: 'POST',
        body: JSON.stringify({ host: `${host}.`, addresses: [address] }),
      });
    },
    async stop() {
      await Promise.all(children.map(end));
      await rm(folder, { recursive: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

async function getWithRetry(url: string, ca: string): Promise<string> {
  for (let left = 100; ; left -= 1) {
    try {
      return await get(url, ca);
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(100);
    }
  }
}

function get(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    https
      .get(url, { ca }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      })
      .on('error', reject);
  });
}

/** Ports that are free now; another process could take one before it is used. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
