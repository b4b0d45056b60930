export { planDraft } from '@unmuted/api/contract';
