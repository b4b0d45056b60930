import type { NowPlayingSettings } from '@unmuted/api/contract';

/** The settings of a station that did not change them. */
export const defaultSettings: NowPlayingSettings = {
  source: 'stream',
  feed: null,
  charset: 'auto',
  order: 'artist-title',
  separator: null,
  rules: [],
  ignore: [],
  delayS: 0,
  minSongS: 5,
  looksUpCovers: false,
  isPaused: false,
};
