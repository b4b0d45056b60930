import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { AudioLinesIcon, GlobeIcon, type IconType, MicIcon, SmartphoneIcon } from '@unmuted/ui/icons';
import { NavGroup, NavItem } from '@unmuted/ui/nav-list';
import { groupAnchors, type ProductGroup } from '#/components/app-nav/dashboard-anchors.ts';

const sections: readonly { group: ProductGroup; icon: IconType; label: MessageDescriptor }[] = [
  { group: 'casts', icon: AudioLinesIcon, label: msg`Casts and stations` },
  { group: 'sites', icon: GlobeIcon, label: msg`One-page sites` },
  { group: 'skills', icon: MicIcon, label: msg`Alexa skills` },
  { group: 'apps', icon: SmartphoneIcon, label: msg`Mobile apps` },
];

/** The top bar has no room for every product: it links to the four groups. */
export function SectionLinks() {
  const { i18n } = useLingui();
  return (
    <NavGroup>
      {sections.map(({ group, icon: Icon, label }) => (
        <NavItem asChild icon={<Icon />} key={group}>
          <Link activeOptions={{ exact: true, includeHash: true }} hash={groupAnchors[group]} to="/dashboard">
            {i18n._(label)}
          </Link>
        </NavItem>
      ))}
    </NavGroup>
  );
}
