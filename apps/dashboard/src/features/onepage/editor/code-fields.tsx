import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type SiteSectionOf } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { CodeInput } from '@unmuted/ui/code-input';
import { Field } from '@unmuted/ui/field';
import { NumberInput } from '@unmuted/ui/number-input';
import { useEditor, useSectionEdit } from '#/features/onepage/editor/editor-context.ts';
import { FieldGroup } from '#/features/onepage/editor/fields.tsx';

const heights = { min: 100, max: 2_000 };

export function CodeFields({ section }: { section: SiteSectionOf<'code'> }) {
  const { t } = useLingui();
  const { site, canEdit, errorAt } = useEditor();
  const { pointer, edit } = useSectionEdit(section);
  const { allowsCode } = site.facts;
  const isFixed = !canEdit || !allowsCode;
  return (
    <FieldGroup>
      {!allowsCode && (
        <Alert silent title={<Trans>Visitors don’t see this section</Trans>} tone="warning">
          <Trans>
            Your provider no longer allows custom code on this site. The code stays here; you can copy it, or
            turn the section off or remove it.
          </Trans>
        </Alert>
      )}
      <Field
        count={{ used: section.html.length, max: limits.siteCode }}
        error={errorAt(`${pointer}/html`)}
        hint={
          <Trans>
            HTML, styles and scripts. They run in a sandbox: they can load things from other sites and open
            new windows, but can’t read or change the page around them, keep cookies or data in the browser,
            or lead visitors away from the page.
          </Trans>
        }
        label={<Trans>Code</Trans>}
      >
        <CodeInput
          maxRows={24}
          minRows={8}
          onValueChange={(html) => edit({ html })}
          readOnly={isFixed}
          value={section.html}
          wrap
        />
      </Field>
      <Field error={errorAt(`${pointer}/heightPx`)} label={<Trans>Height of the frame</Trans>}>
        <NumberInput
          {...heights}
          disabled={isFixed}
          onValueChange={(heightPx) => heightPx !== null && edit({ heightPx })}
          step={20}
          unit={t`pixels`}
          value={section.heightPx}
        />
      </Field>
    </FieldGroup>
  );
}
