import { Trans, useLingui } from '@lingui/react/macro';
import {
  contrastOf,
  type SiteDocument,
  type SiteFont,
  type SiteThemeName,
  siteFonts,
  sitePaletteOf,
  siteThemes,
} from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { ColorInput } from '@unmuted/ui/color-input';
import { Field } from '@unmuted/ui/field';
import { CircleCheckIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';
import { FieldGroup } from '#/features/onepage/editor/fields.tsx';
import { TileRadios } from '#/features/onepage/editor/tile-radios.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

type Theme = SiteDocument['theme'];

const schemes = ['light', 'dark'] as const;

/** The lowest contrast of text and of buttons in both schemes. */
export function lowestContrast({ name, accent }: Pick<Theme, 'name' | 'accent'>): number {
  return Math.min(
    ...schemes.flatMap((scheme) => {
      const {
        background,
        surface,
        text,
        muted,
        accentText,
        onAccent,
        accent: button,
      } = sitePaletteOf(name, scheme, accent);
      return [
        ...[text, muted, accentText].flatMap((color) => [
          contrastOf(background, color),
          contrastOf(surface, color),
        ]),
        contrastOf(button, onAccent),
      ];
    }),
  );
}

/** The colors and the font of a site. */
export function ThemeFields() {
  const { t } = useLingui();
  const { document, change, canEdit } = useEditor();
  const { theme } = document;
  const edit = (part: Partial<Theme>) =>
    change(
      (current) => ({ ...current, theme: { ...current.theme, ...part } }),
      `theme ${Object.keys(part).join()}`,
    );
  const names: Record<SiteThemeName, string> = {
    atlantic: t`Atlantic`,
    moss: t`Moss`,
    rose: t({ message: 'Rosé', context: 'colors' }),
    fjord: t`Fjord`,
    club: t`Club`,
    dusk: t`Dusk`,
  };
  const fonts: Record<SiteFont, string> = {
    sans: t`Plain`,
    serif: t`With serifs`,
    rounded: t`Rounded`,
    mono: t`Typewriter`,
  };
  return (
    <>
      <FieldGroup action={<Readable theme={theme} />} title={<Trans>Colors</Trans>}>
        <TileRadios
          className="grid-cols-3"
          disabled={!canEdit}
          label={t`Colors`}
          onChange={(name) => edit({ name })}
          options={siteThemes.map((name) => ({
            value: name,
            label: names[name],
            picture: <Swatches name={name} />,
          }))}
          value={theme.name}
        />
        <Field
          action={
            canEdit &&
            theme.accent !== null && (
              <Button onClick={() => edit({ accent: null })} size="sm" variant="ghost">
                <Trans>Use the theme’s</Trans>
              </Button>
            )
          }
          hint={<Trans>Of buttons and links</Trans>}
          label={<Trans>Accent color</Trans>}
        >
          <ColorInput
            defaultValue={sitePaletteOf(theme.name, 'light', null).accent}
            disabled={!canEdit}
            onValueChange={(accent) => edit({ accent: accent.toLowerCase() })}
            value={theme.accent ?? sitePaletteOf(theme.name, 'light', null).accent}
          />
        </Field>
      </FieldGroup>
      <FieldGroup title={<Trans>Appearance</Trans>}>
        <Field label={<Trans context="typeface">Font</Trans>}>
          <NativeSelect
            disabled={!canEdit}
            onChange={({ currentTarget }) =>
              edit({ font: siteFonts.find((font) => font === currentTarget.value) ?? 'sans' })
            }
            value={theme.font}
          >
            {siteFonts.map((font) => (
              <option key={font} value={font}>
                {fonts[font]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={<Trans>Light or dark</Trans>}>
          <NativeSelect
            disabled={!canEdit}
            onChange={({ currentTarget: { value } }) =>
              edit({ scheme: value === 'light' || value === 'dark' ? value : 'auto' })
            }
            value={theme.scheme}
          >
            <option value="auto">{t`As on the visitor’s device`}</option>
            <option value="light">{t`Always light`}</option>
            <option value="dark">{t`Always dark`}</option>
          </NativeSelect>
        </Field>
      </FieldGroup>
    </>
  );
}

function Readable({ theme }: { theme: Theme }) {
  const formats = useFormats();
  const contrast = lowestContrast(theme);
  const figure = formats.number(Math.floor(contrast * 10) / 10);
  return contrast >= 4.5 ? (
    <span className="inline-flex items-center gap-1.5 text-13 font-medium text-live-text">
      <CircleCheckIcon /> <Trans>Readable, {figure} : 1</Trans>
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-13 font-medium text-silent-text">
      <TriangleAlertIcon /> <Trans>Hard to read, {figure} : 1</Trans>
    </span>
  );
}

/** Background, picture and accent of a theme. */
function Swatches({ name }: { name: SiteThemeName }) {
  const { background, picture } = sitePaletteOf(name, 'light', null);
  const [, , inner, core] = picture;
  return (
    <svg aria-hidden="true" className="h-8 w-full" preserveAspectRatio="none" viewBox="0 0 3 1">
      {[background, inner, core].map((color, index) => (
        <rect fill={color} height="1" key={color} width="1.02" x={index} />
      ))}
    </svg>
  );
}
