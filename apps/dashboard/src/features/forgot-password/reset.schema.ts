export { passwordReset } from '@unmuted/api/contract';
