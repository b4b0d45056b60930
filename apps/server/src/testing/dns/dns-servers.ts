import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { Resolver } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createNames } from '#/platform/connector/names.ts';
import { freePorts } from '#/testing/certificates/certificate-authority.ts';

const run = promisify(execFile);
const [knot, unbound] = ['/usr/sbin/knotd', '/usr/sbin/unbound'] as const;

/** Debian's knot, which serves zones, and unbound, which resolves and validates names. */
export const hasDnsServers = existsSync(knot) && existsSync(unbound);

export interface ServedZone {
  /** Without a trailing dot; empty for the root. */
  readonly origin: string;
  /** Records in the format of zone files, beside SOA and NS; null for a zone that the server could not load. */
  readonly records: readonly string[] | null;
  /** Whether the server signs it; `broken`: the parent names another key. */
  readonly dnssec?: 'valid' | 'broken';
}

export interface DnsServers {
  /** `address:port` of the resolver. */
  readonly resolver: string;
  /** Serves other records of a zone, as after its owner's change, and empties the resolver's cache. */
  change(zone: ServedZone): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds that records, and the absence of records, are cached. */
export const ttls = { record: 600, absence: 120 };

/** Starts both on free ports of the loopback interface; the resolver knows no other zones than these. */
export async function startDnsServers(zones: readonly ServedZone[]): Promise<DnsServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-dns-'));
  const [authorityPort = 0, resolverPort = 0] = await freePorts(2);
  const authority = `127.0.0.1:${authorityPort}`;
  const resolver = `127.0.0.1:${resolverPort}`;
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const knotConfig = await writeKnotConfig(folder, authorityPort, zones);
    const knotd = start(knot, ['-c', knotConfig]);
    children.push(knotd);
    const signed = zones.filter(({ dnssec }) => dnssec);
    await untilAnswered(authority, zones);
    const anchors = await Promise.all(signed.map((zone) => anchorOf(knotConfig, zone)));
    const unboundConfig = path.join(folder, 'unbound.conf');
    await writeFile(unboundConfig, unboundText(folder, resolverPort, authorityPort, anchors));
    const unboundd = start(unbound, ['-d', '-c', unboundConfig]);
    children.push(unboundd);
    await untilAnswered(resolver, zones);
    let serial = firstSerial;
    const change = async ({ origin, records }: ServedZone) => {
      serial += 1;
      await writeFile(path.join(storageOf(folder), fileOf(origin)), zoneText(origin, records ?? [], serial));
      knotd.kill('SIGHUP');
      await untilServed(authority, origin, serial);
      unboundd.kill('SIGHUP');
      await untilServed(resolver, origin, serial);
    };
    return { resolver, change, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function writeKnotConfig(folder: string, port: number, zones: readonly ServedZone[]): Promise<string> {
  const file = path.join(folder, 'knot.conf');
  const storage = storageOf(folder);
  await mkdir(storage);
  for (const { origin, records } of zones)
    if (records) await writeFile(path.join(storage, fileOf(origin)), zoneText(origin, records, firstSerial));
  const entries = zones.map(
    ({ origin, dnssec }) =>
      `  - domain: ${origin}.\n    file: ${fileOf(origin)}\n${dnssec ? '    dnssec-signing: on\n    dnssec-policy: test\n' : ''}`,
  );
  await writeFile(
    file,
    `server:
  rundir: ${folder}
  listen: 127.0.0.1@${port}
  udp-workers: 1
  tcp-workers: 1
  background-workers: 1
database:
  storage: ${folder}
  journal-db-max-size: 20M
  kasp-db-max-size: 20M
policy:
  - id: test
    algorithm: ecdsap256sha256
    single-type-signing: on
template:
  - id: default
    storage: ${storage}
    zonefile-load: difference
    zonefile-sync: -1
zone:
${entries.join('')}`,
  );
  return file;
}

const storageOf = (folder: string): string => path.join(folder, 'zones');
const fileOf = (origin: string): string => `${origin || 'root'}.zone`;
const firstSerial = 1;

const zoneText = (origin: string, records: readonly string[], serial: number): string => `$ORIGIN ${origin}.
$TTL ${ttls.record}
@ SOA ns1.host.example. hostmaster.host.example. ${serial} 3600 600 86400 ${ttls.absence}
@ NS ns1.host.example.
@ NS ns2.host.example.
${records.join('\n')}
`;

/** The DS record of a zone, which its resolver takes as given. */
async function anchorOf(config: string, { origin, dnssec }: ServedZone): Promise<string> {
  const { stdout } = await run('/usr/sbin/keymgr', ['-c', config, `${origin}.`, 'ds']);
  const anchor = stdout.split('\n').find((line) => / 13 2 /.test(line));
  if (anchor === undefined) throw new Error(`${origin} has no key: ${stdout}`);
  // As after a move to other name servers: the registrar still has the old key.
  return dnssec === 'broken' ? anchor.replace(/[0-9a-f]{8}$/i, 'deadbeef') : anchor;
}

const unboundText = (
  folder: string,
  port: number,
  authorityPort: number,
  anchors: readonly string[],
): string => `server:
  interface: 127.0.0.1
  port: ${port}
  do-ip6: no
  num-threads: 1
  username: ""
  chroot: ""
  directory: "${folder}"
  pidfile: "${folder}/unbound.pid"
  use-syslog: no
  do-daemonize: no
  do-not-query-localhost: no
  qname-minimisation: no
  local-zone: "test." nodefault
  module-config: "validator iterator"
${anchors.map((anchor) => `  trust-anchor: "${anchor}"\n`).join('')}
stub-zone:
  name: "."
  stub-addr: 127.0.0.1@${authorityPort}
remote-control:
  control-enable: no
`;

function start(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args);
  // A full pipe would stop it.
  for (const pipe of [child.stdout, child.stderr]) pipe.resume();
  return child;
}

async function untilAnswered(server: string, zones: readonly ServedZone[]): Promise<void> {
  const names = createNames({ servers: [server], withinMs: 1_000 });
  const loaded = zones.filter(({ records, dnssec }) => records && dnssec !== 'broken');
  for (const { origin } of loaded) {
    if (!origin.includes('.')) continue;
    for (let left = 100; (await names.ask(origin, 'SOA')).kind !== 'found'; left -= 1) {
      if (left === 0) throw new Error(`${server} does not answer for ${origin}`);
      await setTimeout(50);
    }
  }
}

async function untilServed(server: string, origin: string, serial: number): Promise<void> {
  const resolver = new Resolver({ timeout: 1_000 });
  resolver.setServers([server]);
  for (let left = 100; ; left -= 1) {
    const answer = await resolver.resolveSoa(origin).catch(() => null);
    if (answer?.serial === serial) return;
    if (left === 0) throw new Error(`${server} does not serve the change of ${origin}`);
    await setTimeout(50);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}
