export { Slider, type SliderProps } from './slider.tsx';
export type { SliderMark } from './slider-marks.tsx';
