import type { ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** A part of the drawer or of a dialog. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="text-14 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
