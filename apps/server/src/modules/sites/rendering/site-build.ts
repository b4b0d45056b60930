import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteAssets, SiteRenderer } from '@unmuted/api/contract';

/** The path of the files of pages, on every host. */
export const assetsPath = '/s/_assets';

/** The build of apps/site. */
export interface SiteBuild {
  readonly renderer: SiteRenderer;
  readonly assets: SiteAssets;
  /** Compressed bytes of the script and the sheet. */
  readonly assetBytes: number;
  /** The document of the preview, with a mark for the head. */
  readonly preview: string;
  /** Changes with each build: pages are rendered again. */
  readonly id: string;
}

const builds = new Map<string, Promise<SiteBuild | null>>();

/** Reads the build output of apps/site once; null if there is none, as in a checkout that was not built. */
export function readSiteBuild(root: string): Promise<SiteBuild | null> {
  const known = builds.get(root);
  if (known) return known;
  const build = load(root);
  builds.set(root, build);
  return build;
}

async function load(root: string): Promise<SiteBuild | null> {
  const manifest = await readFile(path.join(root, 'manifest.json'), 'utf8').catch(() => null);
  if (manifest === null) return null;
  const { script, style } = JSON.parse(manifest) as { script: string; style: string };
  const program = path.join(root, 'server/render.js');
  const { renderer } = (await import(pathToFileURL(program).href)) as { renderer: SiteRenderer };
  const compressed = await Promise.all(
    [script, style].map((name) =>
      readFile(path.join(root, 'assets', `${name}.br`)).catch(() => Buffer.alloc(0)),
    ),
  );
  return {
    renderer,
    assets: { script: `${assetsPath}/${script}`, style: `${assetsPath}/${style}` },
    assetBytes: compressed.reduce((sum, { length }) => sum + length, 0),
    preview: await readFile(path.join(root, 'preview.html'), 'utf8'),
    id: createHash('sha256')
      .update(manifest)
      .update(await readFile(program))
      .digest('hex')
      .slice(0, 16),
  };
}
