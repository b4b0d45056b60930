export { managedSilenceChange } from '@unmuted/api/contract';
