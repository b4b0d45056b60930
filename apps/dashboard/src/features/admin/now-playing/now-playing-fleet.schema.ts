export { fleetRules, titleRule } from '@unmuted/api/contract';
