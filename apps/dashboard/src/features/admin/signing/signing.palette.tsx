import { useLingui } from '@lingui/react/macro';
import { KeyRoundIcon } from '@unmuted/ui/icons';
import type { PaletteEntries } from '#/components/command-palette/command.ts';
import { usePermission } from '#/session/use-permission.ts';

const path = '/admin/apps/ios/signing-bundles';

/** The two lists of the signing page by the words that people search for. */
export function useSigningEntries(): PaletteEntries {
  const { t } = useLingui();
  const maySee = usePermission('services.manage');
  const page = t`Signing`;
  const items = [
    {
      id: 'signing-bundles',
      href: path,
      label: t`Signing bundles`,
      keywords: [t`Certificate`, t`Provisioning profile`, 'p12', 'mobileprovision'],
    },
    {
      id: 'keystores',
      href: `${path}?tab=keystores`,
      label: t`Keystores`,
      keywords: [t`Upload key`, 'jks', t`Play App Signing is on`],
    },
  ];
  return {
    groups: maySee
      ? [
          {
            id: 'signing',
            label: page,
            items: items.map((item) => ({ ...item, hint: page, icon: <KeyRoundIcon />, searchOnly: true })),
          },
        ]
      : [],
    isLoading: false,
    failed: [],
  };
}
