export { domainDraft } from '@unmuted/api/contract';
