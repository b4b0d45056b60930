export type { RibbonSegment, RibbonState } from './ribbon.ts';
export { type RibbonNames, RibbonTrack, type RibbonTrackProps } from './ribbon-track.tsx';
export { StatusRibbon, type StatusRibbonProps } from './status-ribbon.tsx';
