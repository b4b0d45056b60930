export { recipientChange, recipientCode, recipientDraft } from '@unmuted/api/contract';
