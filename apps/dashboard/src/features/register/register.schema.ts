export { registration, termsVersion } from '@unmuted/api/contract';
