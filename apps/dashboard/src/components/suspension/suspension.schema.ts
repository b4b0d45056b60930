export { suspensionRequest } from '@unmuted/api/contract';
