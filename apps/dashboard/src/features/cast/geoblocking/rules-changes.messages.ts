import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { filledOf, type RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';

const messages = {
  on: msg`Country rules on`,
  off: msg`Country rules off`,
  allow: msg`Only these countries`,
  deny: msg`Everywhere except these countries`,
  added: msg`{name} added`,
  removed: msg`{name} removed`,
  manyAdded: msg`{count, plural, one {# country added} other {# countries added}}`,
  manyRemoved: msg`{count, plural, one {# country removed} other {# countries removed}}`,
  unknownAllowed: msg`Unknown locations allowed`,
  unknownRefused: msg`Unknown locations blocked`,
  exceptions: msg`Always allowed addresses`,
  notes: msg`Notes on always allowed addresses`,
};

/** Describes the changes in a draft, one sentence each. */
export function useRulesChanges(): (draft: RulesDraft, base: RulesDraft) => string[] {
  const { i18n } = useLingui();
  const nameOf = useCountryName();
  function listed(
    from: readonly string[],
    to: readonly string[],
    one: 'added' | 'removed',
    many: 'manyAdded' | 'manyRemoved',
  ) {
    const missing = to.filter((code) => !from.includes(code));
    const [first] = missing;
    if (first === undefined) return [];
    const count = missing.length;
    return [
      count === 1 ? i18n._(messages[one].id, { name: nameOf(first) }) : i18n._(messages[many].id, { count }),
    ];
  }
  return (draft, base) => [
    ...(draft.enabled === base.enabled ? [] : [i18n._(draft.enabled ? messages.on : messages.off)]),
    ...(draft.mode === base.mode ? [] : [i18n._(messages[draft.mode])]),
    ...listed(base.countries, draft.countries, 'added', 'manyAdded'),
    ...listed(draft.countries, base.countries, 'removed', 'manyRemoved'),
    ...(draft.allowUnknown === base.allowUnknown
      ? []
      : [i18n._(draft.allowUnknown ? messages.unknownAllowed : messages.unknownRefused)]),
    ...exceptionsOf(draft, base).map((which) => i18n._(messages[which])),
  ];
}

/** Changed addresses take precedence; changed notes are listed only if the addresses are equal. */
function exceptionsOf(draft: RulesDraft, base: RulesDraft): ('exceptions' | 'notes')[] {
  const differ = (part: 'network' | 'note') => {
    const [is, was] = [draft, base].map(({ networks }) => filledOf(networks).map((line) => line[part]));
    return JSON.stringify(is) !== JSON.stringify(was);
  };
  if (differ('network')) return ['exceptions'];
  return differ('note') ? ['notes'] : [];
}
