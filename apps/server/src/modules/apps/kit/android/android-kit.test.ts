import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { decodePng } from '#/modules/apps/icons/png.ts';
import { buildKit } from '#/modules/apps/kit/build-kit.ts';
import { androidText } from '#/modules/apps/kit/escape.ts';
import { hasAapt, linkResources } from '#/modules/apps/kit/testing/aapt.ts';
import { hardName, sampleKit } from '#/testing/apps/sample-kit.ts';

const adMob = {
  hasAds: true,
  adMobAppId: 'ca-app-pub-1234567890123456~1234567890',
  adMobBannerId: 'ca-app-pub-1234567890123456/1234567890',
};
const files = await buildKit(sampleKit('android'));
const withAds = await buildKit(sampleKit('android', adMob));

const main = 'android/app/src/main';
const textOf = (path: string, kit = files) =>
  kit.find((file) => file.path === path)?.content.toString() ?? '';
const under = (folder: string, extension: string) =>
  files.filter(({ path }) => path.startsWith(folder) && path.endsWith(extension));

describe('the project', () => {
  it('has the files that Gradle needs', () => {
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'android/settings.gradle.kts',
        'android/build.gradle.kts',
        'android/gradle.properties',
        'android/gradle/libs.versions.toml',
        'android/app/build.gradle.kts',
        `${main}/AndroidManifest.xml`,
        `${main}/assets/config.json`,
        `${main}/res/values/brand.xml`,
        `${main}/res/values-night/brand.xml`,
        `${main}/kotlin/app/station/radio/PlaybackService.kt`,
        'android/app/src/plain/kotlin/app/station/radio/Ads.kt',
        'assetlinks.json',
        'declarations.md',
        'fastlane/Fastfile',
      ]),
    );
    expect(paths.filter((path) => path.includes('/admob/'))).toEqual([]);
    // The catalogue has each library that the build names.
    const catalogue = textOf('android/gradle/libs.versions.toml');
    const named = textOf('android/app/build.gradle.kts').matchAll(/\(libs\.((?!plugins)[a-z0-9.]+)\)/g);
    for (const [, library = ''] of named) expect(catalogue).toContain(`${library.replaceAll('.', '-')} = {`);
  });

  it('has the code and the ids of AdMob only with ads', () => {
    const paths = withAds.map(({ path }) => path);
    expect(paths).toContain('android/app/src/admob/AndroidManifest.xml');
    expect(paths.filter((path) => path.includes('/plain/'))).toEqual([]);
    expect(textOf('android/gradle.properties', withAds)).toContain(`brand.adMobAppId=${adMob.adMobAppId}\n`);
    expect(textOf(`${main}/res/values/brand.xml`, withAds)).toContain(`>${adMob.adMobBannerId}</string>`);
    expect(textOf('android/gradle.properties')).toContain('brand.ads=none\n');
  });

  it('gives Gradle the id and the version', () => {
    const properties = textOf('android/gradle.properties').trim().split('\n');
    expect(properties).toEqual(
      expect.arrayContaining([
        'brand.packageId=fm.aurora.app',
        'brand.versionCode=12',
        'brand.versionName=1.2.0',
        'android.useAndroidX=true',
      ]),
    );
  });

  it('has valid XML everywhere', () => {
    const documents = [...under('android/', '.xml')];
    expect(documents.length).toBeGreaterThan(30);
    for (const { path, content } of documents)
      expect([path, XMLValidator.validate(content.toString())]).toEqual([path, true]);
  });

  it('has every class of the manifest, and every resource that the code names', () => {
    const manifest = textOf(`${main}/AndroidManifest.xml`);
    const classes = [...manifest.matchAll(/android:name="app\.station\.radio\.(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(classes.sort()).toEqual(['AlarmReceiver', 'MainActivity', 'PlaybackService']);
    const code = [...under('android/', '.kt')].map(({ content }) => content.toString()).join('\n');
    for (const name of classes) expect(code).toMatch(new RegExp(`class ${name}\\b`));
    const resources = [...under(`${main}/res/`, '.xml')].map(({ content }) => content.toString()).join('\n');
    const paths = files.map(({ path }) => path);
    for (const [, kind, name] of code.matchAll(/\bR\.(\w+)\.(\w+)/g)) {
      const isFile = paths.some((path) => new RegExp(`/res/${kind}(?:-[^/]+)?/${name}\\.`).test(path));
      const isValue = new RegExp(`<${kind} name="${name}"`).test(resources);
      const isId = kind === 'id' && resources.includes(`"@+id/${name}"`);
      expect([kind, name, isFile || isValue || isId]).toEqual([kind, name, true]);
    }
  });

  it('says everything in four languages, with the same placeholders', () => {
    const parser = new XMLParser({ ignoreAttributes: false, trimValues: false });
    const textsOf = (folder: string) => {
      const { string, plurals } = parser.parse(textOf(`${main}/res/${folder}/strings.xml`)).resources;
      const texts = string.map((each: Record<string, string>) => [
        each['@_name'],
        [...(each['#text'] ?? '').matchAll(/%\d\$[sd]/g)].map(String).sort(),
      ]);
      return [...texts, plurals['@_name']];
    };
    for (const language of ['fr', 'ja', 'zh'])
      expect(textsOf(`values-${language}`)).toEqual(textsOf('values'));
  });
});

describe('the icons', () => {
  const sides = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

  it.each(Object.entries(sides))('have the sizes of %s', (density, scale) => {
    const sideOf = (path: string) => {
      const content = files.find((file) => file.path === `${main}/res/${path}.png`)?.content;
      return content && decodePng(Buffer.from(content)).width;
    };
    for (const [path, dp] of Object.entries({
      [`mipmap-${density}/ic_launcher`]: 48,
      [`mipmap-${density}/ic_launcher_round`]: 48,
      [`mipmap-${density}/ic_launcher_foreground`]: 108,
      [`mipmap-${density}/ic_launcher_monochrome`]: 108,
      [`drawable-${density}/ic_notification`]: 24,
    }))
      expect([path, sideOf(path)]).toEqual([path, dp * scale]);
  });
});

describe.skipIf(!hasAapt)("Android's own compiler of resources", () => {
  it('links them, and reads the name as it was typed', async () => {
    const { badging, strings } = await linkResources(files, 'fm.aurora.app');
    expect(badging).toContain("package: name='fm.aurora.app'");
    expect(badging).toContain("sdkVersion:'24'\ntargetSdkVersion:'36'");
    expect(badging).toContain("launchable-activity: name='app.station.radio.MainActivity'");
    expect(badging).toContain("uses-permission: name='android.permission.FOREGROUND_SERVICE_MEDIA_PLAYBACK'");
    expect(badging).toMatch(/^locales: '--_--' 'fr' 'ja' 'zh'$/m);
    expect(strings.split('\n').map((line) => line.replace(/^String #\d+ : /, ''))).toContain(hardName);
  });

  it('reads other hard names as they were typed', async () => {
    const names = ['@string/other', '?attr', "l'été", 'A\\u0041', '"quoted"', '%1$s %d', '<b>&amp;</b>'];
    const strings = names.map(
      (name, index) => `<string name="n${index}" formatted="false">${androidText(name)}</string>`,
    );
    const added = {
      path: `${main}/res/values/names.xml`,
      content: `<resources>${strings.join('')}</resources>`,
    };
    const linked = await linkResources([...files, added], 'fm.aurora.app');
    const texts = linked.strings.split('\n').map((line) => line.replace(/^String #\d+ : /, ''));
    expect(texts).toEqual(expect.arrayContaining(names));
  });

  it('links them with ads', async () => {
    const { strings } = await linkResources(withAds, 'fm.aurora.app');
    expect(strings).toContain(adMob.adMobBannerId);
  });
});
