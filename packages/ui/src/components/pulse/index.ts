export { Pulse, type PulseProps } from './pulse.tsx';
