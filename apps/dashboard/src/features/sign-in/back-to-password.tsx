import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { flushSync } from 'react-dom';
import { useAuth } from '#/session/auth-context.tsx';

/** From the code back to the fields before it, which are as they were. */
export function BackToPassword() {
  const { dismissChallenge } = useAuth();
  return (
    <Button
      block
      onClick={({ currentTarget: { form } }) => {
        // The field must be on screen before it can have focus.
        flushSync(dismissChallenge);
        form?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
      }}
      size="lg"
      variant="ghost"
    >
      <Trans>Back</Trans>
    </Button>
  );
}
