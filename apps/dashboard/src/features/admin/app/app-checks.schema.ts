export { appSettings, checkApp, isAppReady, measureListing, storeLimits } from '@unmuted/api/contract';
