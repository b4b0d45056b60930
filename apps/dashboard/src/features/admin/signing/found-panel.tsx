import { type ReactNode, useEffect, useRef } from 'react';

export interface FoundPanelProps {
  title: ReactNode;
  description: ReactNode;
  children: ReactNode;
}

/** What the server found. Its heading takes the focus, so that it is read out. */
export function FoundPanel({ title, description, children }: FoundPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section className="grid gap-4 rounded-tile border border-border p-4" ref={panel}>
      <div>
        <h3 className="text-14 font-semibold outline-none" ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p className="text-13 text-fg-muted">{description}</p>
      </div>
      {children}
    </section>
  );
}
