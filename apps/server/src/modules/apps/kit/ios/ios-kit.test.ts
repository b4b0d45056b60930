import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { decodePng } from '#/modules/apps/icons/png.ts';
import { buildKit } from '#/modules/apps/kit/build-kit.ts';
import { type OpenStep, readOpenStep } from '#/modules/apps/kit/testing/read-open-step.ts';
import { readPlist } from '#/modules/apps/kit/testing/read-plist.ts';
import { hardName, sampleKit } from '#/testing/apps/sample-kit.ts';

const files = await buildKit(sampleKit('ios'));
const contentOf = (path: string) => Buffer.from(files.find((file) => file.path === path)?.content ?? '');
const textOf = (path: string) => contentOf(path).toString();
type Members = Record<string, OpenStep>;
const membersOf = (value: OpenStep | undefined) => (value ?? {}) as Members;

describe('the project of Xcode', () => {
  const project = membersOf(readOpenStep(textOf('ios/App.xcodeproj/project.pbxproj')));
  const objects = Object.entries(membersOf(project.objects)).map(
    ([id, value]) => ({ id, ...membersOf(value) }) as Members,
  );
  const ofKind = (isa: string) => objects.filter((object) => object.isa === isa);

  it('has the objects of an app whose folder is synchronized', () => {
    expect(project).toMatchObject({ archiveVersion: '1', objectVersion: '77' });
    expect(objects.map(({ isa }) => isa).sort()).toEqual([
      'PBXFileReference',
      'PBXFileSystemSynchronizedRootGroup',
      'PBXFrameworksBuildPhase',
      'PBXGroup',
      'PBXGroup',
      'PBXNativeTarget',
      'PBXProject',
      'PBXResourcesBuildPhase',
      'PBXSourcesBuildPhase',
      'XCBuildConfiguration',
      'XCBuildConfiguration',
      'XCBuildConfiguration',
      'XCBuildConfiguration',
      'XCConfigurationList',
      'XCConfigurationList',
    ]);
    const [folder] = ofKind('PBXFileSystemSynchronizedRootGroup');
    expect(folder).toMatchObject({ path: 'App', sourceTree: '<group>' });
    expect(ofKind('PBXNativeTarget')[0]).toMatchObject({
      name: 'App',
      fileSystemSynchronizedGroups: [folder?.id],
      productType: 'com.apple.product-type.application',
    });
  });

  it('names only objects that exist', () => {
    const known = new Set(objects.map(({ id }) => id));
    const named = JSON.stringify([objects.map(({ id: _, ...rest }) => rest), project.rootObject]).match(
      /"[0-9A-F]{24}"/g,
    );
    expect(named?.length).toBeGreaterThan(15);
    for (const id of named ?? []) expect(known).toContain(JSON.parse(id));
  });

  it('has the id, the version, the team and the publisher', () => {
    for (const { buildSettings } of ofKind('XCBuildConfiguration').filter(
      (each) => 'INFOPLIST_FILE' in membersOf(each.buildSettings),
    ))
      expect(buildSettings).toMatchObject({
        PRODUCT_BUNDLE_IDENTIFIER: 'fm.aurora.app',
        MARKETING_VERSION: '1.2.0',
        CURRENT_PROJECT_VERSION: '12',
        DEVELOPMENT_TEAM: 'ABCDE12345',
        TARGETED_DEVICE_FAMILY: '1,2',
      });
    expect(ofKind('PBXProject')[0]?.attributes).toMatchObject({ ORGANIZATIONNAME: hardName });
  });

  it('has a scheme for its target, and the files that its settings name', () => {
    const scheme = textOf('ios/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme');
    expect(XMLValidator.validate(scheme)).toBe(true);
    expect(new Set(scheme.match(/(?<=BlueprintIdentifier = ")[^"]+/g))).toEqual(
      new Set([ofKind('PBXNativeTarget')[0]?.id]),
    );
    const paths = files.map(({ path }) => path);
    for (const path of [
      'ios/Config/Info.plist',
      'ios/Config/App.entitlements',
      'ios/Config/CarPlay.entitlements',
      'ios/App/RadioApp.swift',
      'ios/App/CarPlayScene.swift',
      'ios/App/PrivacyInfo.xcprivacy',
      'ios/ExportOptions.plist',
      'fastlane/Fastfile',
      'fastlane/Deliverfile',
      'declarations.md',
    ])
      expect(paths).toContain(path);
  });
});

describe('the property lists', () => {
  it('say what iOS has to know', () => {
    expect(readPlist(textOf('ios/Config/Info.plist'))).toMatchObject({
      CFBundleDisplayName: hardName.replaceAll('$x', '$\u2060x').replaceAll('$(', '$\u2060('),
      CFBundleIdentifier: '$(PRODUCT_BUNDLE_IDENTIFIER)',
      CFBundleLocalizations: ['en', 'fr', 'zh-Hans', 'ja'],
      ITSAppUsesNonExemptEncryption: false,
      StationConfigURL: sampleKit('ios').configUrl,
      UIBackgroundModes: ['audio'],
      UIApplicationSceneManifest: {
        UISceneConfigurations: {
          CPTemplateApplicationSceneSessionRoleApplication: [
            { UISceneDelegateClassName: '$(PRODUCT_MODULE_NAME).CarPlayScene' },
          ],
        },
      },
    });
    expect(readPlist(textOf('ios/ExportOptions.plist'))).toMatchObject({
      method: 'app-store-connect',
      teamID: 'ABCDE12345',
    });
    expect(readPlist(textOf('ios/Config/App.entitlements'))).toEqual({});
    expect(readPlist(textOf('ios/Config/CarPlay.entitlements'))).toEqual({
      'com.apple.developer.carplay-audio': true,
    });
    expect(readPlist(textOf('ios/App/PrivacyInfo.xcprivacy'))).toMatchObject({
      NSPrivacyTracking: false,
      NSPrivacyAccessedAPITypes: [{ NSPrivacyAccessedAPITypeReasons: ['CA92.1'] }],
    });
  });

  it('fix the appearance only if the owner does', async () => {
    const dark = await buildKit(sampleKit('ios', { scheme: 'dark' }));
    const plist = dark.find(({ path }) => path === 'ios/Config/Info.plist')?.content.toString() ?? '';
    expect(readPlist(plist)).toMatchObject({ UIUserInterfaceStyle: 'Dark' });
    expect(readPlist(textOf('ios/Config/Info.plist'))).not.toHaveProperty('UIUserInterfaceStyle');
  });
});

describe('the assets', () => {
  const root = 'ios/App/Assets.xcassets';

  it('have one icon of 1024 pixels without an alpha channel', () => {
    const icon = contentOf(`${root}/AppIcon.appiconset/icon.png`);
    // Color type 2: red, green and blue.
    expect(icon.readUInt8(25)).toBe(2);
    const { width, height, rgba } = decodePng(icon);
    expect([width, height]).toEqual([1_024, 1_024]);
    expect([...rgba.subarray(0, 4)]).toEqual([20, 40, 90, 255]);
  });

  it('name files that exist, and colors for both appearances', () => {
    const catalogs = files.filter(({ path }) => path.startsWith(root) && path.endsWith('Contents.json'));
    const names = [];
    for (const { path, content } of catalogs) {
      const { images = [], colors } = JSON.parse(content.toString());
      for (const { filename } of images)
        expect(contentOf(path.replace('Contents.json', filename)).length).toBeGreaterThan(0);
      if (colors) names.push(/(\w+)\.colorset/.exec(path)?.[1]);
      if (colors) expect(colors).toHaveLength(2);
    }
    const code = files
      .filter(({ path }) => path.endsWith('.swift'))
      .map(({ content }) => content.toString())
      .join('\n');
    const used = new Set([...code.matchAll(/(?:\bColor\(|named: )"(\w+)"/g)].map(([, name]) => name));
    used.delete('Logo');
    expect([...used].sort()).toEqual(names.sort());
  });
});

it('says everything in four languages, and nothing else', () => {
  const { sourceLanguage, strings } = JSON.parse(textOf('ios/App/Localizable.xcstrings'));
  expect(sourceLanguage).toBe('en');
  for (const [key, { localizations }] of Object.entries<{
    localizations: Record<string, { stringUnit: { value: string } }>;
  }>(strings)) {
    expect([key, ...Object.keys(localizations)]).toEqual([key, 'en', 'fr', 'zh-Hans', 'ja']);
    const placeholders = Object.values(localizations).map(({ stringUnit }) => stringUnit.value.match(/%@/g));
    for (const found of placeholders) expect(found).toEqual(placeholders[0]);
  }
  const code = files
    .filter(({ path }) => path.endsWith('.swift'))
    .map(({ content }) => content.toString())
    .join('\n');
  for (const key of Object.keys(strings)) expect(code).toContain(`"${key}"`);
  const used = code.matchAll(/(?:localized: |\b(?:Text|Label|Button|DatePicker|link)\()"([a-z_]+)"/g);
  for (const [, key = ''] of used) expect(strings).toHaveProperty(key);
});
