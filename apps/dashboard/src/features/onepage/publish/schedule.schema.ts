export { siteSchedule } from '@unmuted/api/contract';
