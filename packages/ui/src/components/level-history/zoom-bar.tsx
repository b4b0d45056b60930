import { FullscreenIcon, ZoomInIcon, ZoomOutIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#/components/icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#/components/icons/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { levelHistoryVariants } from './level-history.variants.ts';
import type { LevelZoom } from './use-level-range.ts';

interface ZoomBarProps {
  zoom: LevelZoom;
  /** The visible period as text. */
  period: string;
}

const styles = levelHistoryVariants();

/** The visible period and the zoom buttons. A button that would change nothing is disabled but keeps focus. */
export function ZoomBar({ zoom, period }: ZoomBarProps) {
  const labels = useLabelGroup('levelHistory');
  const button = (name: string, isIdle: boolean, act: () => void, icon: ReactNode) => (
    <IconButton
      aria-disabled={isIdle || undefined}
      aria-label={name}
      className="ui:aria-disabled:cursor-default ui:aria-disabled:bg-transparent ui:aria-disabled:text-fg-subtle ui:aria-disabled:opacity-50"
      onClick={() => {
        if (!isIdle) act();
      }}
      size="sm"
      title={name}
    >
      {icon}
    </IconButton>
  );
  return (
    <div className={styles.bar()} data-part="zoom-bar">
      <p className={styles.period()} data-part="period" role="status">
        {period}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields */}
      <div
        aria-label={labels.zoom}
        className={styles.buttons()}
        data-chrome=""
        data-part="zoom"
        // Time runs from left to right in RTL layouts too.
        dir="ltr"
        role="group"
      >
        {button(labels.earlier, zoom.isAtStart, () => zoom.pan(-0.5), <ChevronLeftIcon />)}
        {button(labels.later, zoom.isAtEnd, () => zoom.pan(0.5), <ChevronRightIcon />)}
        {button(labels.zoomOut, zoom.isWhole, () => zoom.zoom('out'), <ZoomOutIcon aria-hidden="true" />)}
        {button(labels.zoomIn, zoom.isShortest, () => zoom.zoom('in'), <ZoomInIcon aria-hidden="true" />)}
        {button(labels.showAll, zoom.isWhole, zoom.reset, <FullscreenIcon aria-hidden="true" />)}
      </div>
    </div>
  );
}
