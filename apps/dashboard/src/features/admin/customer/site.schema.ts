export { siteDraftOfStaff, siteTakedown } from '@unmuted/api/contract';
