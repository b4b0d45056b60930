// Builds the template of Android apps from `preview-apk`, with Debian's packages aapt, android-framework-res and smali.
// The same sources make the same bytes. Usage: node scripts/build-preview-template.ts [output]
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { densityNames, iconKindNames, iconPath, logoPath } from '#/modules/apps/preview/preview-pictures.ts';
import { templateFile } from '#/modules/apps/preview/template.ts';
import { contentOf, readZip } from '#/modules/apps/preview/zip-reader.ts';
import { deflatedEntry, storedEntry, writeZip } from '#/modules/apps/preview/zip-writer.ts';

const run = promisify(execFile);
const sources = path.dirname(templateFile);
const framework = '/usr/share/android-framework-res/framework-res.apk';
/** A transparent PNG of one pixel, in place of the pictures of a brand. */
const placeholder = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=',
  'base64',
);

/** The tools get relative paths: the order of what they write depends on them. */
async function compileResources(folder: string): Promise<{ linked: Buffer; ids: string }> {
  await cp(path.join(sources, 'res'), path.join(folder, 'res'), { recursive: true });
  await cp(path.join(sources, 'AndroidManifest.xml'), path.join(folder, 'AndroidManifest.xml'));
  const icons = iconKindNames.flatMap((kind) => densityNames.map((density) => iconPath(kind, density)));
  for (const name of [logoPath, ...icons]) {
    const file = path.join(folder, name.replace('-v4/', '/'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, placeholder);
  }
  const options = { cwd: folder };
  await run('aapt2', ['compile', '--no-crunch', '--dir', 'res', '-o', 'compiled.zip'], options);
  await run(
    'aapt2',
    [
      ...['link', '-I', framework, '--manifest', 'AndroidManifest.xml'],
      ...['--emit-ids', 'ids.txt', '-o', 'linked.apk', 'compiled.zip'],
    ],
    options,
  );
  return {
    linked: await readFile(path.join(folder, 'linked.apk')),
    ids: await readFile(path.join(folder, 'ids.txt'), 'utf8'),
  };
}

/** The class `R` with the ids of the resources. Names of styles, which have dots, are not needed. */
function resourceClass(ids: string): string {
  const fields = [...ids.matchAll(/^[^:]+:([a-z]+)\/([a-z_]+) = (0x[0-9a-f]+)$/gm)]
    .map(([, type, name, id]) => `.field public static final ${type}_${name}:I = ${id}\n`)
    .sort();
  return `.class public final Lapp/radio/R;\n.super Ljava/lang/Object;\n${fields.join('')}`;
}

async function assemble(folder: string, ids: string): Promise<Buffer> {
  await cp(path.join(sources, 'smali'), path.join(folder, 'smali'), { recursive: true });
  await writeFile(path.join(folder, 'R.smali'), resourceClass(ids));
  // With several threads, the order of the code differs from run to run.
  const options = ['--jobs', '1', '--api', '24', '-o', 'classes.dex'];
  await run('smali', ['assemble', ...options, 'smali', 'R.smali'], { cwd: folder });
  return readFile(path.join(folder, 'classes.dex'));
}

const folder = await mkdtemp(path.join(tmpdir(), 'studio-preview-template-'));
try {
  const { linked, ids } = await compileResources(folder);
  const dex = await assemble(folder, ids);
  const resources = readZip(linked).map((entry) => {
    const isStored = /^resources\.arsc$|\.png$/.test(entry.name);
    return (isStored ? storedEntry : deflatedEntry)(entry.name, contentOf(entry));
  });
  const entries = [...resources, deflatedEntry('classes.dex', dex)];
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  await writeFile(process.argv[2] ?? templateFile, writeZip(entries));
} finally {
  await rm(folder, { recursive: true });
}
