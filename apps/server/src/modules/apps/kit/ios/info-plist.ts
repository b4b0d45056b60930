import type { AppDocument } from '@unmuted/api/contract';
import { literalForXcode } from '#/modules/apps/kit/escape.ts';
import { type PlistValue, plistOf } from '#/modules/apps/kit/plist.ts';

const portrait = ['UIInterfaceOrientationPortrait'];
const landscape = ['UIInterfaceOrientationLandscapeLeft', 'UIInterfaceOrientationLandscapeRight'];

/** `Info.plist`. Xcode replaces `$(…)` by the settings of the project. */
export function infoPlist(document: AppDocument, configUrl: string): string {
  const { scheme } = document;
  const name = literalForXcode(document.launcherName.trim() || document.name);
  const style: Record<string, PlistValue> =
    scheme === 'auto' ? {} : { UIUserInterfaceStyle: scheme === 'light' ? 'Light' : 'Dark' };
  return plistOf({
    CFBundleDevelopmentRegion: 'en',
    CFBundleDisplayName: name,
    CFBundleExecutable: '$(EXECUTABLE_NAME)',
    CFBundleIdentifier: '$(PRODUCT_BUNDLE_IDENTIFIER)',
    CFBundleInfoDictionaryVersion: '6.0',
    CFBundleLocalizations: ['en', 'fr', 'zh-Hans', 'ja'],
    CFBundleName: '$(PRODUCT_NAME)',
    CFBundlePackageType: '$(PRODUCT_BUNDLE_PACKAGE_TYPE)',
    CFBundleShortVersionString: '$(MARKETING_VERSION)',
    CFBundleVersion: '$(CURRENT_PROJECT_VERSION)',
    // https alone needs no export documents.
    ITSAppUsesNonExemptEncryption: false,
    LSRequiresIPhoneOS: true,
    StationConfigURL: literalForXcode(configUrl),
    UIApplicationSceneManifest: {
      UIApplicationSupportsMultipleScenes: true,
      UISceneConfigurations: {
        CPTemplateApplicationSceneSessionRoleApplication: [
          {
            UISceneClassName: 'CPTemplateApplicationScene',
            UISceneConfigurationName: 'CarPlay',
            UISceneDelegateClassName: '$(PRODUCT_MODULE_NAME).CarPlayScene',
          },
        ],
      },
    },
    UIBackgroundModes: ['audio'],
    UILaunchScreen: { UIColorName: 'Background' },
    UISupportedInterfaceOrientations: [...portrait, ...landscape],
    'UISupportedInterfaceOrientations~ipad': [
      ...portrait,
      'UIInterfaceOrientationPortraitUpsideDown',
      ...landscape,
    ],
    ...style,
  });
}

/** `ExportOptions.plist`; the machine that builds adds the name of its provisioning profile. */
export function exportOptions(teamId: string): string {
  return plistOf({
    destination: 'export',
    method: 'app-store-connect',
    signingStyle: 'manual',
    stripSwiftSymbols: true,
    ...(teamId !== '' && { teamID: teamId }),
    uploadSymbols: true,
  });
}
