const [base, tMin, tMax, skew, damp, initialBias, initialCode] = [36, 1, 26, 38, 700, 72, 128];
const prefix = 'xn--';

/** A domain name in its own script: `xn--coute-9ra.example` becomes `écoute.example`. Invalid labels stay as they are. */
export function inOwnScript(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith(prefix) ? decode(label.slice(prefix.length)) || label : label))
    .join('.');
}

/** Punycode (RFC 3492). Browsers encode names, but have no function that decodes them. */
function decode(label: string): string | null {
  const delimiter = label.lastIndexOf('-');
  const output = [...label.slice(0, Math.max(0, delimiter))].map((each) => each.charCodeAt(0));
  let [code, bias, value] = [initialCode, initialBias, 0];
  for (let at = delimiter + 1; at < label.length; ) {
    const before = value;
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = digitOf(label.charCodeAt(at));
      if (digit === null) return null;
      at += 1;
      value += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = output.length + 1;
    bias = adapt(value - before, length, before === 0);
    code += Math.floor(value / length);
    value %= length;
    if (code > 0x10ffff) return null;
    output.splice(value, 0, code);
    value += 1;
  }
  return String.fromCodePoint(...output);
}

function digitOf(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : null;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
