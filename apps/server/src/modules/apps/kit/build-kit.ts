import { createHash } from 'node:crypto';
import { makeAndroidIcons, makeAppleIcon } from '#/modules/apps/icons/app-icons.ts';
import { androidProject } from '#/modules/apps/kit/android/android-project.ts';
import { iosProject } from '#/modules/apps/kit/ios/ios-project.ts';
import { KitFault, kitProblemsOf } from '#/modules/apps/kit/kit-fault.ts';
import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';
import { androidDeclarations } from '#/modules/apps/kit/papers/android-declarations.ts';
import { appleDeclarations } from '#/modules/apps/kit/papers/apple-declarations.ts';
import { assetLinks } from '#/modules/apps/kit/papers/asset-links.ts';
import { dataSafety } from '#/modules/apps/kit/papers/data-safety.ts';
import { readMe } from '#/modules/apps/kit/papers/read-me.ts';
import { appleMetadata } from '#/modules/apps/kit/store/apple-metadata.ts';
import { playMetadata } from '#/modules/apps/kit/store/play-metadata.ts';
import { readTemplate } from '#/modules/apps/kit/template.ts';
import { zipOf } from '#/platform/lib/zip.ts';

/** Of `kit.json`. */
const schemaVersion = 1;

/**
 * Everything that a machine needs to build an app and to send it to its store. The same input makes the same files. Fails
 * with a `KitFault` if the result could not be used.
 */
export async function buildKit(input: KitInput): Promise<KitFile[]> {
  const problems = kitProblemsOf(input);
  const { platform, document } = input.app;
  const master = document.icon === null ? undefined : input.pictures.get(document.icon);
  if (problems.length > 0 || master === undefined) throw new KitFault(problems);
  const files = platform === 'android' ? await androidFiles(input, master) : await iosFiles(input, master);
  const sorted = [...files, readMe(platform)].sort((one, other) => (one.path < other.path ? -1 : 1));
  return [{ path: 'kit.json', content: kitJson(input, sorted) }, ...sorted];
}

/** The zip of a kit; the same files make the same bytes. */
export function zipKit(files: readonly KitFile[]): Buffer {
  const entries = files.map(({ path, content }) => [path, Buffer.from(content)]);
  return Buffer.from(zipOf(Object.fromEntries(entries)));
}

async function androidFiles(input: KitInput, master: Buffer): Promise<KitFile[]> {
  const icons = await makeIcons(() => makeAndroidIcons(master, input.app.document.colors.background));
  return [
    ...(await androidProject(input, icons)),
    ...(await readTemplate('fastlane-android', 'fastlane')),
    ...playMetadata(input, icons.store),
    dataSafety(input),
    assetLinks(input),
    androidDeclarations(input),
  ];
}

async function iosFiles(input: KitInput, master: Buffer): Promise<KitFile[]> {
  const icon = await makeIcons(() => makeAppleIcon(master, input.app.document.colors.background));
  return [
    ...(await iosProject(input, icon)),
    ...(await readTemplate('fastlane-ios', 'fastlane')),
    ...appleMetadata(input),
    appleDeclarations(input),
  ];
}

/** A damaged icon is a fault of the app, not of the server. */
async function makeIcons<Icons>(make: () => Icons | Promise<Icons>): Promise<Icons> {
  try {
    return await make();
  } catch (cause) {
    throw new KitFault([{ code: 'icon', field: 'icon' }], { cause });
  }
}

function kitJson({ app }: KitInput, files: readonly KitFile[]): string {
  const { document, settings } = app;
  const hashes = files.map(({ path, content }) => [path, createHash('sha256').update(content).digest('hex')]);
  const kit = {
    schema: schemaVersion,
    appId: app.id,
    platform: app.platform,
    packageId: document.packageId,
    name: document.name,
    versionName: settings.versionName,
    versionCode: settings.versionCode,
    /** SHA-256 in hex by path. */
    files: Object.fromEntries(hashes),
  };
  return `${JSON.stringify(kit, null, 2)}\n`;
}
