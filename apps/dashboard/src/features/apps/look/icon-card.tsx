import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { CircleCheckIcon } from '@unmuted/ui/icons';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import type { CropShape } from '#/components/upload/crop-shape.ts';
import { CroppedUploadField } from '#/components/upload/cropped-upload-field.tsx';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import { fileOf } from '#/features/apps/draft/app-documents.ts';
import { AppLanding, ChangeEffect, useFieldFindings } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { SectionCard } from '#/features/apps/form/section-card.tsx';
import { useApp } from '#/features/apps/shell/use-app.ts';

const iconShape: CropShape = {
  ratio: [1, 1],
  isRound: true,
  usefulSize: { width: 1_024, height: 1_024 },
  drawn: { width: 1_024, height: 1_024 },
};

/** The one picture from which all others are made. */
export function IconCard() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { api } = useApp();
  const { app, document, change, canEdit } = useAppEditor();
  const place = { field: 'icon', language: null } as const;
  const { refusal, problem, comments } = useFieldFindings(place);
  const { icon, name } = document;
  const url = icon && `${app.facts.filesUrl}${icon}`;
  const keep = (uploaded: { url: string | null }) => change({ icon: fileOf(uploaded.url) });
  return (
    <SectionCard
      description={<Trans>The circle is what every phone shows. Keep the important part inside.</Trans>}
      meta={<ChangeEffect field="icon" />}
      title={<Trans>One picture makes all others</Trans>}
    >
      <AppLanding place={place}>
        <CroppedUploadField
          alt={t`Icon of ${name}`}
          disabled={!canEdit}
          error={refusal ?? problem}
          kind="image.app"
          label={i18n._(appFieldLabel('icon', app.platform))}
          onCropped={keep}
          onRemove={() => change({ icon: null })}
          onUploaded={keep}
          preview={url && <SafeZone alt={t`Icon of ${name}`} url={url} />}
          shape={iconShape}
          upload={uploadFile(api, 'image.app')}
          value={url}
        />
        {comments}
      </AppLanding>
      {icon !== null && (
        <ul className="grid gap-1.5 text-13 text-live-text">
          {[t`Square, 1,024 pixels`, t`Without transparency`, t`The store rounds the corners itself`].map(
            (text) => (
              <li className="flex items-center gap-1.5" key={text}>
                <CircleCheckIcon className="flex-none" />
                {text}
              </li>
            ),
          )}
        </ul>
      )}
    </SectionCard>
  );
}

/** The picture with what phones cut off: 66 of 108 dp are always visible. */
function SafeZone({ url, alt }: { url: string; alt: string }) {
  return (
    <span className="relative block size-60 max-w-full overflow-hidden rounded-card border border-border bg-fill">
      <img alt={alt} className="size-full object-cover text-12" height={240} src={url} width={240} />
      <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox="0 0 108 108">
        <path d="M0 0h108v108H0zM18 18v72h72V18z" fill="#0b0d10" fillOpacity=".42" fillRule="evenodd" />
        <rect
          fill="none"
          height="72"
          stroke="#fff"
          strokeDasharray="2.5 2"
          strokeWidth=".8"
          width="72"
          x="18"
          y="18"
        />
        <circle cx="54" cy="54" fill="none" r="33" stroke="#fff" strokeWidth="1" />
      </svg>
    </span>
  );
}
