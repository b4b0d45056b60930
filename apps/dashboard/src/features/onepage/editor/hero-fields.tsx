import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type SiteDrawing, type SiteSectionOf, sitePaletteOf } from '@unmuted/api';
import { useEditor, useSectionEdit } from '#/features/onepage/editor/editor-context.ts';
import { FieldGroup, PlainField, SwitchField, TextField } from '#/features/onepage/editor/fields.tsx';
import { PictureField } from '#/features/onepage/editor/picture-field.tsx';
import { SiteDrawingPicture } from '#/features/onepage/editor/site-drawing.tsx';
import { ThemeFields } from '#/features/onepage/editor/theme-fields.tsx';
import { TileRadios } from '#/features/onepage/editor/tile-radios.tsx';

const drawings = ['rings', 'hills', 'bars'] as const satisfies readonly SiteDrawing[];

export function HeroFields({ section }: { section: SiteSectionOf<'hero'> }) {
  const { t } = useLingui();
  const { document, change, canEdit } = useEditor();
  const { pointer, edit } = useSectionEdit(section);
  const { theme, title } = document;
  const names: Record<SiteDrawing, string> = { rings: t`Rings`, hills: t`Hills`, bars: t`Bars` };
  const palette = sitePaletteOf(theme.name, 'light', theme.accent);
  return (
    <>
      <FieldGroup>
        <PlainField
          label={<Trans>Heading</Trans>}
          max={limits.siteTitle}
          onChange={(value) => change((current) => ({ ...current, title: value }), 'title')}
          pointer="/title"
          value={title}
        />
        <TextField
          hint={<Trans>Also the text for search engines</Trans>}
          isLong
          label={<Trans>Tagline</Trans>}
          max={limits.siteTagline}
          onChange={(tagline) => edit({ tagline })}
          pointer={`${pointer}/tagline`}
          text={section.tagline}
        />
      </FieldGroup>
      <FieldGroup title={<Trans context="what the page shows">Show</Trans>}>
        <SwitchField
          checked={section.showsCover}
          label={<Trans>Cover and song</Trans>}
          onChange={(showsCover) => edit({ showsCover })}
        />
        <SwitchField
          checked={section.showsProgramme}
          label={<Trans>Show on air, from the schedule</Trans>}
          onChange={(showsProgramme) => edit({ showsProgramme })}
        />
        <SwitchField
          checked={section.showsListeners}
          label={<Trans>Number of listeners</Trans>}
          onChange={(showsListeners) => edit({ showsListeners })}
        />
      </FieldGroup>
      <FieldGroup title={<Trans>Picture</Trans>}>
        <TileRadios
          className="grid-cols-3"
          disabled={!canEdit}
          label={t`Drawing`}
          onChange={(drawing) => edit({ drawing })}
          options={drawings.map((value) => ({
            value,
            label: names[value],
            picture: <SiteDrawingPicture className="h-14 w-full" drawing={value} palette={palette} />,
          }))}
          value={section.drawing}
        />
        <PictureField
          label={<Trans>Your own picture, in place of the drawing</Trans>}
          onChange={(picture) => edit({ picture })}
          picture={section.picture}
          place="hero"
          pointer={`${pointer}/picture`}
        />
      </FieldGroup>
      <ThemeFields />
    </>
  );
}
