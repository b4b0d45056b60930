export { silencePolicyChange } from '@unmuted/api/contract';
