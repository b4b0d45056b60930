import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Link as TextLink } from '@unmuted/ui/link';
import { StatusPill } from '@unmuted/ui/status-pill';
import { SkillReviewRow } from '#/features/admin/skill/skill-review-row.tsx';
import { documentFields, useSkillTexts } from '#/features/admin/skill/use-skill-texts.ts';
import type { ReviewCardProps } from '#/features/admin/skill/voices-card.tsx';

/** What is the same in all languages. */
export function DocumentCard({ skill, document, ...review }: ReviewCardProps) {
  const texts = useSkillTexts(skill);
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
            {documentFields.map((field) => {
              const text = texts.ofDocument(document, field);
              return (
                <SkillReviewRow {...review} field={field} key={field} locale={null} text={text}>
                  {field === 'icon' && document.icon !== null ? (
                    <img
                      alt=""
                      className="size-27 rounded-full border border-border bg-fill object-cover"
                      height={108}
                      src={`${skill.facts.filesUrl}${document.icon}`}
                      width={108}
                    />
                  ) : field === 'source' && text !== null ? (
                    <Source skill={skill} text={text} />
                  ) : isAddress(text) ? (
                    <TextLink
                      className="wrap-anywhere"
                      dir="ltr"
                      href={text}
                      rel="noreferrer noopener"
                      target="_blank"
                    >
                      {text}
                    </TextLink>
                  ) : undefined}
                </SkillReviewRow>
              );
            })}
          </dl>
        </CardBody>
      </section>
    </Card>
  );
}

const isAddress = (text: string | null): text is string => text?.startsWith('https://') ?? false;

/** The station that plays, with what Alexa gets from it now. */
function Source({ skill: { facts }, text }: Pick<ReviewCardProps, 'skill'> & { text: string }) {
  const { source, forcedUrl } = facts;
  const address = forcedUrl ?? source?.listenUrl ?? null;
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
      {address !== null && (
        <span className="text-13 text-fg-muted">
          <bdi className="wrap-anywhere" dir="ltr">
            {address}
          </bdi>
          {forcedUrl !== null && (
            <>
              {' · '}
              <Trans>set by staff in place of the source</Trans>
            </>
          )}
        </span>
      )}
    </div>
  );
}
