export { dayParts } from '@unmuted/api/contract';
