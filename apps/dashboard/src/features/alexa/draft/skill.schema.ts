export {
  invocationNameGroups,
  languageOfLocale,
  skillDocument,
  skillLocales,
  skillPhrasesOf,
  storeLimits,
} from '@unmuted/api/contract';
