import { createHash } from 'node:crypto';
import { type OpenStepValue, openStepOf } from '#/modules/apps/kit/ios/open-step.ts';

/** What differs between the projects of two apps. */
export interface XcodeBrand {
  readonly bundleId: string;
  readonly versionName: string;
  readonly buildNumber: string;
  /** Empty while it is not known; the machine that builds sets it then. */
  readonly teamId: string;
  /** Who publishes the app; may be empty. */
  readonly organization: string;
}

type Settings = Readonly<Record<string, OpenStepValue>>;
type Objects = Record<string, Settings>;

/** The id of an object: 24 hexadecimal digits, the same in every kit. */
const idOf = (name: string): string =>
  createHash('sha256').update(`xcode:${name}`).digest('hex').slice(0, 24).toUpperCase();

/** The id of the one target, which the scheme names. */
export const targetId = idOf('target');

/**
 * `project.pbxproj` of Xcode 16 and later: the folder `App` is synchronized, so that the project lists no source. Format
 * 77 of "objectVersion".
 */
export function xcodeProjectOf(brand: XcodeBrand): string {
  const objects: Objects = {
    ...filesAndGroups(),
    ...target(),
    ...configurations('project', projectSettings),
    ...configurations('target', { debug: targetSettings(brand), release: targetSettings(brand) }),
    [idOf('project')]: {
      isa: 'PBXProject',
      attributes: {
        BuildIndependentTargetsInParallel: '1',
        LastUpgradeCheck: '2600',
        ...(brand.organization !== '' && { ORGANIZATIONNAME: brand.organization }),
      },
      buildConfigurationList: idOf('project configurations'),
      developmentRegion: 'en',
      hasScannedForEncodings: '0',
      knownRegions: ['en', 'Base', 'fr', 'zh-Hans', 'ja'],
      mainGroup: idOf('main group'),
      minimizedProjectReferenceProxies: '1',
      preferredProjectObjectVersion: '77',
      productRefGroup: idOf('products'),
      projectDirPath: '',
      projectRoot: '',
      targets: [targetId],
    },
  };
  const root = {
    archiveVersion: '1',
    classes: {},
    objectVersion: '77',
    objects,
    rootObject: idOf('project'),
  };
  return `// !$*UTF8*$!\n${openStepOf(root)}\n`;
}

function filesAndGroups(): Objects {
  return {
    [idOf('main group')]: {
      isa: 'PBXGroup',
      children: [idOf('sources'), idOf('products')],
      sourceTree: '<group>',
    },
    [idOf('products')]: {
      isa: 'PBXGroup',
      children: [idOf('product')],
      name: 'Products',
      sourceTree: '<group>',
    },
    [idOf('sources')]: { isa: 'PBXFileSystemSynchronizedRootGroup', path: 'App', sourceTree: '<group>' },
    [idOf('product')]: {
      isa: 'PBXFileReference',
      explicitFileType: 'wrapper.application',
      includeInIndex: '0',
      path: 'App.app',
      sourceTree: 'BUILT_PRODUCTS_DIR',
    },
  };
}

function target(): Objects {
  const phases = ['PBXSourcesBuildPhase', 'PBXFrameworksBuildPhase', 'PBXResourcesBuildPhase'];
  return {
    [targetId]: {
      isa: 'PBXNativeTarget',
      buildConfigurationList: idOf('target configurations'),
      buildPhases: phases.map(idOf),
      buildRules: [],
      dependencies: [],
      fileSystemSynchronizedGroups: [idOf('sources')],
      name: 'App',
      packageProductDependencies: [],
      productName: 'App',
      productReference: idOf('product'),
      productType: 'com.apple.product-type.application',
    },
    ...Object.fromEntries(
      phases.map((isa) => [
        idOf(isa),
        { isa, buildActionMask: '2147483647', files: [], runOnlyForDeploymentPostprocessing: '0' },
      ]),
    ),
  };
}

function configurations(
  owner: 'project' | 'target',
  settings: { readonly debug: Settings; readonly release: Settings },
): Objects {
  const configuration = (name: 'Debug' | 'Release', buildSettings: Settings) => ({
    isa: 'XCBuildConfiguration',
    buildSettings,
    name,
  });
  const [debug, release] = [idOf(`${owner} debug`), idOf(`${owner} release`)];
  return {
    [debug]: configuration('Debug', settings.debug),
    [release]: configuration('Release', settings.release),
    [idOf(`${owner} configurations`)]: {
      isa: 'XCConfigurationList',
      buildConfigurations: [debug, release],
      defaultConfigurationIsVisible: '0',
      defaultConfigurationName: 'Release',
    },
  };
}

const sharedSettings: Settings = {
  ALWAYS_SEARCH_USER_PATHS: 'NO',
  CLANG_ENABLE_MODULES: 'YES',
  ENABLE_USER_SCRIPT_SANDBOXING: 'YES',
  IPHONEOS_DEPLOYMENT_TARGET: '16.0',
  LOCALIZATION_PREFERS_STRING_CATALOGS: 'YES',
  SDKROOT: 'iphoneos',
  SWIFT_VERSION: '5.0',
};

const projectSettings = {
  debug: {
    ...sharedSettings,
    DEBUG_INFORMATION_FORMAT: 'dwarf',
    ENABLE_TESTABILITY: 'YES',
    ONLY_ACTIVE_ARCH: 'YES',
    SWIFT_ACTIVE_COMPILATION_CONDITIONS: 'DEBUG',
    SWIFT_OPTIMIZATION_LEVEL: '-Onone',
  },
  release: {
    ...sharedSettings,
    DEBUG_INFORMATION_FORMAT: 'dwarf-with-dsym',
    SWIFT_COMPILATION_MODE: 'wholemodule',
    VALIDATE_PRODUCT: 'YES',
  },
} as const;

const targetSettings = ({ bundleId, versionName, buildNumber, teamId }: XcodeBrand): Settings => ({
  ASSETCATALOG_COMPILER_APPICON_NAME: 'AppIcon',
  ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: 'AccentColor',
  CODE_SIGN_ENTITLEMENTS: 'Config/App.entitlements',
  CODE_SIGN_STYLE: 'Automatic',
  CURRENT_PROJECT_VERSION: buildNumber,
  ...(teamId !== '' && { DEVELOPMENT_TEAM: teamId }),
  ENABLE_PREVIEWS: 'NO',
  GENERATE_INFOPLIST_FILE: 'NO',
  INFOPLIST_FILE: 'Config/Info.plist',
  LD_RUNPATH_SEARCH_PATHS: ['$(inherited)', '@executable_path/Frameworks'],
  MARKETING_VERSION: versionName,
  PRODUCT_BUNDLE_IDENTIFIER: bundleId,
  PRODUCT_NAME: '$(TARGET_NAME)',
  SUPPORTED_PLATFORMS: 'iphoneos iphonesimulator',
  SWIFT_EMIT_LOC_STRINGS: 'NO',
  TARGETED_DEVICE_FAMILY: '1,2',
});
