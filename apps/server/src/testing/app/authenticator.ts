import { TOTP } from 'otpauth';
import type { Person } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

export interface Authenticator {
  /** The current code, or the one `steps` of 30 s later. */
  code(steps?: number): string;
  /** Six digits that match no code that is valid now. */
  wrongCode(): string;
  readonly recoveryCodes: readonly string[];
  readonly secret: string;
}

/** The code of an authenticator app at a given time. */
export function codeAt(secret: string, moment: Date, steps = 0): string {
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: moment.getTime() + steps * 30_000 });
}

/** Starts a second step and returns its secret, which awaits the first code. */
export async function startSecondStep({ call, password }: Person): Promise<string> {
  const started = await call('/api/control/mfa/start', { json: { password } });
  return ((await started.json()) as { secret: string }).secret;
}

/** Enables the second step of an account and returns its authenticator. */
export async function turnOnSecondStep(test: Pick<TestApp, 'clock'>, person: Person): Promise<Authenticator> {
  const secret = await startSecondStep(person);
  const code = (steps = 0) => codeAt(secret, test.clock.now(), steps);
  const confirmed = await person.call('/api/control/mfa/confirm', { json: { code: code() } });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  // The current code has been used.
  test.clock.advance({ seconds: 60 });
  return {
    code,
    recoveryCodes,
    secret,
    wrongCode() {
      const right = [-1, 0, 1].map(code);
      return ['000000', '111111', '222222', '333333'].find((one) => !right.includes(one)) ?? '';
    },
  };
}
