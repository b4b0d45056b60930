export { passwordProof } from '@unmuted/api/contract';
