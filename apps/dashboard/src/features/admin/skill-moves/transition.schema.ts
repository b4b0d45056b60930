export { parseVerdict, skillMachine, skillTransition } from '@unmuted/api/contract';
