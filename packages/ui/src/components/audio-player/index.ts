export { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx';
export { PlayerPanel, type PlayerPanelProps } from './player-panel.tsx';
export type { StreamFailure, StreamState } from './stream-machine.ts';
