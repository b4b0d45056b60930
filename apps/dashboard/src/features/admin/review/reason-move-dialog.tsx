import { Trans } from '@lingui/react/macro';
import type { ApiClients } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Textarea } from '@unmuted/ui/textarea';
import { useToast } from '@unmuted/ui/toast';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { type ContractFormOptions, useContractForm } from '#/components/form/use-contract-form.ts';
import { CommentsEditor } from '#/features/admin/review/comments-editor.tsx';
import {
  type CannedReason,
  type CannedSummary,
  ReadySentences,
} from '#/features/admin/review/ready-sentences.tsx';
import {
  type CommentSubject,
  emptyReview,
  type ReviewComment,
  type ReviewDraft,
} from '#/features/admin/review/review-draft.ts';

interface FoundReview<Locale extends string> {
  readonly reason: string;
  readonly comments: readonly ReviewComment<Locale>[];
}

export interface ReasonMoveDialogProps<Locale extends string, Body> {
  api: ApiClients;
  customerId: string;
  title: ReactNode;
  description: ReactNode;
  action: string;
  /** The toast. */
  done: string;
  isDanger: boolean;
  /** Of the reason; "The customer sees it." by default. */
  hint?: ReactNode;
  subject: CommentSubject<Locale>;
  /** Ready-made comments; null for a move without comments on fields. */
  canned: { reasons: readonly CannedReason[]; summary: CannedSummary } | null;
  /** The language of a ready-made comment; null for a field that is the same in all languages. */
  localeOf: (field: string) => Locale | null;
  schema: ContractFormOptions<ReviewDraft<Locale>, Body>['schema'];
  toBody: (draft: ReviewDraft<Locale>) => unknown;
  send: (body: Body) => Promise<unknown>;
  /** Comments that were written before the dialog was opened, and where they are kept if it is closed. */
  draft?: ReviewDraft<Locale> | undefined;
  onDraft?: ((draft: ReviewDraft<Locale>) => void) | undefined;
  onClose: () => void;
  /** Above the reason; it may add comments, such as those of a store. */
  children?: ((take: (found: FoundReview<Locale>) => void) => ReactNode) | undefined;
}

/** A move with a reason for the owner and, after a review, comments on fields. */
export function ReasonMoveDialog<Locale extends string, Body>(props: ReasonMoveDialogProps<Locale, Body>) {
  const { title, description, action, isDanger, hint, canned, children } = props;
  const { form, comments, setComments, setReason, take, close } = useReasonForm(props);
  const { subject, localeOf } = props;
  return (
    <Dialog onOpenChange={(open) => !open && close()} open>
      <DialogContent size={canned ? 'lg' : 'md'}>
        <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <DialogForm action={action} danger={isDanger} form={form}>
          {children?.(take)}
          <Field
            error={form.errorOf('reason')}
            hint={hint ?? <Trans>The customer sees it.</Trans>}
            label={<Trans>Reason</Trans>}
          >
            <Textarea {...form.register('reason')} dir="auto" maxLength={subject.maxLength} />
          </Field>
          {canned && (
            <>
              <CommentsEditor
                comments={comments}
                errorOf={(index) => form.errorOf(`comments.${index}.text`)}
                onChange={setComments}
                subject={subject}
              />
              <ReadySentences
                api={props.api}
                customerId={props.customerId}
                onChoose={({ field, texts }, language) => {
                  setReason(canned.summary[language]);
                  setComments([...comments, { field, locale: localeOf(field), text: texts[language] }]);
                }}
                reasons={canned.reasons}
              />
            </>
          )}
        </DialogForm>
      </DialogContent>
    </Dialog>
  );
}

type Values = ReviewDraft;

/** The form has comments of any language; the contract checks those of the product. */
function useReasonForm<Locale extends string, Body>(props: ReasonMoveDialogProps<Locale, Body>) {
  const { done, subject, canned, schema, toBody, send, onClose, onDraft } = props;
  const toasts = useToast();
  const form = useContractForm<Values, Body>({
    schema,
    defaultValues: (canned && props.draft) || emptyReview,
    nested: true,
    toBody: (values) => toBody(values as ReviewDraft<Locale>),
    check: ({ reason }) => (reason.trim() === '' ? { reason: { code: 'required' } } : {}),
    save: async (body) => {
      await send(body);
      onDraft?.(emptyReview);
      onClose();
      toasts.show({ tone: 'success', title: done });
      return undefined;
    },
  });
  const comments = useWatch({ control: form.control, name: 'comments' }) as ReviewComment<Locale>[];
  const setComments = (next: ReviewComment<Locale>[]) =>
    form.setValue('comments', next, { shouldDirty: true });
  /** A reason that was written stays. */
  const setReason = (text: string) => {
    if (form.getValues('reason').trim() === '') form.setValue('reason', text, { shouldDirty: true });
  };
  const take = (found: FoundReview<Locale>) => {
    setReason(found.reason);
    const written = (form.getValues('comments') as ReviewComment<Locale>[]).filter(({ text }) => text !== '');
    setComments([...written, ...found.comments].slice(0, subject.maxComments));
  };
  const close = () => {
    if (canned) onDraft?.(form.getValues() as ReviewDraft<Locale>);
    onClose();
  };
  return { form, comments, setComments, setReason, take, close };
}
