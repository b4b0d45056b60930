export { notificationChange } from '@unmuted/api/contract';
