import type { PlayerLabels } from '#/provider/label-groups/player.ts';

/** English labels for tests and stories. */
export const playerLabels: PlayerLabels = {
  playStream: (name) => `Play ${name}`,
  stopStream: (name) => `Stop ${name}`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  connecting: 'Connecting',
  reconnecting: 'Reconnecting',
  blocked: 'The browser does not allow sound on this page. Press play again.',
  unavailable: 'The stream did not open.',
  interrupted: 'The connection to the stream was lost.',
  ended: 'The stream ended.',
  slow: 'The stream sent no sound for 20 seconds.',
  left: 'Left',
  right: 'Right',
  leftShort: 'L',
  rightShort: 'R',
  mono: 'Mono',
  peak: (level) => `peak ${level}`,
  noSignal: 'No signal',
};
