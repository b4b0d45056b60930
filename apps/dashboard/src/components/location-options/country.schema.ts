export { countryCodes } from '@unmuted/api/contract';
