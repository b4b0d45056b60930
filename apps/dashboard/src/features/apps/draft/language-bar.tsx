import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { AppLanguageCode } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { Flag } from '@unmuted/ui/flag';
import { CheckIcon, PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { useRef } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { appLanguageName, regionOf } from '#/components/mobile-app/app-languages.ts';
import { appLanguages, newAppListing } from '#/features/apps/draft/app-checks.schema.ts';
import { listingOf } from '#/features/apps/draft/app-documents.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { tagOf } from '#/i18n/locales.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The languages of a listing: chooses the edited one, adds and removes. */
export function LanguageBar() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { showLanguage } = useApp();
  const { document, listing, canEdit } = useAppEditor();
  const bar = useRef<HTMLDivElement>(null);
  const tag = tagOf(i18n.locale);
  const focusChosen = () => bar.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, these choose what is shown */}
      <div
        aria-label={t`Languages of the listing`}
        className="flex min-w-0 flex-wrap items-center gap-1"
        ref={bar}
        role="group"
      >
        {document.listings.map(({ language }) => (
          <Button
            aria-pressed={language === listing.language}
            className="aria-pressed:bg-fill-active"
            key={language}
            onClick={() => showLanguage(language)}
            variant="ghost"
          >
            <Flag code={regionOf(language)} />
            {appLanguageName(tag, language)}
            <LanguageState language={language} />
          </Button>
        ))}
        {canEdit && <AddLanguage />}
      </div>
      {canEdit && document.listings.length > 1 && (
        <span className="ms-auto">
          <RemoveLanguage onRemoved={() => requestAnimationFrame(focusChosen)} />
        </span>
      )}
    </div>
  );
}

function LanguageState({ language }: { language: AppLanguageCode }) {
  const formats = useFormats();
  const { app, findings } = useAppEditor();
  const own = app.platform === 'android' ? 'google' : 'apple';
  const count = findings.listings.filter(
    (issue) => issue.language === language && issue.level === 'error' && issue.store === own,
  ).length;
  if (count === 0)
    return (
      <>
        <CheckIcon className="text-live-text" />
        <VisuallyHidden>
          <Trans>complete</Trans>
        </VisuallyHidden>
      </>
    );
  return (
    <>
      <span
        aria-hidden
        className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-off-air-fill px-1 text-12 font-semibold text-off-air-text tabular-nums"
      >
        {formats.number(count)}
      </span>
      <VisuallyHidden>
        <Trans>has problems</Trans>
      </VisuallyHidden>
    </>
  );
}

function AddLanguage() {
  const { i18n } = useLingui();
  const { document, change } = useAppEditor();
  const { showLanguage } = useApp();
  const tag = tagOf(i18n.locale);
  const missing = appLanguages.filter((language) => !listingOf(document, language));
  if (missing.length === 0) return null;
  const add = (language: AppLanguageCode) => {
    const name = document.listings[0]?.title || document.name;
    change(({ listings }) => ({ listings: [...listings, newAppListing(language, name)] }));
    showLanguage(language);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button className="text-fg-muted" variant="ghost">
          <PlusIcon />
          <Trans>Add language</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {missing.map((language) => (
          <DropdownMenuItem key={language} onSelect={() => add(language)}>
            <Flag code={regionOf(language)} />
            {appLanguageName(tag, language)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function RemoveLanguage({ onRemoved }: { onRemoved: () => void }) {
  const { i18n } = useLingui();
  const { listing, change } = useAppEditor();
  const { showLanguage } = useApp();
  const { language } = listing;
  const name = appLanguageName(tagOf(i18n.locale), language);
  return (
    <ConfirmDialog
      action={<Trans>Remove language</Trans>}
      onConfirm={async () => {
        change(({ listings }) => ({ listings: listings.filter((each) => each.language !== language) }));
        showLanguage(undefined);
      }}
      onDone={onRemoved}
      title={<Trans>Remove {name}?</Trans>}
      trigger={
        <Button size="sm" variant="ghost">
          <Trash2Icon />
          <Trans>Remove {name}</Trans>
        </Button>
      }
    >
      <Trans>
        Its texts and pictures are deleted from the draft. The store shows the first language instead.
      </Trans>
    </ConfirmDialog>
  );
}
