import { assetCatalog } from '#/modules/apps/kit/ios/asset-catalog.ts';
import { exportOptions, infoPlist } from '#/modules/apps/kit/ios/info-plist.ts';
import { xcodeProjectOf } from '#/modules/apps/kit/ios/xcode-project.ts';
import { xcodeScheme } from '#/modules/apps/kit/ios/xcode-scheme.ts';
import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';
import { palettesOf } from '#/modules/apps/kit/palette.ts';
import { readTemplate } from '#/modules/apps/kit/template.ts';

/** The Xcode project of an app: the template, and the files in which apps differ. `icon` is opaque, 1024 pixels. */
export async function iosProject({ app, config, configUrl }: KitInput, icon: Buffer): Promise<KitFile[]> {
  const { document, settings } = app;
  const project = xcodeProjectOf({
    bundleId: document.packageId,
    versionName: settings.versionName,
    buildNumber: String(settings.versionCode),
    teamId: settings.teamId,
    organization: document.legal.developerName,
  });
  return [
    ...(await readTemplate('ios', 'ios')),
    { path: 'ios/App.xcodeproj/project.pbxproj', content: project },
    { path: 'ios/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme', content: xcodeScheme() },
    { path: 'ios/App/config.json', content: `${JSON.stringify(config, null, 2)}\n` },
    { path: 'ios/Config/Info.plist', content: infoPlist(document, configUrl) },
    { path: 'ios/ExportOptions.plist', content: exportOptions(settings.teamId) },
    ...assetCatalog(icon, palettesOf(document)),
  ];
}
