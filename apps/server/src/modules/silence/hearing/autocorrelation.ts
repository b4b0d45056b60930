/**
 * How alike a signal and its delayed copy are, for each delay from 0 to `mostLag` samples: from -1 to 1, whatever the level. By the
 * Fourier transform of the power spectrum (Wiener–Khinchin).
 */
export function autocorrelation(signal: Float32Array, mostLag: number): Float32Array {
  const { length } = signal;
  let size = 1;
  while (size < length + mostLag) size *= 2;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  real.set(signal);
  transform(real, imaginary);
  for (let at = 0; at < size; at += 1) {
    real[at] = (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2;
    imaginary[at] = 0;
  }
  // The spectrum is even, so that the forward transform is also the inverse one.
  transform(real, imaginary);
  const energy = energiesOf(signal);
  const total = energy[length] ?? 0;
  const result = new Float32Array(mostLag + 1);
  for (let lag = 0; lag <= mostLag; lag += 1) {
    const norm = Math.sqrt((energy[length - lag] ?? 0) * (total - (energy[lag] ?? 0)));
    result[lag] = norm > 0 ? (real[lag] ?? 0) / size / norm : 0;
  }
  return result;
}

/** The energy of the first samples, for each number of them. */
function energiesOf(signal: Float32Array): Float64Array {
  const energies = new Float64Array(signal.length + 1);
  let sum = 0;
  for (const [at, sample] of signal.entries()) {
    sum += sample * sample;
    energies[at + 1] = sum;
  }
  return energies;
}

/** The discrete Fourier transform in place (Cooley–Tukey); the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real;
  reorder(real, imaginary);
  for (let half = 1; half < length; half *= 2) {
    for (let phase = 0; phase < half; phase += 1) {
      const cos = Math.cos((Math.PI * phase) / half);
      const sin = -Math.sin((Math.PI * phase) / half);
      for (let even = phase; even < length; even += 2 * half) {
        const odd = even + half;
        const [x, y] = [real[odd] ?? 0, imaginary[odd] ?? 0];
        const a = x * cos - y * sin;
        const b = x * sin + y * cos;
        real[odd] = (real[even] ?? 0) - a;
        imaginary[odd] = (imaginary[even] ?? 0) - b;
        real[even] = (real[even] ?? 0) + a;
        imaginary[even] = (imaginary[even] ?? 0) + b;
      }
    }
  }
}

/** By the reversed bits of their positions. */
function reorder(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real;
  for (let at = 1, other = 0; at < length; at += 1) {
    let bit = length / 2;
    for (; other >= bit; bit /= 2) other -= bit;
    other += bit;
    if (at >= other) continue;
    [real[at], real[other]] = [real[other] ?? 0, real[at] ?? 0];
    [imaginary[at], imaginary[other]] = [imaginary[other] ?? 0, imaginary[at] ?? 0];
  }
}
