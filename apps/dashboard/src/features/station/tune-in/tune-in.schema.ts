export { tuneInChange } from '@unmuted/api/contract';
