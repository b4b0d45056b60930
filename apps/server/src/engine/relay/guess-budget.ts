import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '#/platform/throttle/network.ts';

const windowMs = 10 * 60_000;
/** Different wrong passwords of one network within a window. Encoders repeat the same one, which counts once. */
const maxGuesses = 20;
/** Above this number of networks, all are forgotten to bound memory. */
const maxNetworks = 10_000;

/**
 * Limits guessing where a password alone finds its mount: each guess tries the passwords of all casts at once. Holds
 * no password, only keyed hashes.
 */
export class GuessBudget {
  readonly #nowMs: () => number;
  readonly #key = randomBytes(32);
  #window = 0;
  #guesses = new Map<string, Set<string>>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  isSpent(address: string): boolean {
    return (this.#current().get(networkOf(address))?.size ?? 0) >= maxGuesses;
  }

  /** Counts a wrong password. */
  add(address: string, password: string): void {
    const networks = this.#current();
    if (networks.size >= maxNetworks) networks.clear();
    const network = networkOf(address);
    const guesses = networks.get(network) ?? new Set();
    networks.set(network, guesses);
    if (guesses.size < maxGuesses) {
      guesses.add(createHmac('sha256', this.#key).update(password).digest('base64'));
    }
  }

  #current(): Map<string, Set<string>> {
    const window = Math.floor(this.#nowMs() / windowMs);
    if (window !== this.#window) this.#guesses = new Map();
    this.#window = window;
    return this.#guesses;
  }
}
