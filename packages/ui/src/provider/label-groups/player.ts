/** Labels of AudioPlayer and LevelMeter. */
export interface PlayerLabels {
  /** Names of the play button ("Play Radio Aurora"). */
  playStream: (name: string) => string;
  stopStream: (name: string) => string;
  /** Names of the volume controls. */
  mute: string;
  unmute: string;
  volume: string;
  /** States of the player. */
  connecting: string;
  reconnecting: string;
  /** The browser blocks autoplay. */
  blocked: string;
  /** Failures: never connected, connection lost, source disconnected, timed out. */
  unavailable: string;
  interrupted: string;
  ended: string;
  slow: string;
  /** Channel names of a level meter, full and abbreviated. */
  left: string;
  right: string;
  leftShort: string;
  rightShort: string;
  /** Channel name of a mono meter. */
  mono: string;
  /** Recent peak level ("peak −8.2 dBFS"). */
  peak: (level: string) => string;
  /** No measurement. */
  noSignal: string;
}
