/** The rules of the stores: loaded with the screens of apps only. */
export {
  appCategories,
  appDocument,
  appLanguages,
  appMachine,
  appSteps,
  appTabs,
  checkApp,
  effectOfField,
  isAppReady,
  measureListing,
  newAppListing,
  stepOfField,
  storeLimits,
} from '@unmuted/api/contract';
