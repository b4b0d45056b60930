export { codeProof, passwordProof, secondStepProof } from '@unmuted/api/contract';
