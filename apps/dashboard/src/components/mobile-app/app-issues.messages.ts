import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppIssue, AppIssueCode, ListingIssue, ListingStore } from '@unmuted/api/contract';

/** Brand names of the stores; the site has none. */
export const listingStoreNames: Record<Exclude<ListingStore, 'site'>, string> = {
  google: 'Google Play',
  apple: 'App Store',
  alexa: 'Alexa',
};

const texts: Record<AppIssueCode, MessageDescriptor> = {
  required: msg`The store requires this.`,
  advised: msg`Not required, but reviewers ask for it often.`,
  long: msg`Phones cut names after about 12 characters.`,
  contrast: msg`Buttons in this color are hard to see on the background.`,
  declaration: msg`The store asks for this confirmation.`,
  ad_id: msg`AdMob needs both IDs, or none.`,
  incomplete_stream: msg`Each stream needs a name and an address that begins with https://.`,
  'package.required': msg`The store identifies the app by it.`,
  'package.form': msg`Use two or more words of letters and digits, separated by periods.`,
  'package.long': msg`This ID is too long.`,
  'package.keyword': msg`A word of this ID is reserved by Java.`,
  'package.reserved': msg`IDs that begin like this are reserved.`,
};

/** What is wrong with a field of an app. */
export const appIssueText = ({ field, code }: AppIssue): MessageDescriptor =>
  field === 'website' ? msg`Add a website or at least one profile.` : texts[code];

/** What a store says about a text or the pictures of a listing. */
export function listingIssueText(i18n: I18n, issue: ListingIssue): string {
  const { code, store, word = '' } = issue;
  const number = (value = 0) => new Intl.NumberFormat(i18n.locale).format(value);
  const name = store === 'site' ? i18n._(msg`The site`) : listingStoreNames[store];
  const [found, limit] = [number(issue.found), number(issue.limit)];
  switch (code) {
    case 'required':
      return i18n._(msg`${name} requires this.`);
    case 'advised':
      return i18n._(msg`Listeners find apps with a subtitle more often.`);
    case 'short':
      return i18n._(msg`${name} asks for at least 2 characters.`);
    case 'long':
      return store === 'site'
        ? i18n._(msg`Search results cut it after ${limit} characters.`)
        : i18n._(msg`${name}: ${found} characters, at most ${limit}.`);
    case 'bytes':
      return i18n._(
        msg`${name}: ${found} bytes, at most ${limit}. A Chinese or Japanese character takes three.`,
      );
    case 'emoji':
      return i18n._(msg`${name} accepts no emoji here.`);
    case 'capitals':
      return i18n._(msg`${name} accepts no text in capitals.`);
    case 'claim':
      return i18n._(msg`${name} accepts no claims such as “${word}” here.`);
    case 'call_to_action':
      return i18n._(msg`${name} accepts no calls such as “${word}” here.`);
    case 'platform_named':
      return i18n._(msg`${name} accepts no names of other platforms, such as “${word}”.`);
    case 'duplicate':
      return i18n._(msg`A keyword is in the list twice.`);
    case 'spaces':
      return i18n._(msg`Spaces after commas take bytes and do nothing.`);
    case 'few':
      return i18n._(msg`${name}: ${found} pictures, at least ${limit}.`);
    case 'many':
      return i18n._(msg`${name}: ${found} pictures, at most ${limit}.`);
  }
}
