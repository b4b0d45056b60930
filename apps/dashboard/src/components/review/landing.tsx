import { type ReactNode, useEffect, useRef } from 'react';

export interface LandingProps {
  /** A problem or a remark leads here. */
  isTarget: boolean;
  onLanded: () => void;
  children: ReactNode;
}

/** Moves focus to its first control when it becomes the target. */
export function Landing({ isTarget, onLanded, children }: LandingProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    const control = area.current?.querySelector<HTMLElement>(
      'input:not([type=hidden]), textarea, select, [role=combobox], button',
    );
    control?.focus();
    // Not `behavior: smooth`: people who jump want to be there.
    control?.scrollIntoView?.({ block: 'center' });
    onLanded();
  }, [isTarget, onLanded]);
  return (
    <div className="grid min-w-0 content-start gap-1.5" ref={area}>
      {children}
    </div>
  );
}
