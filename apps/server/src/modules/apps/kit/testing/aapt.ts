import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { KitFile } from '#/modules/apps/kit/kit-input.ts';

const run = promisify(execFile);
const aapt = '/usr/bin/aapt2';
/** Of Android 10, the newest of Debian. */
const framework = '/usr/share/android-framework-res/framework-res.apk';

/** Debian's packages `aapt` and `android-framework-res`. */
export const hasAapt = existsSync(aapt) && existsSync(framework);

const main = 'android/app/src/main';
/** Attributes of later versions than Android 10, which Debian's framework does not know. */
const laterAttributes =
  /\s+android:(?:dataExtractionRules|enableOnBackInvokedCallback|localeConfig)="[^"]*"/g;
/** What the theme takes from the library core-splashscreen. */
const splashScreen = `<resources>
  <attr name="windowSplashScreenBackground" format="color" />
  <attr name="windowSplashScreenAnimatedIcon" format="reference" />
  <attr name="postSplashScreenTheme" format="reference" />
  <style name="Theme.SplashScreen" parent="@android:style/Theme.Material.NoActionBar" />
</resources>`;

/** What a package without code says about itself: `badging` of the manifest, `strings` of the resources. */
export interface LinkedResources {
  readonly badging: string;
  readonly strings: string;
}

/** Compiles and links the manifest and the resources of a kit by Android's own tool. Fails with its messages. */
export async function linkResources(files: readonly KitFile[], packageId: string): Promise<LinkedResources> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aapt-'));
  const write = async (name: string, content: Buffer | string) => {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  try {
    for (const file of files.filter((each) => each.path.startsWith(`${main}/res/`)))
      await write(file.path.slice(main.length + 1), file.content);
    await write('library/values/library.xml', splashScreen);
    const manifest =
      files.find((file) => file.path === `${main}/AndroidManifest.xml`)?.content.toString() ?? '';
    // The Gradle plugin adds the package, which is its namespace.
    const merged = manifest
      .replace('<manifest ', '<manifest package="app.station.radio" ')
      .replace(laterAttributes, '');
    await write('AndroidManifest.xml', merged);
    const call = async (...args: string[]) => (await run(aapt, args, { cwd: folder })).stdout;
    await call('compile', '--dir', 'library', '-o', 'library.zip');
    await call('compile', '--dir', 'res', '-o', 'res.zip');
    const sdk = ['--min-sdk-version', '24', '--target-sdk-version', '36'];
    const names = ['--manifest', 'AndroidManifest.xml', '--rename-manifest-package', packageId];
    await call('link', '-I', framework, ...names, ...sdk, '-o', 'out.apk', 'library.zip', 'res.zip');
    return {
      badging: await call('dump', 'badging', 'out.apk'),
      strings: await call('dump', 'strings', 'out.apk'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
