import { Trans, useLingui } from '@lingui/react/macro';
import type { Directory, SavedListing } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { CheckIcon, CopyIcon } from '@unmuted/ui/icons';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { useCopy } from '#/components/copy-button/use-copy.ts';
import { useDirectoryMessages } from '#/features/cast/directories/directory.messages.ts';
import { useListingValues } from '#/features/cast/directories/use-listing-values.ts';

export interface SubmissionValuesProps {
  directory: Pick<Directory, 'name' | 'formFields'>;
  listing: SavedListing;
}

/** The form fields in order with the values to enter. */
export function SubmissionValues({ directory: { name, formFields }, listing }: SubmissionValuesProps) {
  const { t } = useLingui();
  const { fields } = useDirectoryMessages();
  const textOf = useListingValues(listing);
  const lines = formFields.flatMap((field) => {
    const value = textOf(field);
    return value === null ? [] : [`${fields[field]}: ${value}`];
  });
  const { copy, isDone } = useCopy({ text: lines.join('\n'), doneText: t`All values were copied` });
  return (
    <div className="grid gap-2">
      <DescriptionList className="text-13">
        {formFields.map((field) => {
          const label = fields[field];
          const value = textOf(field);
          return (
            <DescriptionItem key={field} term={label}>
              {value === null ? (
                <span className="text-fg-muted">
                  <Trans>Not filled in</Trans>
                </span>
              ) : (
                <>
                  <bdi className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">{value}</bdi>
                  <CopyButton label={t`Copy ${label} for ${name}`} text={value} />
                </>
              )}
            </DescriptionItem>
          );
        })}
      </DescriptionList>
      {lines.length > 0 && (
        <Button className="justify-self-start" onClick={copy} size="sm" variant="ghost">
          {isDone ? <CheckIcon /> : <CopyIcon />}
          <Trans>Copy all</Trans>
        </Button>
      )}
    </div>
  );
}
