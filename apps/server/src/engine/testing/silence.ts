// One frame of MPEG-1 layer III at 64 kbit/s, 44.1 kHz, mono; all-zero side information decodes to silence.
const silentFrame = Buffer.alloc(208);
silentFrame.set([0xff, 0xfb, 0x50, 0xc0]);

export const silentFrameBytes = silentFrame.length;

/** Returns the given number of frames of 26 ms each. */
export const silence = (frames: number): Buffer =>
  Buffer.concat(Array.from({ length: frames }, () => silentFrame));
