export { Radio, RadioCard, type RadioCardProps, type RadioProps } from './radio.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
