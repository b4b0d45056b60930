import type { AppPlatform } from '@unmuted/api/contract';
import type { KitFile } from '#/modules/apps/kit/kit-input.ts';

const android = `# Android app

- \`android/\`: the Gradle project. It needs JDK 17 or later, Gradle 8.14 or later, and the Android SDK 36.
- \`fastlane/\`: the texts and pictures of Google Play, and the lanes \`build\` and \`upload\`. The variables that they
  read are at the top of \`fastlane/Fastfile\`.
- \`declarations.md\`, \`data-safety.*\`: what Play Console asks besides.
- \`kit.json\`: what this kit is, with the SHA-256 of each file.

Without fastlane: \`cd android && gradle bundleRelease\`, then take \`app/build/outputs/bundle/*/*.aab\`.
`;

const ios = `# iOS app

- \`ios/App.xcodeproj\`: the Xcode project. It needs Xcode 26 and builds for iOS 16 and later.
- \`fastlane/\`: the texts and pictures of the App Store, and the lanes \`build\` and \`upload\`. The variables that they
  read are at the top of \`fastlane/Fastfile\`.
- \`declarations.md\`: what App Store Connect asks besides, and replies to usual rejections.
- \`kit.json\`: what this kit is, with the SHA-256 of each file.
`;

/** How a machine builds the kit. */
export const readMe = (platform: AppPlatform): KitFile => ({
  path: 'README.md',
  content: platform === 'android' ? android : ios,
});
