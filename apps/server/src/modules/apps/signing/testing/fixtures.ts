import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { SigningFault, type SigningFaultFacts } from '#/modules/apps/signing/signing-faults.ts';

// make-fixtures.sh makes the files. Their keys and passwords are for tests alone.

export const testPassword = 'test-password';
export const testTeam = 'TESTTEAM01';
export const otherTeam = 'TESTTEAM02';
/** In the validity of all fixtures but those named `expired`. */
export const testNow = new Date('2026-03-02T09:10:00.000Z');

export const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** The fault that a call throws; null if it returns. Other errors are rethrown. */
export function faultOf(call: () => unknown): SigningFaultFacts | null {
  try {
    call();
    return null;
  } catch (error) {
    if (!(error instanceof SigningFault)) throw error;
    return { code: error.code, params: error.params };
  }
}

/** The code of that fault, or `ok`. */
export const outcomeOf = (call: () => unknown): string => faultOf(call)?.code ?? 'ok';

/** The lengths at which a file, cut off there, is read without a fault. */
export function readableCuts(bytes: Buffer, read: (bytes: Buffer) => unknown): number[] {
  const lengths = Array.from({ length: Math.ceil(bytes.length / 50) }, (_, index) => index * 50);
  return [...lengths, bytes.length - 1].filter(
    (length) => faultOf(() => read(Buffer.from(bytes.subarray(0, length)))) === null,
  );
}

/** Reads the file with random bytes changed, inserted and removed. Fails on any error that is not a fault. */
export function assertOnlyFaults(bytes: Buffer, read: (bytes: Buffer) => unknown, numRuns = 150): void {
  const change = fc.record({
    at: fc.nat(bytes.length - 1),
    removed: fc.constantFrom(0, 1, 1, 1, 2),
    inserted: fc.uint8Array({ maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      let changed = bytes;
      for (const { at, removed, inserted } of changes)
        changed = Buffer.concat([changed.subarray(0, at), inserted, changed.subarray(at + removed)]);
      faultOf(() => read(changed));
    }),
    { numRuns },
  );
}
