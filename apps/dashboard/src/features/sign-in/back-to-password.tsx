import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { flushSync } from 'react-dom';
import { useAuth } from '#/session/auth-context.tsx';

/** Returns from the code to the unchanged credential fields. */
export function BackToPassword() {
  const { dismissChallenge } = useAuth();
  return (
    <Button
      block
      onClick={({ currentTarget: { form } }) => {
        // The field must be rendered before it can take focus.
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
