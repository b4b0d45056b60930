export { castNoteDraft } from '@unmuted/api/contract';
