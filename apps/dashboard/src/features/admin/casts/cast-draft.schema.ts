export { castDraft } from '@unmuted/api/contract';
