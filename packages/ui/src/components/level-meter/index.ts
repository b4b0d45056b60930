export { LevelMeter, type LevelMeterProps } from './level-meter.tsx';
export {
  createLevelSource,
  type LevelSource,
  type Levels,
  type WritableLevelSource,
} from './level-source.ts';
