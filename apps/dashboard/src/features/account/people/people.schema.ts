export { identityProof, invitation, personChange } from '@unmuted/api/contract';
