export { castDraft, castNoteDraft } from '@unmuted/api/contract';
