import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Site, SiteDocument } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import type { ReactNode } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { isSame } from '#/components/form/form-values.ts';
import { keepSite, saveSite } from '#/data/sites/sites.queries.ts';
import { siteDocument } from '#/features/onepage/settings/settings.schema.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/**
 * The whole draft, because it is saved whole. Its sections are edited on another page and pass through this form, so
 * their type is not taken apart.
 */
export type SiteValues = Omit<SiteDocument, 'sections'> & { sections: unknown };

export type SiteForm = ReturnType<typeof useSiteForm>;

const valuesOf = ({ draft }: Site): SiteValues => draft;

/** Edits the settings of a site, over the version that the edit began with. */
export function useSiteForm(site: Site) {
  const { api, username } = useSite();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveSite(api, username));
  return useEditForm<SiteValues, Site, SiteDocument>({
    name: 'site-settings',
    resource: site,
    setResource: (current) => keepSite(client, current),
    valuesOf,
    schema: siteDocument,
    // They are edited on another page.
    passed: ['sections', 'theme'],
    save: ({ settings, version }) => mutateAsync({ document: settings, version }),
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Draft saved</Trans> }),
  });
}

type Field = Exclude<keyof SiteValues, 'sections' | 'theme'>;

/** The changed settings, and those that somebody else changed too. Others are taken from the newer draft. */
export function useSiteChanges({ base, draft, theirs, isDirty }: SiteForm): {
  changes: readonly ReactNode[];
  conflict: readonly ConflictField[] | null;
} {
  const { t } = useLingui();
  const labels: Record<Field, string> = {
    title: t`Title`,
    source: t`What it plays`,
    languages: t`Languages`,
    logo: t`Logo`,
    search: t`Search engines`,
    privacy: t`Privacy`,
    imprint: t`Imprint`,
  };
  const fields = Object.keys(labels) as Field[];
  const changed = isDirty ? fields.filter((field) => !isSame(draft[field], base[field])) : [];
  const textOf = (value: SiteValues[Field]) => {
    if (value === null) return null;
    return typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.join(', ')
        : JSON.stringify(value, null, 2);
  };
  return {
    changes: changed.map((field) => labels[field]),
    conflict:
      theirs &&
      changed
        .filter((field) => !isSame(draft[field], theirs[field]))
        .map((field) => ({
          id: field,
          label: labels[field],
          mine: textOf(draft[field]),
          theirs: textOf(theirs[field]),
        })),
  };
}
