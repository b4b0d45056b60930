export { siteDocument } from '@unmuted/api/contract';
