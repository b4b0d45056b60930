export { mailAddress } from '@unmuted/api/contract';
