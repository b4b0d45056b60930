import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AlertTemplateVariable } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { type RefObject, useId } from 'react';
import { variableMeanings } from '#/features/admin/silence-templates/template.messages.ts';

const variables = Object.keys(variableMeanings) as AlertTemplateVariable[];

/** The variables with their meaning. A button inserts one at the cursor. */
export function VariableButtons({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const id = useId();
  function insert(variable: string) {
    const element = field.current;
    if (!element) return;
    element.focus();
    // Leaves the cursor behind it. React learns of the text as of a typed one.
    element.setRangeText(variable, element.selectionStart, element.selectionEnd, 'end');
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 className="text-14 font-medium" id={id}>
        <Trans>Variables</Trans>
      </h3>
      <ul className="grid gap-x-4 gap-y-1.5 md:max-lg:grid-cols-2 xl:grid-cols-2">
        {variables.map((name) => {
          const variable = `{${name}}`;
          const meaning = i18n._(variableMeanings[name]);
          return (
            <li className="flex min-w-0 items-center gap-2" key={name}>
              <Button
                aria-label={t`Insert ${variable}: ${meaning}`}
                className="flex-none font-mono"
                dir="ltr"
                onClick={() => insert(variable)}
                size="sm"
                variant="soft"
              >
                {variable}
              </Button>
              <span aria-hidden className="min-w-0 text-13 text-fg-muted">
                {meaning}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-13 text-fg-muted">
        <Trans>Variables without a value are left out.</Trans>
      </p>
    </section>
  );
}
