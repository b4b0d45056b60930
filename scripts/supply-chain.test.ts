import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isProduction, type LockedPackage, lockedPackages } from './lib/lock.ts';
import { idOf, makeSbom } from './lib/sbom.ts';

const root = join(import.meta.dirname, '..');
const packages = lockedPackages(root);
const production = packages.filter(isProduction);
const paths = (found: readonly LockedPackage[]) => found.map(({ path }) => path);

interface Manifest {
  readonly name?: string;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
const manifests = ['package.json', ...globSync('{packages,apps}/*/package.json', { cwd: root })];

describe('the lock file', () => {
  test('[F8] has the integrity of every package for the platforms of our servers', () => {
    expect(packages.length).toBeGreaterThan(900);
    const forServers = packages.filter(
      ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }) =>
        os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64')) && libc.includes('glibc'),
    );
    const unknown = forServers.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(paths(unknown)).toEqual([]);
  });

  test('[F8] lacks the integrity only of optional packages for other platforms', () => {
    const unknown = packages.filter(({ integrity }) => integrity === undefined);
    const foreign = ({ optional, os, cpu }: LockedPackage) => optional === true && Boolean(os ?? cpu);
    expect(paths(unknown.filter((entry) => !foreign(entry)))).toEqual([]);
  });

  test('[F8] uses one registry, over HTTPS', () => {
    const addresses = packages.flatMap(({ resolved }) => (resolved === undefined ? [] : [new URL(resolved)]));
    expect(addresses.filter(({ protocol }) => protocol !== 'https:')).toEqual([]);
    expect(new Set(addresses.map(({ host }) => host)).size).toBeLessThanOrEqual(1);
  });
});

describe('the packages', () => {
  test.each(manifests)('[F8] have exact versions in %s', (file) => {
    const { dependencies, devDependencies, optionalDependencies } = read(file);
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const exact = /^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
    const isOwn = (name: string, version: string) => name.startsWith('@unmuted/') && version === '*';
    expect(wanted.filter(([name, version]) => !exact.test(version) && !isOwn(name, version))).toEqual([]);
  });

  test('[F8] run no install scripts', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const allowed = read('package.json').allowScripts ?? {};
    const withScripts = new Set(
      packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
    );
    expect(withScripts.size).toBeGreaterThan(0);
    expect(allowed).toEqual(Object.fromEntries([...withScripts].map((name) => [name, false])));
  });

  test.each(manifests)('[F8] have no install scripts of their own: %s', (file) => {
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare'];
    expect(Object.keys(read(file).scripts ?? {}).filter((name) => hooks.includes(name))).toEqual([]);
  });

  /** Licences without copyleft. */
  const permissive = [
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'PSF-2.0',
    'BlueOak-1.0.0',
    'PSF-2.0',
    'Unlicense',
  ];
  /** One permissive licence of several alternatives is enough. */
  const isPermissive = (license: string) =>
    license
      .replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .some((one) => permissive.includes(one));
  /** Browser data that the build reads; the licence requires attribution. */
  const data = { 'caniuse-lite': 'CC-BY-4.0' };
  /** Used as published: the Mozilla licence asks for the source of changed files only. */
  const unchanged = { 'web-push': 'MPL-2.0' };
  /** Fonts of drawn pictures, used as published: the licence asks not to sell them alone and to keep it with them. */
  const fonts = ['inter', 'jetbrains-mono', 'noto-sans-jp', 'noto-sans-sc', 'nunito', 'source-serif-4'];
  const exceptions: Readonly<Record<string, string>> = {
    ...data,
    ...unchanged,
    ...Object.fromEntries(fonts.map((name) => [`@fontsource-variable/${name}`, 'OFL-1.1'])),
  };

  test('[F8] of the product have a permissive licence', () => {
    expect(production.length).toBeGreaterThan(200);
    const others = production.filter(
      ({ name, license = 'none' }) => !isPermissive(license) && exceptions[name] !== license,
    );
    expect(others.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
  });
});

test('[F8] the bill of materials lists every package of the product and no test tools', () => {
  const sbom = makeSbom(root);
  expect(sbom.bomFormat).toBe('CycloneDX');
  const named = new Set(sbom.components.map(idOf));
  const installed = production.filter(({ path }) => existsSync(join(root, path)));
  expect(installed.filter((entry) => !named.has(idOf(entry))).map(idOf)).toEqual([]);
  expect([...named].filter((id) => /^(?:vitest|playwright|storybook)@/.test(id))).toEqual([]);
});
