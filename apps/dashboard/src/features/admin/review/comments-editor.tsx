import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { IconButton } from '@unmuted/ui/icon-button';
import { PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { Select } from '@unmuted/ui/select';
import { Textarea } from '@unmuted/ui/textarea';
import type { CommentSubject, ReviewComment } from '#/features/admin/review/review-draft.ts';

export interface CommentsEditorProps<Locale extends string> {
  subject: CommentSubject<Locale>;
  comments: readonly ReviewComment<Locale>[];
  onChange: (comments: ReviewComment<Locale>[]) => void;
  /** The error of the text of a comment. */
  errorOf: (index: number) => string | undefined;
}

const whole = 'whole';
const everywhere = 'all';

/** Comments on fields of a product, each for one language or for all. */
export function CommentsEditor<Locale extends string>(props: CommentsEditorProps<Locale>) {
  const { subject, comments, onChange, errorOf } = props;
  const { t } = useLingui();
  const locales = localesOf(subject, comments);
  const replace = (index: number, part: Partial<ReviewComment<Locale>>) =>
    onChange(comments.map((comment, at) => (at === index ? { ...comment, ...part } : comment)));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-14 font-semibold">
        <Trans>Comments on fields</Trans>
      </legend>
      {comments.map((comment, index) => {
        const number = index + 1;
        return (
          <div
            className="grid gap-3 rounded-tile border border-border p-3"
            // Comments have no identity; all their fields are controlled.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
          >
            <div className="flex items-end gap-3 max-md:flex-wrap">
              <Field className="min-w-40 flex-1" label={<Trans>Field</Trans>}>
                <Select
                  onValueChange={(value) => replace(index, { field: value === whole ? null : value })}
                  options={[{ value: whole, label: subject.whole }, ...subject.fields]}
                  value={comment.field ?? whole}
                />
              </Field>
              <Field className="min-w-40 flex-1" label={<Trans>Language</Trans>}>
                <Select
                  onValueChange={(value) =>
                    replace(index, { locale: locales.find((locale) => locale === value) ?? null })
                  }
                  options={[
                    { value: everywhere, label: t({ message: 'All', context: 'languages' }) },
                    ...locales.map((locale) => ({
                      value: locale as string,
                      label: subject.localeName(locale),
                    })),
                  ]}
                  value={comment.locale ?? everywhere}
                />
              </Field>
              <IconButton
                aria-label={t`Remove comment ${number}`}
                onClick={() => onChange(comments.filter((_comment, at) => at !== index))}
                variant="ghost"
              >
                <Trash2Icon />
              </IconButton>
            </div>
            <Field error={errorOf(index)} label={<Trans>Comment</Trans>}>
              <Textarea
                dir="auto"
                maxLength={subject.maxLength}
                minRows={2}
                name={`comments.${index}.text`}
                onChange={({ currentTarget: { value } }) => replace(index, { text: value })}
                value={comment.text}
              />
            </Field>
          </div>
        );
      })}
      <Button
        className="justify-self-start"
        disabled={comments.length >= subject.maxComments}
        onClick={() => onChange([...comments, { field: null, locale: null, text: '' }])}
        size="sm"
      >
        <PlusIcon />
        <Trans>Add comment</Trans>
      </Button>
    </fieldset>
  );
}

/** Those of the product, and those that comments name. */
function localesOf<Locale extends string>(
  { locales }: CommentSubject<Locale>,
  comments: readonly ReviewComment<Locale>[],
): Locale[] {
  const named = comments.flatMap(({ locale }) => (locale === null ? [] : [locale]));
  return [...new Set([...locales, ...named])];
}
