export { productRequestDraft } from '@unmuted/api/contract';
