// Completes package-lock.json: a registry may lack optional platform packages (darwin, win32, musl, ...).
// `npm install` then leaves them out of the lock and `npm ci` stops with "Missing: X@ from lock file".
// We add the entries npm would have written, without integrity. Run after every install.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const pk = lock.packages;
const has = (from, name, want) => {
  for (let p = from; ; ) {
    const hit = pk[p ? `${p}/node_modules/${name}` : `node_modules/${name}`];
    if (hit) return !/^\d/.test(want) || hit.version === want; // these are pinned exactly; another version is no hit
    if (!p) return false;
    const i = p.lastIndexOf('/node_modules/');
    p = i >= 0 ? p.slice(0, i) : '';
  }
};
const OS = {
  darwin: 'darwin',
  macos: 'darwin',
  win32: 'win32',
  windows: 'win32',
  win: 'win32',
  linux: 'linux',
  linuxmusl: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  sunos: 'sunos',
  aix: 'aix',
  openharmony: 'openharmony',
};
const CPU = {
  x64: 'x64',
  64: 'x64',
  arm64: 'arm64',
  ia32: 'ia32',
  32: 'ia32',
  arm: 'arm',
  armv7: 'arm',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};
const added = [];
for (const [path, p] of Object.entries(pk)) {
  if (p.link) continue;
  for (const [name, version] of Object.entries(p.optionalDependencies ?? {})) {
    if (has(path, name, version)) continue;
    const w = name.replace(/^@[^/]+\//, '').split(/[-_]/);
    const os = w.map((x) => OS[x]).filter(Boolean);
    const cpu = w.map((x) => CPU[x]).filter(Boolean);
    if (!os.length && !cpu.length) {
      console.error('cannot tell the platform of', name, 'wanted by', path);
      process.exitCode = 1;
      continue;
    }
    const e = { version: version.replace(/^[\^~]/, '') };
    if (cpu.length) e.cpu = [cpu[0]];
    if (/^(darwin|mac)/.test(os[0] ?? '') && /universal/.test(name)) delete e.cpu;
    if (p.dev) e.dev = true;
    e.optional = true;
    if (os.length) e.os = [os[0]];
    if (w.some((x) => x.startsWith('musl') || x === 'linuxmusl')) e.libc = ['musl'];
    else if (w.some((x) => x.startsWith('gnu')) && os[0] === 'linux') e.libc = ['glibc'];
    pk[`node_modules/${name}`] ??= e;
    if (pk[`node_modules/${name}`].version !== e.version) pk[`${path}/node_modules/${name}`] = e;
    added.push(`${name}@${e.version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(pk).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`fix-lock: ${added.length} optional platform packages added`);
