export { castLimits } from '@unmuted/api/contract';
