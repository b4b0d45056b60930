export { stationChange } from '@unmuted/api/contract';
