export { generalSettings, serverSettings, streamsSettings } from '@unmuted/api/contract';
