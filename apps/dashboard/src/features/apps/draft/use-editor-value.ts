import { useLingui } from '@lingui/react';
import type { App, AppDocument, AppListing, FieldProblem } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { checkApp } from '#/features/apps/draft/app-checks.schema.ts';
import { listingOf, withListing } from '#/features/apps/draft/app-documents.ts';
import type { AppEditorValue, FieldPlace } from '#/features/apps/draft/editor-context.ts';
import { validationText } from '#/i18n/validation.messages.ts';

interface Options {
  app: App;
  document: AppDocument;
  /** Of the address. */
  language: AppLanguageCode | undefined;
  problems: readonly FieldProblem[];
  canEdit: boolean;
  showsEffects: boolean;
  apply: (edit: (document: AppDocument) => AppDocument) => void;
  /** Shows the part of the page that has the field. */
  show: (place: FieldPlace) => void;
}

/** The value of `AppEditorContext` over any way to keep a draft. */
export function useEditorValue(options: Options): AppEditorValue {
  const { app, document, language, problems, canEdit, showsEffects, apply, show } = options;
  const { i18n } = useLingui();
  const [target, jump] = useState<FieldPlace | null>(null);
  // Typing goes first.
  const settled = useDeferredValue(document);
  const findings = useMemo(() => checkApp(settled, app.platform), [settled, app.platform]);
  const listing = (language && listingOf(document, language)) ?? (document.listings[0] as AppListing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `apply` and `show` may be new in each render
  return useMemo(
    () => ({
      app,
      document,
      listing,
      change: (part) =>
        apply((current) => ({ ...current, ...(typeof part === 'function' ? part(current) : part) })),
      changeListing: (part) =>
        apply((current) => ({ ...current, ...withListing(current, listing.language, part) })),
      changeLegal: (part) => apply((current) => ({ ...current, legal: { ...current.legal, ...part } })),
      errorAt(pointer) {
        const problem = problems.find(
          (each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`),
        );
        return problem && validationText(i18n, problem);
      },
      findings,
      canEdit,
      showsEffects,
      target,
      jump(place) {
        jump(place);
        if (place) show(place);
      },
    }),
    [app, document, listing, problems, findings, canEdit, showsEffects, target, i18n.locale],
  );
}
