import { Trans, useLingui } from '@lingui/react/macro';
import { skillFieldLabels } from '#/components/skill/skill-fields.messages.ts';
import type { CropShape } from '#/components/upload/crop-shape.ts';
import { CroppedUploadField } from '#/components/upload/cropped-upload-field.tsx';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { storeLimits } from '#/features/alexa/draft/skill.schema.ts';
import { SkillLanding, useFieldFindings } from '#/features/alexa/draft/skill-field.tsx';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';

const { small, large } = storeLimits.alexa.icons;
const iconShape: CropShape = { ratio: [1, 1], isRound: true };

/** One picture becomes both icons, round as Alexa shows them. */
export function IconField() {
  const { t, i18n } = useLingui();
  const { api } = useSkill();
  const { skill, document, change, canEdit } = useSkillEditor();
  const { place, refusal, problem, comments } = useFieldFindings('icon');
  const { icon, name } = document;
  const url = icon && `${skill.facts.filesUrl}${icon}`;
  const alt = t`Icon of ${name}`;
  return (
    <SkillLanding place={place}>
      <CroppedUploadField
        alt={alt}
        disabled={!canEdit}
        error={refusal ?? problem}
        kind="image.icon"
        label={i18n._(skillFieldLabels.icon)}
        onRemove={() => change({ icon: null })}
        onUploaded={(upload) => {
          const file = upload.url?.split('/').at(-1);
          if (file) change({ icon: file });
        }}
        preview={
          url && (
            <div className="flex items-end gap-3">
              <Preview alt={alt} px={large} shown={96} url={url} />
              <Preview alt="" px={small} shown={48} url={url} />
            </div>
          )
        }
        shape={iconShape}
        upload={uploadFile(api, 'image.icon')}
        value={url}
      />
      {comments}
    </SkillLanding>
  );
}

interface PreviewProps {
  alt: string;
  url: string;
  /** Of the icon that Amazon gets. */
  px: number;
  /** On this page. */
  shown: number;
}

function Preview({ alt, url, px, shown }: PreviewProps) {
  return (
    <figure className="grid justify-items-center gap-1.5">
      <img
        alt={alt}
        className="overflow-hidden rounded-full border border-border bg-fill object-cover text-12"
        height={shown}
        src={url}
        style={{ height: shown, width: shown }}
        width={shown}
      />
      <figcaption className="text-12 text-fg-muted tabular-nums">
        <Trans>{px} px</Trans>
      </figcaption>
    </figure>
  );
}
