import { type AppListing, appLanguageCodes } from '@unmuted/api/contract';
import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';
import { pictureFile, textFile } from '#/modules/apps/kit/store/store-file.ts';

/** Texts and pictures of Google Play as `fastlane supply` reads them. `icon` has 512 pixels. */
export function playMetadata(input: KitInput, icon: Buffer): KitFile[] {
  return input.app.document.listings.flatMap((listing) => {
    const folder = `fastlane/metadata/android/${appLanguageCodes[listing.language].play}`;
    return [
      ...textFile(`${folder}/title.txt`, listing.title),
      ...textFile(`${folder}/short_description.txt`, listing.short),
      ...textFile(`${folder}/full_description.txt`, listing.full),
      ...textFile(`${folder}/changelogs/${input.app.settings.versionCode}.txt`, listing.whatsNew),
      { path: `${folder}/images/icon.png`, content: icon },
      ...pictures(listing, `${folder}/images`, input.pictures),
    ];
  });
}

function pictures(listing: AppListing, folder: string, stored: KitInput['pictures']): KitFile[] {
  const shots = (kind: string, names: readonly string[]) =>
    names.flatMap((name, index) =>
      pictureFile(`${folder}/${kind}Screenshots/${index + 1}.png`, name, stored),
    );
  return [
    ...(listing.featureGraphic === null
      ? []
      : pictureFile(`${folder}/featureGraphic.png`, listing.featureGraphic, stored)),
    ...shots('phone', listing.phone),
    // The store asks for both sizes of tablets and accepts the same pictures.
    ...shots('sevenInch', listing.tablet),
    ...shots('tenInch', listing.tablet),
  ];
}
