import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AppComment, AppDocument } from '@unmuted/api';
import { Field, type FieldProps } from '@unmuted/ui/field';
import type { ReactNode } from 'react';
import { appFieldLabel, type AppField as FieldName } from '#/components/mobile-app/app-fields.messages.ts';
import { appIssueText, listingIssueText } from '#/components/mobile-app/app-issues.messages.ts';
import { Advice, Remarks } from '#/components/review/field-findings.tsx';
import { Landing } from '#/components/review/landing.tsx';
import { changeIdOf, changesBetween } from '#/features/apps/draft/app-changes.ts';
import { effectOfField } from '#/features/apps/draft/app-checks.schema.ts';
import {
  commentsAt,
  type FieldPlace,
  pointerOf,
  useAppEditor,
} from '#/features/apps/draft/editor-context.ts';

/** What the contract, the stores and the reviewers found in a field. */
export function useFieldFindings(place: FieldPlace) {
  const { i18n } = useLingui();
  const { app, document, errorAt, findings } = useAppEditor();
  const own = app.platform === 'android' ? 'google' : 'apple';
  const found =
    place.language === null
      ? findings.fields
          .filter(({ field }) => field === place.field)
          .map((issue) => ({ level: issue.level, text: i18n._(appIssueText(issue)) }))
      : findings.listings
          .filter(({ field, language }) => field === place.field && language === place.language)
          .map((issue) => ({
            // Other stores than that of the app do not block it.
            level: issue.level === 'error' && issue.store !== own ? ('warning' as const) : issue.level,
            text: listingIssueText(i18n, issue),
          }));
  return {
    /** What the contract does not accept. */
    refusal: errorAt(pointerOf(place, document)),
    /** What the store of the app would refuse. */
    problem: found.find(({ level }) => level === 'error')?.text,
    advice: found.filter(({ level }) => level !== 'error'),
    comments: <Comments comments={commentsAt(app.comments, place)} place={place} />,
  };
}

export interface AppFieldProps extends Omit<FieldProps, 'label' | 'error' | 'hint' | 'action'> {
  field: FieldName;
  /** The field exists in each language. */
  isOfListing?: boolean;
  hint?: ReactNode;
  label?: ReactNode;
  /** An error that only this field can find. */
  ownError?: ReactNode;
}

/** A field of the draft with its label, what the checks found, and what reviewers remarked. */
export function AppField({
  field,
  isOfListing = false,
  hint,
  label,
  ownError,
  children,
  ...rest
}: AppFieldProps) {
  const { i18n } = useLingui();
  const { app, listing } = useAppEditor();
  const place: FieldPlace = { field, language: isOfListing ? listing.language : null };
  const { refusal, problem, advice, comments } = useFieldFindings(place);
  return (
    <AppLanding place={place}>
      <Field
        {...rest}
        action={<ChangeEffect field={field} isOfListing={isOfListing} />}
        error={refusal ?? ownError ?? problem}
        hint={
          advice.length > 0
            ? advice.map(({ level, text }) => (
                <Advice key={text} level={level}>
                  {text}
                </Advice>
              ))
            : hint
        }
        label={label ?? i18n._(appFieldLabel(field, app.platform))}
      >
        {children}
      </Field>
      {comments}
    </AppLanding>
  );
}

/** What a change of a field needs before listeners see it. Renders nothing while an app is written first. */
export function ChangeEffect({ field, isOfListing = false }: { field: FieldName; isOfListing?: boolean }) {
  const { showsEffects } = useAppEditor();
  if (!showsEffects || field === 'name') return null;
  const own = isOfListing ? 'listings' : (field.split('.')[0] as keyof AppDocument);
  const words = {
    live: <Trans>live at once</Trans>,
    store: <Trans>changes the store text</Trans>,
    build: <Trans>needs a new build</Trans>,
  };
  return <span className="text-12 font-normal text-fg-muted">{words[effectOfField(own)]}</span>;
}

/** A field to which a problem or a remark leads. */
export function AppLanding({ place, children }: { place: FieldPlace; children: ReactNode }) {
  const { target, jump } = useAppEditor();
  return (
    <Landing
      isTarget={target?.field === place.field && target.language === place.language}
      onLanded={() => jump(null)}
    >
      {children}
    </Landing>
  );
}

function Comments({ comments, place }: { comments: readonly AppComment[]; place: FieldPlace }) {
  const { app, document } = useAppEditor();
  if (comments.length === 0) return null;
  const id = changeIdOf(place);
  const isChanged =
    app.sent !== null && changesBetween(app.sent.document, document).some((each) => each.id === id);
  return <Remarks isChanged={isChanged} remarks={comments} />;
}
