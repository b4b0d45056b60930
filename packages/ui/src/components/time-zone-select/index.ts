export { TimeZoneSelect, type TimeZoneSelectProps } from './time-zone-select.tsx';
export { offsetText, zoneOffsetMinutes } from './time-zones.ts';
