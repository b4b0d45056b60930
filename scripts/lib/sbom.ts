import { spawnSync } from 'node:child_process';
import { isProduction, lockedPackages } from './lock.ts';

/** The part of a CycloneDX document that is read here. */
export interface Sbom {
  readonly bomFormat: string;
  readonly components: { readonly 'bom-ref': string; readonly name: string; readonly version: string }[];
  readonly dependencies: { readonly ref: string; readonly dependsOn: string[] }[];
}

/**
 * The bill of materials of the product, as CycloneDX. `npm sbom --omit dev` would omit packages that the product and its
 * tests both use, such as react.
 */
export function makeSbom(root: string): Sbom {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    // Ignores version conflicts of optional peers.
    ['sbom', '--sbom-format', 'cyclonedx', '--legacy-peer-deps'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const all = JSON.parse(stdout) as Sbom;
  const production = new Set(lockedPackages(root).filter(isProduction).map(idOf));
  const own = (component: Sbom['components'][number]) => component.name.startsWith('@unmuted/');
  const components = all.components.filter((component) => own(component) || production.has(idOf(component)));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...all, components, dependencies };
}

export function idOf({ name, version }: { name: string; version: string }): string {
  return `${name}@${version}`;
}
