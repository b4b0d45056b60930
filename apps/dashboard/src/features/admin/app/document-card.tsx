import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { AppDocument } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import type { ReactNode } from 'react';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { IconSizes } from '#/features/admin/app/app-pictures.tsx';
import { AppReviewRow } from '#/features/admin/app/app-review-row.tsx';
import type { ReviewCardProps } from '#/features/admin/app/listing-card.tsx';
import { type DocumentField, documentFields, legalFields } from '#/features/admin/app/review-fields.ts';
import { useAppTexts } from '#/features/admin/app/use-app-texts.ts';
import { useReviewRow } from '#/features/admin/app/use-review-row.ts';
import { legalField } from '#/features/admin/app-moves/comment-subject.ts';

/** What is the same in all languages. */
export function DocumentCard(props: ReviewCardProps) {
  const { app: staff, document } = props;
  const { app } = staff;
  const { platform } = app;
  const { i18n } = useLingui();
  const { t } = useWords();
  const texts = useAppTexts(app);
  const rowOf = useReviewRow(props);
  const { words: _words, ...legalRow } = rowOf({ field: legalField, locale: null });
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="document">
        <CardHeader
          className="pb-2"
          title={
            <span id="document">
              <Trans>The same in all languages</Trans>
            </span>
          }
        />
        <CardBody>
          <dl>
            {documentFields[platform].map((field) => {
              const { words: _none, ...row } = rowOf({ field, locale: null });
              const text = texts.ofDocument(document, field);
              return (
                <AppReviewRow {...row} key={field} label={i18n._(appFieldLabel(field, platform))} text={text}>
                  {displayOf(field, text, props)}
                </AppReviewRow>
              );
            })}
            <AppReviewRow {...legalRow} label={t`Account and declarations`} text={null}>
              <ul className="grid gap-1">
                {legalFields
                  .filter((field) => field !== 'declaresPlayback' || platform === 'android')
                  .map((field) => (
                    <li className="wrap-anywhere" key={field}>
                      <span className="text-fg-muted">
                        {i18n._(appFieldLabel(`legal.${field}`, platform))}:
                      </span>{' '}
                      <bdi>{texts.ofLegal(document, field) ?? '–'}</bdi>
                    </li>
                  ))}
              </ul>
            </AppReviewRow>
          </dl>
        </CardBody>
      </section>
    </Card>
  );
}

/** In place of the text; undefined for a plain one. */
function displayOf(field: DocumentField, text: string | null, props: ReviewCardProps): ReactNode {
  if (text === null) return undefined;
  const { app } = props.app;
  if (field === 'icon') return <IconSizes url={`${app.facts.filesUrl}${text}`} />;
  if (field === 'colors') return <Swatches colors={props.document.colors} />;
  if (field === 'source') return <Source facts={app.facts} text={text} />;
  if (field === 'packageId')
    return (
      <code className="wrap-anywhere" dir="ltr">
        {text}
      </code>
    );
  if (!text.startsWith('https://')) return undefined;
  return (
    <TextLink className="wrap-anywhere" dir="ltr" href={text} rel="noreferrer noopener" target="_blank">
      {text}
    </TextLink>
  );
}

function Swatches({ colors }: { colors: AppDocument['colors'] }) {
  const { t } = useWords();
  const named = [
    [t`Background`, colors.background],
    [t({ message: 'Tint', context: 'color' }), colors.tint],
    [t({ message: 'Bar', context: 'color' }), colors.bar],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {named.map(([name, color]) => (
        <li className="inline-flex items-center gap-1.5" key={name}>
          <span
            aria-hidden
            className="size-4 flex-none rounded-sm border border-border"
            style={{ backgroundColor: color }}
          />
          {name}{' '}
          <code className="text-12 text-fg-muted" dir="ltr">
            {color}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** The station that plays, with what the app gets from it now. */
function Source({
  facts: { source },
  text,
}: {
  facts: ReviewCardProps['app']['app']['facts'];
  text: string;
}) {
  return (
    <div className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-x-3">
        <bdi>{text}</bdi>
        {source && source.name === text && (
          <StatusPill appearance="plain" status={source.isOnAir ? 'live' : 'off-air'}>
            {source.isOnAir ? <Trans>On air</Trans> : <Trans>Off air</Trans>}
          </StatusPill>
        )}
      </span>
      {source?.listenUrl && (
        <bdi className="text-13 wrap-anywhere text-fg-muted" dir="ltr">
          {source.listenUrl}
        </bdi>
      )}
    </div>
  );
}
