import { DownloadIcon } from 'lucide-react';
import { IconButton, type IconButtonProps } from '#/components/icon-button/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** The button of the save menu, before and after the menu's code is loaded. */
export function SaveButton(props: Partial<IconButtonProps>) {
  const labels = useLabelGroup('chart');
  return (
    <IconButton size="sm" {...props} aria-label={labels.saveChart}>
      <DownloadIcon aria-hidden="true" />
    </IconButton>
  );
}
