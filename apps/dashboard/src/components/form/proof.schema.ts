export { identityProof } from '@unmuted/api/contract';
