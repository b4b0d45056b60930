import { TOTP } from 'otpauth';
import type { Person } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

export interface Authenticator {
  /** The code of now, or of so many steps of 30 s from now. */
  code(steps?: number): string;
  /** Six digits that are none of the codes that count now. */
  wrongCode(): string;
  readonly recoveryCodes: readonly string[];
  readonly secret: string;
}

/** What an authenticator app shows at a moment. */
export function codeAt(secret: string, moment: Date, steps = 0): string {
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: moment.getTime() + steps * 30_000 });
}

/** The secret of a second step that waits for its first code. */
export async function startSecondStep({ call, password }: Person): Promise<string> {
  const started = await call('/api/control/mfa/start', { json: { password } });
  return ((await started.json()) as { secret: string }).secret;
}

/** Turns the second step of somebody on, and gives what their authenticator app then knows. */
export async function turnOnSecondStep(test: Pick<TestApp, 'clock'>, person: Person): Promise<Authenticator> {
  const secret = await startSecondStep(person);
  const code = (steps = 0) => codeAt(secret, test.clock.now(), steps);
  const confirmed = await person.call('/api/control/mfa/confirm', { json: { code: code() } });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  // The code of this moment is used up.
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
