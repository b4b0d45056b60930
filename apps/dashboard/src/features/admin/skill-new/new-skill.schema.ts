export {
  languageOfLocale,
  lintInvocationName,
  skillDraftOfStaff,
  skillLocales,
  storeLimits,
  suggestInvocationName,
} from '@unmuted/api/contract';
