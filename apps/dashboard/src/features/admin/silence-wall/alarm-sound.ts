/** The parts of an audio context in use. */
export type SoundOutput = Pick<
  AudioContext,
  'createGain' | 'createOscillator' | 'currentTime' | 'destination' | 'resume' | 'state' | 'close'
> & { onstatechange: AudioContext['onstatechange'] };

export interface AlarmSound {
  /** Call it in a click or a key press: browsers allow no sound before. */
  allow: () => void;
  /** Two short tones. */
  play: () => void;
  isBlocked: () => boolean;
  close: () => void;
}

const tones = [
  { hertz: 880, atS: 0 },
  { hertz: 660, atS: 0.22 },
];
const toneS = 0.18;
const volume = 0.25;

/** The sound of a new alarm, generated in the browser. */
export function createAlarmSound(
  onChange: () => void,
  open: () => SoundOutput = () => new AudioContext(),
): AlarmSound {
  const output = open();
  output.onstatechange = onChange;
  return {
    isBlocked: () => output.state !== 'running',
    allow: () => {
      // While it is blocked, the promise may stay pending or reject.
      if (output.state !== 'running') output.resume().catch(() => {});
    },
    play: () => {
      if (output.state !== 'running') return;
      for (const { hertz, atS } of tones) {
        const start = output.currentTime + atS;
        const gain = output.createGain();
        const oscillator = output.createOscillator();
        oscillator.frequency.value = hertz;
        // Ramps instead of steps, which would click.
        gain.gain.setValueAtTime(0.0001, start);
        gain.gain.exponentialRampToValueAtTime(volume, start + 0.02);
        gain.gain.exponentialRampToValueAtTime(0.0001, start + toneS);
        oscillator.connect(gain).connect(output.destination);
        oscillator.start(start);
        oscillator.stop(start + toneS);
      }
    },
    close: () => {
      output.onstatechange = null;
      output.close().catch(() => {});
    },
  };
}
