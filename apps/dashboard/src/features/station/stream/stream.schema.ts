export { stationStream } from '@unmuted/api/contract';
