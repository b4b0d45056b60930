export { passwordChange } from '@unmuted/api/contract';
