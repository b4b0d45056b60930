export { listing } from '@unmuted/api/contract';
