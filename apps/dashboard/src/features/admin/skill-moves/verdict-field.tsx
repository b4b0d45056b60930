import { Plural, Trans } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import type { Verdict } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Textarea } from '@unmuted/ui/textarea';
import { useState } from 'react';
import { parseVerdict } from '#/features/admin/skill-moves/transition.schema.ts';

/** Amazon's letter, from which the comments are read. It is not saved itself. */
export function VerdictField({ onRead }: { onRead: (verdict: Verdict) => void }) {
  const [letter, setLetter] = useState('');
  const [found, setFound] = useState<number | null>(null);
  return (
    <div className="grid gap-2">
      <Field
        hint={<Trans>Paste it whole. Each passage about a field becomes a comment that you can edit.</Trans>}
        label={<Trans>Amazon’s reply</Trans>}
        optional
      >
        <Textarea
          dir="auto"
          maxLength={limits.skillVerdict}
          maxRows={8}
          onChange={({ currentTarget: { value } }) => {
            setLetter(value);
            setFound(null);
          }}
          value={letter}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={letter.trim() === ''}
          onClick={() => {
            const verdict = parseVerdict(letter);
            setFound(verdict.comments.length);
            onRead(verdict);
          }}
          size="sm"
        >
          <Trans>Read comments from it</Trans>
        </Button>
        <p className="text-13 text-fg-muted" role="status">
          {found !== null && (
            <Plural
              _0="No passage names a field. Add comments yourself."
              one="# comment found. Check it before you save."
              other="# comments found. Check them before you save."
              value={found}
            />
          )}
        </p>
      </div>
    </div>
  );
}
