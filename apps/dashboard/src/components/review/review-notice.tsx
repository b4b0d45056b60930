import type { ReactNode } from 'react';

export interface ReviewNoticeProps {
  icon: ReactNode;
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** Why a product was sent back, rejected or stopped, below its header. */
export function ReviewNotice({ icon, title, action, children }: ReviewNoticeProps) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-border-soft p-4 md:px-5">
      <span
        aria-hidden
        className="grid size-8 flex-none place-items-center rounded-tile bg-off-air-fill text-off-air-text"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-60 text-13 text-fg-muted wrap-anywhere">
        <h2 className="text-14 font-medium text-fg">{title}</h2>
        {children}
      </div>
      {action}
    </div>
  );
}
