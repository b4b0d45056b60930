import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@unmuted/ui/badge';
import { Button } from '@unmuted/ui/button';
import { IconButton } from '@unmuted/ui/icon-button';
import { PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { moveItem } from '@unmuted/ui/sortable-list';
import { SortableList } from '#/components/sortable-list/sortable-list.tsx';
import { type Locale, localeNames, locales } from '#/i18n/locales.ts';

export interface LanguageFieldsProps {
  languages: readonly Locale[];
  onChange: (languages: Locale[]) => void;
  disabled: boolean;
}

/** The languages of a site in their order; the first one is the page at its address. */
export function LanguageFields({ languages, onChange, disabled }: LanguageFieldsProps) {
  const { t } = useLingui();
  const others = locales.filter((locale) => !languages.includes(locale));
  return (
    <div className="grid gap-3">
      <SortableList
        aria-label={t`Languages of the site`}
        disabled={disabled}
        itemKey={(locale) => locale}
        itemName={(locale) => localeNames[locale]}
        items={languages}
        onReorder={(from, to) => onChange(moveItem([...languages], from, to))}
      >
        {(locale, index) => {
          const name = localeNames[locale];
          return (
            <span className="flex min-w-0 flex-1 items-center gap-3">
              <span lang={locale}>{name}</span>
              {index === 0 && (
                <Badge>
                  <Trans context="a language">First</Trans>
                </Badge>
              )}
              {languages.length > 1 && (
                <IconButton
                  aria-label={t`Remove ${name}`}
                  className="ms-auto"
                  disabled={disabled}
                  onClick={() => onChange(languages.filter((each) => each !== locale))}
                  variant="ghost"
                >
                  <Trash2Icon />
                </IconButton>
              )}
            </span>
          );
        }}
      </SortableList>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((locale) => {
            const name = localeNames[locale];
            return (
              <Button
                aria-label={t`Add ${name}`}
                disabled={disabled}
                key={locale}
                onClick={() => onChange([...languages, locale])}
                size="sm"
              >
                <PlusIcon />
                <span lang={locale}>{name}</span>
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}
