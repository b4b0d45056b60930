import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type SiteSectionOf } from '@unmuted/api';
import { CroppedUploadField } from '#/components/upload/cropped-upload-field.tsx';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import { useEditor, useSectionEdit } from '#/features/onepage/editor/editor-context.ts';
import { FieldGroup, LinkField, PlainField, TextField } from '#/features/onepage/editor/fields.tsx';
import { ItemsField } from '#/features/onepage/editor/items-field.tsx';
import { PictureField, pictureOf } from '#/features/onepage/editor/picture-field.tsx';
import { pictureShapes } from '#/features/onepage/shell/picture-shapes.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';

export function GalleryFields({ section }: { section: SiteSectionOf<'gallery'> }) {
  const { t } = useLingui();
  const { api } = useSite();
  const { canEdit } = useEditor();
  const { pointer, edit } = useSectionEdit(section);
  const { pictures } = section;
  return (
    <FieldGroup title={<Trans>Pictures</Trans>}>
      <ItemsField
        empty={<Trans>No picture yet. The page leaves this section out.</Trans>}
        items={pictures}
        label={t`Pictures`}
        nameOf={(_item, number) => t`Picture ${number}`}
        onChange={(changed) => edit({ pictures: changed })}
      >
        {({ picture, caption }, index, change) => (
          <>
            <PictureField
              label={<Trans>Picture</Trans>}
              onChange={(value) =>
                value ? change({ picture: value }) : edit({ pictures: pictures.toSpliced(index, 1) })
              }
              picture={picture}
              place="gallery"
              pointer={`${pointer}/pictures/${index}/picture`}
            />
            <TextField
              label={<Trans>Caption</Trans>}
              max={limits.siteAlt}
              onChange={(text) => change({ caption: text })}
              pointer={`${pointer}/pictures/${index}/caption`}
              text={caption}
            />
          </>
        )}
      </ItemsField>
      {canEdit && pictures.length < limits.siteItems && (
        <CroppedUploadField
          alt=""
          kind="image.site"
          label={<Trans>Add a picture</Trans>}
          onUploaded={(upload) => {
            const picture = pictureOf(upload);
            if (picture) edit({ pictures: [...pictures, { picture, caption: {} }] });
          }}
          shape={pictureShapes.gallery}
          upload={uploadFile(api, 'image.site')}
          value={null}
        />
      )}
    </FieldGroup>
  );
}

export function MapFields({ section }: { section: SiteSectionOf<'map'> }) {
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup>
      <PlainField
        isLong
        label={<Trans context="postal">Address</Trans>}
        max={200}
        onChange={(address) => edit({ address })}
        pointer={`${pointer}/address`}
        value={section.address}
      />
      <LinkField
        hint={
          <Trans>
            A page with a map. Visitors’ browsers load nothing from it before they follow the link.
          </Trans>
        }
        onChange={(link) => edit({ link })}
        pointer={`${pointer}/link`}
        value={section.link}
      />
      <PictureField
        label={<Trans>Picture of the map</Trans>}
        onChange={(picture) => edit({ picture })}
        picture={section.picture}
        place="map"
        pointer={`${pointer}/picture`}
      />
    </FieldGroup>
  );
}
