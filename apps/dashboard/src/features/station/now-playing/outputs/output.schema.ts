export { outputText, songOutputChange, songOutputDraft } from '@unmuted/api/contract';
