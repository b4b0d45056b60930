export { webhookChange, webhookDraft } from '@unmuted/api/contract';
