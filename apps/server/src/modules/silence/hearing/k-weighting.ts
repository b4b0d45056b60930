/** A second-order filter in transposed direct form II. */
interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** The filter that raises high frequencies as a head does (BS.1770-4 §2.1), for any sample rate in hertz. */
function shelf(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRateHz);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** The high-pass filter of the RLB weighting (BS.1770-4 §2.1). */
function highPass(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRateHz);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

/** The K-weighting of one channel; keeps its state between calls. */
export function createKWeighting(sampleRateHz: number): (sample: number) => number {
  const one = shelf(sampleRateHz);
  const two = highPass(sampleRateHz);
  let [s1, s2, t1, t2] = [0, 0, 0, 0];
  return (sample) => {
    const high = one.b0 * sample + s1;
    s1 = one.b1 * sample - one.a1 * high + s2;
    s2 = one.b2 * sample - one.a2 * high;
    const weighted = two.b0 * high + t1;
    t1 = two.b1 * high - two.a1 * weighted + t2;
    t2 = two.b2 * high - two.a2 * weighted;
    return weighted;
  };
}
