export { titleRequest } from '@unmuted/api/contract';
