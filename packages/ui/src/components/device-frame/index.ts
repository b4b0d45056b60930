export { type Device, DeviceFrame, type DeviceFrameProps } from './device-frame.tsx';
