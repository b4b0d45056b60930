/** The words of AudioPlayer and LevelMeter. */
export interface PlayerLabels {
  /** What a press on the button does, and to what ("Play Radio Aurora"). */
  playStream: (name: string) => string;
  stopStream: (name: string) => string;
  /** Names of the controls of the sound. */
  mute: string;
  unmute: string;
  volume: string;
  /** What the player is doing. */
  connecting: string;
  reconnecting: string;
  /** The browser does not play before someone presses. */
  blocked: string;
  /** Why a stream cannot be heard: it never opened, the connection broke, the source left, nothing came in time. */
  unavailable: string;
  interrupted: string;
  ended: string;
  slow: string;
  /** Channels of a level meter, in full and as one letter. */
  left: string;
  right: string;
  leftShort: string;
  rightShort: string;
  /** The one channel of a mono meter. */
  mono: string;
  /** The highest level of the last moments ("peak −8.2 dBFS"). */
  peak: (level: string) => string;
  /** Nothing is measured. */
  noSignal: string;
}
