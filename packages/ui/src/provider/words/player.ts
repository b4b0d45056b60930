/** The words of AudioPlayer and LevelMeter. */
export type PlayerLabels = {};
