export { keyChange, keyDraft, keyRotation, staffKeyDraft } from '@unmuted/api/contract';
