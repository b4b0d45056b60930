import { useLingui } from '@lingui/react/macro';
import { useCountryName } from '#/features/cast/components/listener-words.tsx';
import type { StaleField } from '#/features/cast/components/stale-dialog.tsx';
import { filledOf, type GeoDraft } from '#/features/cast/geo-rules.schema.ts';

/** What tells two versions of the rules apart, in words. */
export function useGeoDifferences(): (mine: GeoDraft, theirs: GeoDraft) => readonly StaleField[] {
  const { t, i18n } = useLingui();
  const nameOf = useCountryName();
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);
  const texts: { readonly [Key in keyof GeoDraft]: (value: GeoDraft[Key]) => string | null } = {
    enabled: yesOrNo,
    mode: (mode) => (mode === 'allow' ? t`Only these countries` : t`All but these countries`),
    countries: (codes) =>
      codes.length === 0
        ? null
        : codes
            .map(nameOf)
            .sort((a, b) => a.localeCompare(b, i18n.locale))
            .join('\n'),
    allowUnknown: (isAllowed) => (isAllowed ? t`Unknown places allowed` : t`Unknown places refused`),
    networks: (lines) =>
      filledOf(lines)
        .map(({ network, note }) => (note === '' ? network : `${network} · ${note}`))
        .join('\n') || null,
  };
  const labels: Readonly<Record<keyof GeoDraft, string>> = {
    enabled: t`Decide by country`,
    mode: t`What the list of countries means`,
    countries: t`Countries on the list`,
    allowUnknown: t`Unknown places`,
    networks: t`Always allowed addresses`,
  };
  function fieldOf<Key extends keyof GeoDraft>(id: Key, mine: GeoDraft, theirs: GeoDraft): StaleField {
    return { id, label: labels[id], mine: texts[id](mine[id]), theirs: texts[id](theirs[id]) };
  }
  return (mine, theirs) =>
    (Object.keys(labels) as (keyof GeoDraft)[])
      .map((id) => fieldOf(id, mine, theirs))
      .filter((field) => field.mine !== field.theirs);
}
