import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { App, AppComment } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { ArrowRightIcon, CircleAlertIcon, CirclePauseIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { HelpAction } from '#/components/help/help-action.tsx';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import { storeNames } from '#/components/product-states/product-states.ts';
import { ReviewNotice } from '#/components/review/review-notice.tsx';
import { placeOf, useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { tagOf } from '#/i18n/locales.ts';

/** Why an app was sent back, rejected, removed or put on hold. Renders nothing for others. */
export function AppNotice({ app }: { app: App }) {
  const { state, reason, comments, platform } = app;
  const store = storeNames[platform];
  const titles: Partial<Record<App['state'], ReactNode>> = {
    changes_requested: <Trans>Our review asks for changes</Trans>,
    rejected_by_store: <Trans>{store} rejected the app</Trans>,
    removed_by_store: <Trans>{store} removed the app</Trans>,
    on_hold: <Trans>This app is on hold</Trans>,
  };
  const title = titles[state];
  if (!title) return null;
  const isStopped = state === 'on_hold' || state === 'removed_by_store';
  return (
    <ReviewNotice
      action={isStopped && <HelpAction topic="suspended" />}
      icon={state === 'on_hold' ? <CirclePauseIcon /> : <CircleAlertIcon />}
      title={title}
    >
      {reason !== '' && (
        <p>
          “<bdi className="whitespace-pre-line">{reason}</bdi>”
        </p>
      )}
      {isStopped && (
        <p>
          <Trans>You can edit the draft. Ask support what has to happen before it can be sent.</Trans>
        </p>
      )}
      {comments.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {comments.map((comment) => (
            <Comment comment={comment} key={`${comment.language} ${comment.field} ${comment.text}`} />
          ))}
        </ul>
      )}
    </ReviewNotice>
  );
}

function Comment({ comment }: { comment: AppComment }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { jump, app, document } = useAppEditor();
  const place = placeOf(comment);
  const isThere =
    place &&
    (place.language === null || document.listings.some(({ language }) => language === place.language));
  if (!isThere)
    return (
      <li>
        “<bdi>{comment.text}</bdi>”
      </li>
    );
  const name = i18n._(appFieldLabel(place.field, app.platform));
  const language = place.language && appLanguageName(tagOf(i18n.locale), place.language);
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Button onClick={() => jump(place)} size="sm">
        {language ? t`${name}, ${language}` : name}
        <ArrowRightIcon className="rtl:-scale-x-100" />
      </Button>
      <bdi className="min-w-0">{comment.text}</bdi>
    </li>
  );
}
