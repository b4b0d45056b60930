import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { copyText } from '@unmuted/ui/copy-button';
import { CheckIcon, CopyIcon } from '@unmuted/ui/icons';
import { useId, useState } from 'react';

/** The error id for the server log, with a copy button. */
export function ErrorId({ id }: { id: string }) {
  const textId = useId();
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await copyText(id);
      setIsCopied(true);
    } catch {
      // The browser denied access: select the id so that it can be copied with the keyboard.
      const text = document.getElementById(textId);
      if (text) getSelection()?.selectAllChildren(text);
    }
  }

  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-border p-3 text-13">
      <p className="min-w-0 flex-1 text-fg-muted">
        <Trans>Error ID</Trans>
        <bdi className="block font-mono wrap-anywhere text-fg" id={textId}>
          {id}
        </bdi>
      </p>
      <Button onClick={() => void copy()} size="sm">
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy error ID</Trans>}
      </Button>
    </div>
  );
}
