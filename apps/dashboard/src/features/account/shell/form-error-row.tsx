import { FormError } from '#/components/form/form-error.tsx';
import type { FormFailure } from '#/components/form/use-submit.ts';

/** A form's error, above the rows of its card. */
export function FormErrorRow({ failure }: { failure: FormFailure | null }) {
  if (!failure) return null;
  return (
    <div className="border-t border-border-soft px-(--card-pad) py-4">
      <FormError failure={failure} />
    </div>
  );
}
