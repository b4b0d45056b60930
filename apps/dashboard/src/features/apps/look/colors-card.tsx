import { Trans, useLingui } from '@lingui/react/macro';
import { type AppDocument, contrastOf } from '@unmuted/api';
import { ColorInput } from '@unmuted/ui/color-input';
import { Field } from '@unmuted/ui/field';
import { CircleCheckIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { NativeSelect } from '@unmuted/ui/native-select';
import { Advice } from '#/components/review/field-findings.tsx';
import { AppField, AppLanding, ChangeEffect, useFieldFindings } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { textOn } from '#/features/apps/drawing/app-look.ts';
import { SectionCard } from '#/features/apps/form/section-card.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** The colors of the app, each with its contrast. */
export function ColorsCard() {
  const { t } = useLingui();
  const { document, change } = useAppEditor();
  const place = { field: 'colors', language: null } as const;
  const { advice, comments } = useFieldFindings(place);
  const { background, bar } = document.colors;
  const isReadable = [contrastOf(background, textOn(background)), contrastOf(bar, textOn(bar))].every(
    (contrast) => contrast >= 4.5,
  );
  return (
    <SectionCard
      description={<Trans>Contrast, at least 4.5 : 1 for text and 3 : 1 for buttons.</Trans>}
      meta={<ChangeEffect field="colors" />}
      title={
        isReadable ? (
          <Trans>All texts are readable on your colors</Trans>
        ) : (
          <Trans>Some texts are hard to read on your colors</Trans>
        )
      }
    >
      <AppLanding place={place}>
        <div className="grid gap-5 @min-[34rem]:grid-cols-3">
          <ColorField label={t`Background`} least={4.5} name="background" other={textOn(background)} />
          <ColorField label={t`Buttons`} least={3} name="tint" other={background} />
          <ColorField label={t`Bars`} least={4.5} name="bar" other={textOn(bar)} />
        </div>
        {advice.map((each) => (
          <p className="text-13" key={each.text}>
            <Advice level={each.level}>{each.text}</Advice>
          </p>
        ))}
        {comments}
      </AppLanding>
      <AppField field="scheme" hint={<Trans>Texts, lists and settings of the app.</Trans>}>
        <NativeSelect
          className="max-w-60"
          onChange={({ currentTarget: { value } }) =>
            change({ scheme: value === 'light' || value === 'dark' ? value : 'auto' })
          }
          value={document.scheme}
        >
          <option value="auto">{t`As on the listener’s phone`}</option>
          <option value="light">{t`Always light`}</option>
          <option value="dark">{t`Always dark`}</option>
        </NativeSelect>
      </AppField>
    </SectionCard>
  );
}

interface ColorFieldProps {
  name: keyof AppDocument['colors'];
  label: string;
  /** What stands on the color, or what it stands on. */
  other: string;
  least: number;
}

function ColorField({ name, label, other, least }: ColorFieldProps) {
  const formats = useFormats();
  const { document, change, errorAt, canEdit } = useAppEditor();
  const color = document.colors[name];
  const contrast = contrastOf(color, other);
  const ratio = formats.number(Math.floor(contrast * 10) / 10);
  const isEnough = contrast >= least;
  const Icon = isEnough ? CircleCheckIcon : TriangleAlertIcon;
  return (
    <Field
      error={errorAt(`/colors/${name}`)}
      hint={
        <span className={`flex items-center gap-1.5 ${isEnough ? 'text-live-text' : 'text-silent-text'}`}>
          <Icon className="flex-none" />
          <span>
            {name === 'tint' ? <Trans>On background {ratio} : 1</Trans> : <Trans>Text {ratio} : 1</Trans>}
          </span>
        </span>
      }
      label={label}
    >
      <ColorInput
        defaultValue={color}
        disabled={!canEdit}
        onValueChange={(value) =>
          change(({ colors }) => ({ colors: { ...colors, [name]: value.toLowerCase() } }))
        }
        value={color}
      />
    </Field>
  );
}
