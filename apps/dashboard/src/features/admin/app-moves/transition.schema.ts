export { appMachine, appTransition, staffAppMoves } from '@unmuted/api/contract';
