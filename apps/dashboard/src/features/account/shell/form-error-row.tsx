import { FormError } from '#/components/form/form-error.tsx';
import { RestoredNote } from '#/components/form/restored-note.tsx';
import type { FormFailure } from '#/components/form/use-submit.ts';

export interface FormErrorRowProps {
  failure: FormFailure | null;
  /** The draft of an ended session is back in the form. */
  isRestored?: boolean;
}

/** A form's error or the note on its restored draft, above the rows of its card. */
export function FormErrorRow({ failure, isRestored = false }: FormErrorRowProps) {
  if (!failure && !isRestored) return null;
  return (
    <div className="border-t border-border-soft px-(--card-pad) py-4">
      {failure ? <FormError failure={failure} /> : <RestoredNote />}
    </div>
  );
}
