import { type AppDocument, type AppListing, type AppSettings, appLanguageCodes } from '@unmuted/api/contract';
import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';
import { reviewNotes } from '#/modules/apps/kit/store/review-notes.ts';
import { pictureFile, textFile } from '#/modules/apps/kit/store/store-file.ts';

const root = 'fastlane/metadata';

/** Texts and pictures of the App Store as `fastlane deliver` reads them. */
export function appleMetadata({ app, pictures }: KitInput): KitFile[] {
  const { document, settings } = app;
  return [
    ...textFile(`${root}/copyright.txt`, settings.copyright),
    ...textFile(`${root}/primary_category.txt`, categories[document.category]),
    ...reviewInformation(app),
    ...document.listings.flatMap((listing) => [
      ...texts(listing, { document, settings }),
      ...screenshots(listing, pictures),
    ]),
  ];
}

/** Source: the enumeration of categories of the App Store Connect API. */
const categories: Readonly<Record<AppDocument['category'], string>> = {
  music: 'MUSIC',
  news: 'NEWS',
  entertainment: 'ENTERTAINMENT',
  sports: 'SPORTS',
  lifestyle: 'LIFESTYLE',
};

interface Details {
  readonly document: AppDocument;
  readonly settings: AppSettings;
}

function texts(listing: AppListing, { document, settings }: Details): KitFile[] {
  const folder = `${root}/${appLanguageCodes[listing.language].apple}`;
  const files = {
    name: listing.title,
    subtitle: listing.subtitle,
    description: listing.full,
    keywords: listing.keywords,
    promotional_text: listing.promo,
    release_notes: listing.whatsNew,
    privacy_url: document.privacyUrl,
    // Apple requires an address for support; the website of the owner usually has a contact.
    support_url: settings.supportUrl || document.website,
    marketing_url: settings.marketingUrl,
  };
  return Object.entries(files).flatMap(([name, text]) => textFile(`${folder}/${name}.txt`, text));
}

function reviewInformation({ document, settings }: KitInput['app']): KitFile[] {
  const words = settings.reviewName.trim().split(/\s+/);
  const files = {
    // Apple wants two names; who has one gets it twice.
    first_name: words.slice(0, -1).join(' ') || words.join(' '),
    last_name: words.at(-1) ?? '',
    phone_number: settings.reviewPhone,
    email_address: settings.reviewEmail,
    notes: reviewNotes(document, settings),
  };
  return Object.entries(files).flatMap(([name, text]) =>
    textFile(`${root}/review_information/${name}.txt`, text),
  );
}

/** The store tells the 13-inch iPad by the name of the file. Source: `deliver/app_screenshot.rb` of fastlane. */
function screenshots(listing: AppListing, stored: KitInput['pictures']): KitFile[] {
  const folder = `fastlane/screenshots/${appLanguageCodes[listing.language].apple}`;
  const number = (index: number) => String(index + 1).padStart(2, '0');
  return [
    ...listing.phone.flatMap((name, index) =>
      pictureFile(`${folder}/${number(index)}_phone.png`, name, stored),
    ),
    ...listing.tablet.flatMap((name, index) =>
      pictureFile(`${folder}/${number(index)}_IPAD_PRO_3GEN_129.png`, name, stored),
    ),
  ];
}
