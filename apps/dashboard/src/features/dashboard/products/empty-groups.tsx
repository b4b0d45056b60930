import { Trans, useLingui } from '@lingui/react/macro';
import { groupAnchors, type ProductGroup } from '#/components/app-nav/dashboard-anchors.ts';

/** The groups without products as one line. Links to these groups lead here. */
export function EmptyGroups({ groups }: { groups: readonly ProductGroup[] }) {
  const { t, i18n } = useLingui();
  const names: Record<ProductGroup, string> = {
    casts: t`Casts and stations`,
    sites: t`One-page sites`,
    skills: t`Alexa skills`,
    apps: t`Mobile apps`,
  };
  if (groups.length === 0) return null;
  const parts = new Intl.ListFormat(i18n.locale).formatToParts(groups);
  const list = parts.map(({ type, value }) => {
    const group = type === 'element' ? groups.find((each) => each === value) : undefined;
    return group === undefined ? (
      value
    ) : (
      <span className="scroll-mt-6" id={groupAnchors[group]} key={group}>
        {names[group]}
      </span>
    );
  });
  return (
    <p className="mt-8 text-13 text-fg-muted">
      <Trans>Not set up yet: {list}. They appear here once your provider adds them.</Trans>
    </p>
  );
}
