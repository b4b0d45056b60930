export { buildMachineDraft } from '@unmuted/api/contract';
