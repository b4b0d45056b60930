import type { ReactNode } from 'react';

/** A chapter of the foundations: title, lead and content. */
export function Specimen({ title, children, lead }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="grid max-w-[64rem] gap-8 text-14 text-fg" data-wide>
      <header className="grid gap-1">
        <h1 className="text-24 font-title tracking-24">{title}</h1>
        <p className="max-w-[40rem] text-fg-muted">{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** A section of a chapter. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-16 font-semibold tracking-16">{title}</h2>
      {children}
    </section>
  );
}
