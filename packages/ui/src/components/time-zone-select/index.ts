export { TimeZoneSelect, type TimeZoneSelectProps } from './time-zone-select.tsx';
export { currentZoneName, offsetText, zoneOffsetMinutes } from './time-zones.ts';
